// The three great works in the north: tractors, steel and guns.

import { broken, Chimney, courses, hatching, Mass, openings, Smoke, wall, Ruined } from "./masonry";
import { MOTIFS } from "./motifs";
import { useContext } from "preact/hooks";

function teeth(
  left: number,
  count: number,
  wide: number,
  low: number,
  high: number,
  foot: number,
  lost: number[] = [],
) {
  let path = `M${left} ${foot}V${low}`;
  for (let tooth = 0; tooth < count; tooth++) {
    const x = left + tooth * wide;
    path += lost.includes(tooth)
      ? `L${x + wide * 0.2} ${low + 6}L${x + wide * 0.3} ${low + 2}L${x + wide * 0.6} ${low + 9}L${x + wide} ${low + 3}`
      : `L${x} ${high}L${x + wide} ${low}`;
  }
  return `${path}V${foot}Z`;
}

export function TractorWorks() {
  const isDestroyed = useContext(Ruined);
  const [count, wide] = [6, 25];
  const panes = Array.from({ length: count }, (_, i) => `M${28 + i * wide} 76V56l5 3.6V76Z`).join("");
  const girders = Array.from(
    { length: count },
    (_, i) => `M${28 + i * wide} 76V56L${28 + (i + 1) * wide} 76M${36 + i * wide} 76V62M${45 + i * wide} 76V70`,
  ).join("");
  return (
    <>
      {!isDestroyed && <Smoke x={52} y={16} rolls={7} lean={1.5} />}
      {!isDestroyed && <Smoke x={150} y={12} rolls={5} lean={1.6} />}
      <Chimney x={50} foot={100} top={18} stump={44} />
      <Chimney x={76} foot={100} top={26} stump={58} />
      <Chimney x={148} foot={100} top={14} stump={30} />
      <path class="bs-fine" d={girders} />
      <Mass
        tint="slate"
        outline={teeth(28, count, wide, 76, 56, 102)}
        ruin={teeth(28, count, wide, 76, 56, 102, [1, 4, 5])}
      >
        <path class="bs-glass" d={panes} />
        <path class="bs-brickwork" d="M20 76H190V104H20Z" />
        <path class="bs-fine" d={`M20 76H190M20 80H190${panes}`} />
        <path class="bs-dark" d={openings(wall(28, 178, 80, 102), { columns: 12, rows: 1, wide: 0.55, high: 0.6 })} />
        <path class="bs-shade" d="M128 76H180V104H128Z" />
      </Mass>
      {isDestroyed && <Smoke x={62} y={74} size={4} rolls={8} />}
      {isDestroyed && <Smoke x={140} y={70} size={4} rolls={7} />}
      <g transform={isDestroyed ? "translate(100 103) rotate(9) scale(.8)" : "translate(100 103) scale(.85)"}>
        <path class="bs-halo" d={MOTIFS.tank.solid} />
        <path class="bs-machine" d={MOTIFS.tank.solid} />
        <path class="bs-ground" d={MOTIFS.tank.hole} />
      </g>
    </>
  );
}

/** A blast furnace on its foot, with the bell on top. */
function furnace(x: number, top: number): string {
  return `M${x - 12} 98L${x - 14} 78L${x - 9} ${top + 16}L${x - 5} ${top + 9}V${top}H${x + 5}V${top + 9}L${x + 9} ${top + 16}L${x + 14} 78L${x + 12} 98Z`;
}
function blown(x: number, top: number): string {
  return `M${x - 12} 98L${x - 14} 78L${x - 10} ${top + 24}l4-5l3 8l5-9l3 6l5-2L${x + 14} 78L${x + 12} 98Z`;
}

