// Hill, river and ravine.

import { useContext } from "preact/hooks";
import { broken, hatching, Mass, openings, Ruined, Smoke, wall } from "./masonry";

const HILL = "M-2 104Q34 96 56 74T92 46Q108 40 126 46T152 68T202 100V122H-2Z";
const RINGS = [
  "M4 108Q42 98 62 78T96 54Q110 50 122 55T146 76T196 106",
  "M24 112Q54 100 70 84T99 63Q110 60 120 65T140 84T176 112",
  "M48 114Q68 104 78 92T102 73Q110 71 117 75T133 92T156 114",
  "M72 114Q84 104 90 96T105 84Q110 83 115 86T127 98T138 114",
];
const TURF =
  "M30 100l1.5-3l1 3M46 90l1.5-3l1 3M62 96l1.5-3l1 3M88 66l1.5-3l1 3M116 60l1.5-3l1 3M132 72l1.5-3l1 3M150 92l1.5-3l1 3M168 96l1.5-3l1 3M106 100l1.5-3l1 3M84 106l1.5-3l1 3M122 84l1.5-3l1 3";

/** A crater seen from the side: a dark hollow with its lip. */
function crater(x: number, y: number, wide: number): string {
  return `M${x - wide} ${y}q${wide} ${-wide * 0.5} ${2 * wide} 0q${-wide} ${wide * 0.75} ${-2 * wide} 0Z`;
}

/** A round water tank of concrete, half in the ground. */
function Tank({ x, y, ruin }: { x: number; y: number; ruin: string }) {
  return (
    <Mass
      tint="concrete"
      outline={`M${x - 15} ${y}V${y - 14}Q${x} ${y - 21} ${x + 15} ${y - 14}V${y}Q${x} ${y + 5} ${x - 15} ${y}Z`}
      ruin={ruin}
    >
      <path class="bs-shade" d={`M${x + 5} ${y - 22}H${x + 16}V${y + 6}H${x + 5}Z`} />
      <path class="bs-hatch" d={hatching(x + 5, x + 16, y - 22, y + 6, 2.6)} />
      <path
        class="bs-fine"
        d={`M${x - 15} ${y - 14}Q${x} ${y - 9} ${x + 15} ${y - 14}M${x - 15} ${y - 6}Q${x} ${y - 1} ${x + 15} ${y - 6}`}
      />
      <path class="bs-dark" d={`M${x - 9} ${y - 4}h8v3h-8Z`} />
    </Mass>
  );
}

export function Hill() {
  const isDestroyed = useContext(Ruined);
  const craters: [number, number, number][] = [[56, 86, 5], [142, 84, 6], [108, 92, 4]]; // prettier-ignore
  const more: [number, number, number][] = [[36, 98, 6], [78, 94, 6], [118, 92, 7], [164, 98, 6], [112, 66, 5], [84, 64, 4], [160, 84, 4]]; // prettier-ignore
  const shown = isDestroyed ? [...craters, ...more] : craters;
  return (
    <>
      <Smoke x={34} y={86} size={isDestroyed ? 5 : 3} rolls={isDestroyed ? 9 : 7} lean={0.6} />
      <Smoke x={166} y={78} size={3} rolls={7} lean={0.8} />
      {isDestroyed && <Smoke x={108} y={38} size={4} rolls={7} />}
      <Tank x={90} y={48} ruin="M75 48V38l5 2l4-6l6 5l4 7l5-4l6 2V48Q90 53 75 48Z" />
      <Tank x={126} y={48} ruin="M111 48V42l6-3l3-8l7 2l5 6l4-3l5 6V48Q126 53 111 48Z" />
      <Mass tint="hill" outline={HILL}>
        <path class="bs-hill-high" d={`${RINGS[0]}L212 124H-14Z`} />
        <path class="bs-turf" d={TURF} />
        <path class="bs-hatch" d={hatching(120, 210, 34, 124, 4)} />
        <path class="bs-contours" d={RINGS.join("")} />
      </Mass>
      <path class="bs-trench" d="M20 108l10-6l5 3l9-8l6 2l8-9l7 1l7-8l7 1l6-7l8 1l4-6" />
      <path class="bs-dark" d={shown.map((each) => crater(...each)).join("")} />
      {isDestroyed && <path class="bs-outline" d="M46 84V70l-3-5M46 75l4-4M160 76V62l4-5M160 68l-4-4M182 90V78l-3-3" />}
    </>
  );
}

