// The buildings of the centre: a house, a silo, the station and the department store.

import { useContext } from "preact/hooks";
import { broken, courses, hatching, Mass, openings, Ruined, Smoke, wall, whole, type Wall } from "./masonry";

/** One bay of one storey of the house, whose windows are not all broken yet. */
const bay = (column: number, storey: number) => {
  const [left, top] = [34 + column * 12.75, 32.1 + storey * 17.1];
  return wall(left, left + 12.75, top, top + 17.1);
};
const GLAZED: [number, number][] = [[0, 0], [3, 0], [6, 1], [1, 2], [4, 2], [7, 0], [7, 3], [2, 3]]; // prettier-ignore
const PANES = GLAZED.map(([column, storey]) =>
  openings(bay(column, storey), { columns: 1, rows: 1, from: 0, to: 1, high: 0.6 }),
).join("");
const SHARDS = [[2, 0], [5, 1], [0, 2], [6, 3], [1, 1], [5, 0]].map(([column, storey]) => {
  const [x, y] = [34 + column! * 12.75 + 3.2, 32.1 + storey! * 17.1 + 3.4];
  return `M${x} ${y}h6.4l-3 4l-1-2l-2.4 6Z`;
}).join(""); // prettier-ignore

export function House() {
  const isDestroyed = useContext(Ruined);
  const front = wall(34, 136, 26, 102);
  const side: Wall = { left: [136, 26, 102], right: [168, 34, 99] };
  return (
    <>
      {isDestroyed && <Smoke x={92} y={60} size={4.5} rolls={9} />}
      <Mass tint="shadow-wall" outline={whole(side)} ruin={broken(side, [0.16, 0.05, 0.3, 0.5])}>
        <path class="bs-hatch" d={hatching(134, 170, 20, 104)} />
        <path class="bs-dark" d={openings(side, { columns: 3, rows: 4, high: 0.56 })} />
        <path class="bs-fine" d={courses(side, [0.04, 0.27])} />
      </Mass>
      <Mass tint="brickwork" outline={whole(front)} ruin={broken(front, [0.1, 0.03, 0.3, 0.62, 0.5, 0.72, 0.4, 0.16])}>
        <path class="bs-plaster" d="M30 26H140V31H30ZM30 80H140V83H30Z" />
        <path class="bs-dark" d={openings(front, { columns: 8, rows: 4, from: 0.08, to: 0.98, high: 0.6 })} />
        <path class="bs-glass" d={PANES + SHARDS} />
        <path
          class="bs-panes"
          d={openings(front, { columns: 8, rows: 4, from: 0.08, to: 0.98, high: 0.6, wide: 0.02 })}
        />
        <path class="bs-brickwork" d="M79 84H92V104H79Z" />
        <path class="bs-dark" d="M80.5 103V90Q85.5 85 90.5 90V103Z" />
        <path class="bs-fine" d={courses(front, [0.07, 0.3, 0.52, 0.71, 0.75])} />
        <path
          class="bs-scars"
          d="M52 44l3 2l2-3l3 4l-4 2l-3-1ZM112 62l4-2l2 4l4 1l-5 4l-4-3ZM70 72l2-3l4 2l-1 4l-4 1Z"
        />
      </Mass>
      <path
        class="bs-wire"
        d="M12 108q5-7 10 0t10 0t10 0t10 0M148 108q5-7 10 0t10 0t10 0t10 0M12 100V113M52 100V113M148 100V113M188 100V113"
      />
    </>
  );
}

export function GrainElevator() {
  const isDestroyed = useContext(Ruined);
  const tower = wall(40, 72, 8, 102);
  const silos = Array.from({ length: 6 }, (_, i) => wall(72 + i * 17, 89 + i * 17, 36, 102));
  const depths = [[0.05, 0.1, 0.02], [0.02, 0.3, 0.2], [0.25, 0.45, 0.3], [0.3, 0.1, 0.05], [0.04, 0.02, 0.12], [0.2, 0.4, 0.5]]; // prettier-ignore
  const gallery = wall(66, 168, 27, 37);
  return (
    <>
      {isDestroyed && <Smoke x={120} y={50} size={5} rolls={7} />}
      <Mass
        tint="shadow-wall"
        outline={whole(wall(18, 42, 72, 102))}
        ruin={broken(wall(18, 42, 72, 102), [0.5, 0.2, 0.4])}
      >
        <path class="bs-dark" d={openings(wall(18, 42, 72, 102), { columns: 3, rows: 2 })} />
      </Mass>
      <Mass tint="concrete" outline={whole(gallery)} ruin={broken(wall(66, 96, 27, 37), [0, 0.15, 0.5, 0.9])}>
        <path class="bs-dark" d={openings(gallery, { columns: 12, rows: 1, high: 0.5 })} />
      </Mass>
      {silos.map((silo, i) => (
        <Mass key={i} tint="concrete" outline={whole(silo)} ruin={broken(silo, depths[i]!)}>
          <path class="bs-shade" d={`M${silo.right[0] - 6} 30H${silo.right[0]}V104H${silo.right[0] - 6}Z`} />
          <path class="bs-hatch" d={hatching(silo.right[0] - 6, silo.right[0], 30, 104, 2.6)} />
          <path class="bs-fine" d={courses(silo, [0.06])} />
        </Mass>
      ))}
      <Mass tint="concrete" outline={whole(tower)} ruin={broken(tower, [0.16, 0.05, 0.12, 0.3, 0.22])}>
        <path class="bs-shade" d="M62 4H74V104H62Z" />
        <path class="bs-hatch" d={hatching(62, 74, 4, 104, 2.6)} />
        <path
          class="bs-dark"
          d={openings(tower, { columns: 3, rows: 3, from: 0.05, to: 0.4, wide: 0.42, high: 0.5 })}
        />
        <path class="bs-dark" d={openings(tower, { columns: 3, rows: 1, from: 0.6, to: 0.72, wide: 0.3 })} />
        <path class="bs-fine" d={courses(tower, [0.03, 0.44, 0.56])} />
        <path class="bs-scars" d="M48 60l4-3l5 2l1 6l-5 3l-5-3Z" />
      </Mass>
      <path class="bs-scars" d="M100 62l4-4l6 3l-1 6l-6 1ZM142 80l5-3l3 5l-4 4Z" />
      <path class="bs-dark" d="M92 102V92H104V102ZM126 102V92H138V102Z" />
    </>
  );
}

