// A die: small beside a chance, large when it is cast.

const PIPS: Record<number, [number, number][]> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

export function Die({ looks, size, className = "" }: { looks: number; size: number; className?: string }) {
  return (
    <svg class={`die ${className}`} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect x="1.5" y="1.5" width="37" height="37" rx="8" />
      {PIPS[looks]?.map(([x, y]) => (
        <circle key={`${x}${y}`} cx={10 + 10 * x} cy={10 + 10 * y} r="3.7" />
      ))}
      {!PIPS[looks] && (
        <text x="20" y="27" text-anchor="middle">
          {looks}
        </text>
      )}
    </svg>
  );
}