// Willows on the far bank
const GROVE = [6, 12, 17, 40, 46, 58, 64, 71, 104, 110, 118, 124, 160, 166, 171, 190]
  .map((x, i) => `M${x - 5} 50q-1-6 3-${6 + (i % 3) * 1.5}q6-1 6 5q2 2 0 4Z`)
  .join("");

export function Landing() {
  const isDestroyed = useContext(Ruined);
  const hut = wall(22, 54, 66, 88);
  const waves = [[70, 72], [150, 70], [96, 86], [176, 84], [84, 98], [140, 100], [112, 76], [186, 98], [62, 62], [120, 94]]; // prettier-ignore
  return (
    <>
      <path class="bs-hill" d="M0 50Q30 44 60 48T130 46T200 44V60H0Z" />
      <path class="bs-grove" d={GROVE} />
      <path class="bs-water" d="M0 56Q60 53 110 55T200 54V122H0Z" />
      <path class="bs-waves" d={waves.map(([x, y]) => `M${x! - 12} ${y}q4-4 8 0t8 0t8 0`).join("")} />
      <Smoke x={isDestroyed ? 150 : 130} y={isDestroyed ? 66 : 40} size={isDestroyed ? 5 : 3} rolls={7} lean={1.4} />
      <g transform={isDestroyed ? "translate(146 86) rotate(-24) scale(1.15)" : "translate(134 74) scale(1.28)"}>
        <path class="bs-machine" d="M-36 2L36 0L28 13H-28Z" />
        <path class="bs-plaster bs-lined" d="M-22-7H20V1H-22ZM-14-14H8V-7H-14Z" />
        <path class="bs-dark" d={openings(wall(-22, 20, -7, 1), { columns: 7, rows: 1, wide: 0.4, high: 0.55 })} />
        <path class="bs-brickwork bs-lined" d="M-6-28H1V-14H-6Z" />
        <path class="bs-fine" d="M24 1V-18M24-16L36-1M-28 2V-8" />
      </g>
      {isDestroyed && <path class="bs-water bs-foam" d="M96 92Q120 84 146 92T200 92V112H96Z" />}
      {isDestroyed && (
        <path class="bs-waves" d="M100 96q4-4 8 0t8 0t8 0M140 95q4-4 8 0t8 0t8 0M116 102q4-4 8 0t8 0t8 0" />
      )}
      <path class="bs-ground" d="M0 88Q20 90 40 98T96 106T200 110V122H0Z" />
      <path class="bs-bank" d="M0 88Q20 90 40 98T96 106T200 110" />
      <path class="bs-stakes" d="M16 88V102M30 88V104M46 88V106M62 88V104M78 88V102M92 88V100" />
      <Mass tint="timber" outline="M8 84H98V90H8Z" ruin="M8 84H50l4 3l-3 3H8ZM70 92l16-9l5 3l-18 11Z">
        <path class="bs-fine" d="M8 87H98" />
      </Mass>
      <Mass tint="plaster" outline={`M22 86V68H54V86Z`} ruin={broken(hut, [0.2, 0.6, 0.3, 0.75])}>
        <path class="bs-dark" d={openings(hut, { columns: 3, rows: 1, from: 0.2, to: 1, high: 0.6 })} />
      </Mass>
      {!isDestroyed && <path class="bs-slate bs-lined" d="M18 69L26 58H50L58 69Z" />}
      {!isDestroyed && <path class="bs-fine" d="M64 84V74M78 84V74M92 84V74M62 76H96" />}
    </>
  );
}