export function Station() {
  const isDestroyed = useContext(Ruined);
  const wings = [wall(16, 70, 52, 100), wall(130, 184, 52, 100)];
  const depths = [[0.3, 0.05, 0.1, 0.5, 0.6, 0.3], [0.1, 0.45, 0.65, 0.2, 0.05, 0.25]]; // prettier-ignore
  return (
    <>
      {isDestroyed && <Smoke x={88} y={48} size={4.5} rolls={8} />}
      {wings.map((wing, i) => (
        <Mass key={i} tint="plaster" outline={whole(wing)} ruin={broken(wing, depths[i]!)}>
          <path class="bs-slate" d={`M${wing.left[0]} 52H${wing.right[0]}V58H${wing.left[0]}Z`} />
          <path
            class="bs-dark"
            d={openings(wing, { columns: 4, rows: 1, from: 0.2, to: 0.96, high: 0.82, wide: 0.52, isArched: true })}
          />
          <path
            class="bs-panes"
            d={courses(wing, [0.6]) + openings(wing, { columns: 4, rows: 1, wide: 0.02, from: 0.2 })}
          />
          <path class="bs-fine" d={courses(wing, [0.13, 0.17, 0.94])} />
          {i === 1 && <path class="bs-hatch" d={hatching(130, 186, 50, 102)} />}
        </Mass>
      ))}
      <Mass
        tint="plaster"
        outline="M66 102V44H72Q74 18 100 18T128 44H134V102Z"
        ruin="M66 102V50l4-4l3 5l2-14l6-8l5 4l3-7l6 2l3 8l7 12l6-6l5 9l4-11l7-2l2 10l5 2V102Z"
      >
        <path class={isDestroyed ? "bs-gap" : "bs-glass"} d="M80 102V56A20 20 0 0 1 120 56V102Z" />
        <path class="bs-panes bs-heavy" d="M80 72H120M80 56H120M90 102V39M100 102V36M110 102V39M80 88H120" />
        <path
          class="bs-fine"
          d="M76 102V56A24 24 0 0 1 124 56V102M66 48H76M124 48H134M66 52H75M125 52H134M80 102V56A20 20 0 0 1 120 56V102"
        />
        <path class="bs-shade" d="M125 40H136V104H125Z" />
        <path class="bs-dial" d="M95 27a5 5 0 1 0 10 0a5 5 0 1 0-10 0" />
        <path class="bs-fine" d="M100 27V24M100 27L102 28.5" />
      </Mass>
      <path class="bs-sleepers" d={Array.from({ length: 26 }, (_, i) => `M${i * 8 + 1} 104.5l-2 9`).join("")} />
      <path class="bs-rails" d="M0 106.5H200M0 111.5H200" />
    </>
  );
}

export function DepartmentStore() {
  const isDestroyed = useContext(Ruined);
  const left: Wall = { left: [14, 46, 98], right: [82, 24, 104] };
  const right: Wall = { left: [118, 24, 104], right: [186, 46, 98] };
  const corner = wall(82, 118, 20, 104);
  const storeys = { rows: 4, from: 0.08, to: 0.72, high: 0.62 };
  const arcade = { rows: 1, from: 0.73, to: 1, high: 0.94, wide: 0.66, isArched: true };
  return (
    <>
      {isDestroyed && <Smoke x={128} y={54} size={4.5} rolls={8} />}
      <Mass tint="plaster" outline={whole(left)} ruin={broken(left, [0.3, 0.1, 0.4, 0.6, 0.35, 0.1, 0.02])}>
        <path
          class="bs-dark"
          d={openings(left, { columns: 6, ...storeys }) + openings(left, { columns: 5, ...arcade })}
        />
        <path class="bs-fine" d={courses(left, [0.04, 0.07, 0.7, 0.73])} />
      </Mass>
      <Mass tint="shadow-wall" outline={whole(right)} ruin={broken(right, [0.04, 0.2, 0.55, 0.7, 0.3, 0.5, 0.2])}>
        <path class="bs-hatch" d={hatching(116, 188, 20, 106)} />
        <path
          class="bs-dark"
          d={openings(right, { columns: 6, ...storeys }) + openings(right, { columns: 5, ...arcade })}
        />
        <path class="bs-fine" d={courses(right, [0.04, 0.07, 0.7, 0.73])} />
      </Mass>
      <Mass tint="plaster" outline="M82 104V20Q100 10 118 20V104Z" ruin={broken(corner, [0.02, 0.1, 0.04, 0.24, 0.16])}>
        <path class="bs-dark" d={openings(corner, { columns: 3, ...storeys, wide: 0.56 })} />
        <path class="bs-brickwork" d="M82 75H118V82H82Z" />
        <path class="bs-dark" d="M88 104V92Q88 84 100 84T112 92V104Z" />
        <path class="bs-fine" d={courses(corner, [0.02, 0.05, 0.655, 0.74]) + "M88.5 20V74M111.5 20V74"} />
        <path class="bs-panes" d="M100 84V104M88 92H112" />
        <path class="bs-letters" d="M86 78.5H114" />
      </Mass>
    </>
  );
}
