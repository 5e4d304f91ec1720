// Drawn little men and machines, for those who do not read NATO symbols. They stand in a box 34 wide and 24 high.

const SHAPES: Record<string, string> = {
  // A rifleman kneeling behind his rifle
  infantry:
    "M15 3.2a3 3 0 1 1-6 0a3 3 0 1 1 6 0M6.5 8.5q4-3 8 0l3.5 2.6 12-3.4.5 1.4-12.6 4.4-3.4-1.3-.6 4.6 4.3 2.4.6 4.8h-2.9l-.8-3.2-5-2-3 5.2H3.6l3.6-7.2z",
  // A tank with its gun to the right
  armour:
    "M2 15.5h30l-1 3.2q-.8 3.8-5 3.8H8q-4.200 0-5-3.800zM5.500 10.500h23l2.500 4H3zM11 4.500q.3-1 1.500-1h8q1.300 0 1.800 1l.6 1.300H33v1.700H23.300l.7 2.500H9.500zM14 2h4v1h-4z",
  // An armoured car on two pairs of wheels
  recon:
    "M3 13.500l4-5h4.500l1.500-4h7l1 1.500h9v1.600h-8l.6 1.400H27l4 4.500v3.500h-2.200a4.200 4.200 0 0 0-8.400 0h-6.800a4.200 4.200 0 0 0-8.400 0H3zM6.200 17.300a3.200 3.200 0 1 0 6.400 0a3.200 3.200 0 1 0-6.400 0M21.400 17.300a3.200 3.200 0 1 0 6.400 0a3.200 3.200 0 1 0-6.400 0",
  // The flag of a staff over a field table
  hq: "M9 1h1.800v1.200q5-2 9 .2t9 .1v9q-5 1.800-9-.2t-9 .2V17H9zM4 17h26v2h-2.500l1.500 5h-2l-1.500-5h-17L7 24H5l1.500-5H4z",
};

export function Silhouette({ kind }: { kind: string }) {
  return <path class="as-silhouette" d={SHAPES[kind] ?? ""} />;
}