const LEFT_BANK = "M-2 40Q20 34 40 38Q52 52 58 66T82 106L86 122H-2Z";
const RIGHT_BANK = "M202 34Q180 30 160 36Q150 50 144 66T120 106L116 122H202Z";

/** The mouth of a dug-out between its timbers. */
function dugout(x: number, y: number): string {
  return `M${x - 5} ${y}V${y - 8}H${x + 5}V${y}Z`;
}

export function Gorge() {
  const isDestroyed = useContext(Ruined);
  const mouths: [number, number][] = [[22, 66], [44, 78], [26, 92], [178, 64], [156, 80], [174, 94]]; // prettier-ignore
  const span = "M32 30H168V36H32Z";
  return (
    <>
      <path class="bs-hill-high" d="M0 54Q60 48 100 58T200 50V120H0Z" />
      <path class="bs-water" d="M94 60Q100 58 106 60Q102 76 112 92T122 122H76Q92 104 96 90T94 60Z" />
      <path class="bs-waves" d="M97 70h7M95 82h9M94 96q6-3 12 0M90 108q8-4 18 0" />
      {isDestroyed && <Smoke x={104} y={60} size={4} rolls={8} />}
      <path class="bs-plaster bs-lined" d="M4 38V24H14V38ZM14 38V28H26V37ZM176 33V20H188V34ZM188 34V26H198V35Z" />
      <path class="bs-dark" d="M7 28h3v4h-3ZM18 31h3v3h-3ZM180 24h3v4h-3Z" />
      <path
        class="bs-piers"
        d={
          isDestroyed
            ? "M62 36V70M56 36V62M138 36V70M144 36V62M82 46l-6 48"
            : "M62 36V70M56 36V62M84 36V100M90 36V98M112 36V98M118 36V100M138 36V70M144 36V62"
        }
      />
      <path
        class="bs-fine"
        d={
          isDestroyed
            ? "M56 36L62 52M138 36L144 52"
            : "M84 36L90 56L84 76L90 96M112 36L118 56L112 76L118 96M56 36L62 52M138 36L144 52"
        }
      />
      <Mass
        tint="brickwork"
        outline={span}
        ruin="M32 30H70l3 3l-4 3H32ZM76 44l4-3l20 30l-4 3ZM168 30H130l-4 2l4 4H168Z"
      >
        <path class="bs-shade" d="M30 33H170V37H30Z" />
      </Mass>
      <path
        class="bs-fine"
        d={
          isDestroyed
            ? "M36 30V25M48 30V25M60 30V25M36 25H64M140 30V25M152 30V25M164 30V25M138 25H164"
            : "M36 30V25M52 30V25M68 30V25M84 30V25M100 30V25M116 30V25M132 30V25M148 30V25M164 30V25M34 25H166"
        }
      />
      <Mass tint="ground" outline={LEFT_BANK}>
        <path class="bs-contours" d="M-2 52Q20 48 32 54Q44 72 50 86T70 122M-2 74Q14 72 22 80T44 122" />
      </Mass>
      <Mass tint="ground" outline={RIGHT_BANK}>
        <path class="bs-hatch" d={hatching(110, 204, 30, 124, 4)} />
        <path class="bs-contours" d="M202 48Q182 46 170 54Q160 70 154 84T132 122M202 72Q186 70 178 80T158 122" />
      </Mass>
      <path class="bs-dark" d={mouths.map(([x, y]) => dugout(x, y)).join("")} />
      <path
        class="bs-timbers"
        d={mouths
          .map(([x, y]) => `M${x - 8} ${y - 9}H${x + 8}M${x - 6} ${y + 1}V${y - 8}M${x + 6} ${y + 1}V${y - 8}`)
          .join("")}
      />
    </>
  );
}
