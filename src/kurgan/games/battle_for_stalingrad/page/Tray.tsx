// Forces that stand nowhere yet: to be placed in the set-up, or to be brought back.

import { Piece } from "./Piece";
import { tray, type TableProps } from "./reading";

export function Tray(props: TableProps) {
  const { scene, view } = props;
  const values = new Map(scene.forces.map((card) => [card.code, card.value]));
  const forces = tray(view).toSorted((one, other) => (values.get(other.code) ?? 0) - (values.get(one.code) ?? 0));
  return (
    <div class="bs-tray" style={{ "--half": Math.ceil(forces.length / 2) }}>
      {forces.map((force) => (
        <Piece key={force.code} {...props} code={force.code} />
      ))}
    </div>
  );
}