export function SteelWorks() {
  const isDestroyed = useContext(Ruined);
  const hall = wall(104, 188, 66, 102);
  const stoves = [84, 98].map((x) => `M${x - 6} 98V50Q${x - 6} 42 ${x} 42T${x + 6} 50V98Z`);
  return (
    <>
      {!isDestroyed && [112, 146, 180].map((x) => <Smoke key={x} x={x + 1} y={22} rolls={4} lean={1.6} />)}
      {[112, 129, 146, 163, 180].map((x, i) => (
        <Chimney key={x} x={x} foot={100} top={24 + (i % 2) * 5} stump={[40, 62, 34, 58, 50][i]!} wide={5} />
      ))}
      {!isDestroyed && <path class="bs-glow" d="M14 104Q20 78 48 76T92 104Z" />}
      <path
        class="bs-girders"
        d="M4 100L40 30M10 100L46 34M8 93l7-4M13 83l7-4M18 73l7-4M23 63l7-4M28 53l7-4M33 43l7-4"
      />
      {!isDestroyed && <path class="bs-pipe" d="M66 26Q76 12 84 24V44" />}
      {stoves.map((stove, i) => (
        <Mass
          key={stove}
          tint="concrete"
          outline={stove}
          ruin={stove.replace(/V50Q.*?V98/, i ? "V70l4 3l3-8l5 6V98" : "V58l5-4l3 7l4-3V98")}
        >
          <path class="bs-hatch" d={hatching(84 + i * 14, 96 + i * 14, 40, 98)} />
          <path class="bs-fine" d="M70 56H110M70 88H110" />
        </Mass>
      ))}
      {[32, 62].map((x, i) => (
        <Mass key={x} tint="slate" outline={furnace(x, 22 + i * 4)} ruin={blown(x, 22 + i * 4)}>
          <path class="bs-shade" d={`M${x + 3} 10H${x + 16}V100H${x + 3}Z`} />
          <path
            class="bs-fine"
            d={`M${x - 16} 78H${x + 16}M${x - 16} 64H${x + 16}M${x - 16} 50H${x + 16}M${x - 9} ${38 + i * 4}H${x + 9}`}
          />
          <path class={isDestroyed ? "bs-dark" : "bs-fire"} d={`M${x - 6} 98V90Q${x} 82 ${x + 6} 90V98Z`} />
        </Mass>
      ))}
      <Mass
        tint="brickwork"
        outline={`M104 102V70L125 58L146 70L167 58L188 70V102Z`}
        ruin={broken(hall, [0.1, 0.5, 0.3, 0.7, 0.2, 0.1, 0.5])}
      >
        <path
          class={isDestroyed ? "bs-dark" : "bs-fire"}
          d={openings(hall, { columns: 5, rows: 1, from: 0.3, to: 1, high: 0.8, wide: 0.6, isArched: true })}
        />
        <path class="bs-fine" d="M104 74H188M125 58V74M167 58V74" />
        <path class="bs-hatch" d={hatching(146, 190, 56, 76)} />
      </Mass>
      {!isDestroyed && <path class="bs-fire" d="M26 99H38L44 106H24ZM56 99H68L70 106H54Z" />}
      {isDestroyed && <Smoke x={36} y={44} size={4} rolls={7} />}
      {isDestroyed && <Smoke x={136} y={80} size={4} rolls={8} />}
    </>
  );
}

export function GunFactory() {
  const isDestroyed = useContext(Ruined);
  const halls = [18, 72, 126].map((x) => ({
    x,
    face: wall(x, x + 54, 60, 102),
    gable: `M${x} 102V60L${x + 27} 40L${x + 54} 60V102Z`,
  }));
  const losses = [[0.4, 0.1, 0.05, 0.3, 0.6, 0.5], [0.5, 0.7, 0.3, 0.6, 0.75, 0.3], [0.2, 0.05, 0.1, 0.5, 0.3, 0.6]]; // prettier-ignore
  return (
    <>
      {!isDestroyed && <Smoke x={41} y={14} rolls={6} lean={1.5} />}
      <Chimney x={40} foot={100} top={16} stump={36} wide={7} />
      <Chimney x={168} foot={100} top={22} stump={46} wide={7} />
      {halls.map(({ x, face, gable }, i) => (
        <Mass key={x} tint="brickwork" outline={gable} ruin={broken(face, losses[i]!)}>
          <path class="bs-plaster" d={`M${x} 62L${x + 27} 42L${x + 54} 62V66L${x + 27} 46L${x} 66Z`} />
          <path class={isDestroyed ? "bs-dark" : "bs-glass"} d={`M${x + 20} 64a7 7 0 1 1 14 0Z`} />
          <path class="bs-fine" d={`M${x + 27} 57V64M${x} 70H${x + 54}${courses(face, [0.95])}`} />
          <path
            class="bs-dark"
            d={openings(face, { columns: 3, rows: 1, from: 0.28, to: 1, wide: 0.58, high: 0.9, isArched: true })}
          />
          <path class="bs-hatch" d={hatching(x + 40, x + 54, 40, 104)} />
        </Mass>
      ))}
      {isDestroyed && <Smoke x={60} y={74} size={4} rolls={8} />}
      {isDestroyed && <Smoke x={150} y={60} size={3.5} rolls={6} />}
      <g transform={isDestroyed ? "rotate(7 100 108)" : ""}>
        <path class="bs-halo" d={HOWITZER} />
        <path class="bs-machine" d={HOWITZER} />
        <path class="bs-spokes" d="M80 98V112M73 105H87M75 100L85 110M85 100L75 110" />
      </g>
      <path class="bs-barrels" d="M122 108H176M126 103.5H172" />
      <path class="bs-fine" d="M132 100V112M164 100V112" />
    </>
  );
}

// A heavy gun at full elevation, its trail on the ground
const HOWITZER =
  "M68 97L124 64L127 69L121 73L90 95Q93 99 91.5 105A11.5 11.5 0 1 1 70 100L64 104ZM70 104L28 112V108L66 99ZM122 62L128 59L132 66L126 70Z";
