// The things that emblems are put together from. Each is drawn around the point 0 0, about 60 wide at full size:
// ink as solids and lines, the accent as solids and lines, and holes that show the paper.

export interface Motif {
  solid?: string;
  line?: string;
  hole?: string;
  accent?: string;
  spark?: string;
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0`;
const SPIKES = "M0-15L4-6L13-9L8-1L16 4L7 5L8 14L0 8L-8 14L-7 5L-16 4L-8-1L-13-9L-4-6Z";
const STAR = "M0-16L3.8-5.2L15.2-4.9L6.1 2L9.4 12.9L0 6.4L-9.4 12.9L-6.1 2L-15.2-4.9L-3.8-5.2Z";
const TUBES = [0, 60, 120, 180, 240, 300].map((turn): [number, number] => [
  Math.round(110 * Math.sin((turn * Math.PI) / 180)) / 10,
  Math.round(-110 * Math.cos((turn * Math.PI) / 180)) / 10,
]);

export const MOTIFS = {
  // In the air
  stuka: {
    solid:
      "M-1-17H1L1.5-6Q6-5 6 0L14 6L31-3L32-.5L15 11.5V19Q15 21 13 21T11 19V11L5 6Q4 8 0 8T-5 6L-11 11V19Q-11 21-13 21T-15 19V11.5L-32-.5L-31-3L-14 6L-6 0Q-6-5-1.5-6Z",
    line: "M-11-11H11M0-6L4 9M0 9L-4-6",
  },
  transport: {
    solid: `M-31-5L-6-1Q-5-8 0-8T6-1L31-5V-1.5L7 4Q5 7.5 0 7.5T-7 4L-31-1.5ZM-1-14H1V-7H-1Z${disc(-15, 1, 5)}${disc(15, 1, 5)}`,
    line: "M-9 4V10M9 4V10M-9-10H9",
    hole: disc(-15, 1, 1.7) + disc(15, 1, 1.7) + disc(0, 0, 2.2),
  },
  scout: {
    solid:
      "M0-16Q4-13 4-5V6Q2 10 0 10T-4 6V-5Q-4-13 0-16ZM-31-3L-10-8H10L31-3V0L10 1H-10L-31 0ZM-12.5-12h3.5V20h-3.5ZM9-12h3.5V20H9ZM-15 18H15V22H-15Z",
    hole: "M-2-10L0-13L2-10V-6H-2Z",
  },
  boxcar: {
    solid: `M-27-14Q0-21 27-14V12H-27ZM-24 14H24V17H-24Z${disc(-16, 19, 5)}${disc(16, 19, 5)}`,
    hole: "M-23-10H-21V8H-23ZM-17-10H-15V8H-17ZM15-10H17V8H15ZM21-10H23V8H21ZM-10-11H10V10H-10Z",
  },
  goods: { accent: "M-8 0H-1V8H-8ZM1 0H8V8H1ZM-4-9H4V-1.5H-4Z" },
  gear: {
    spark: `${disc(0, 0, 22)}M0-30V-23M0 23V30M-30 0H-23M23 0H30M-21-21L-16-16M16 16L21 21M21-21L16-16M-16 16L-21 21`,
  },
  halfMask: {
    accent: "M0-13.5Q11-13.5 22-18Q26 4 14 18Q6 25 0 25Z",
    hole: "M15-4Q9-10 3-3Q9 1 15-4ZM0 13H8Q5 19 0 19Z",
  },
  lid: { solid: "M-14 0A14 4.5 0 1 1 14 0A14 4.5 0 1 1-14 0Z", hole: "M-8-.8H8V.8H-8Z" },
  bomb: { solid: "M0 13Q5.5 8 5.5 0Q5.5-6 2.5-9L6-15H-6L-2.5-9Q-5.5-6-5.5 0Q-5.5 8 0 13Z" },
  rocket: {
    solid: "M0-16Q4-11 4-6V8H-4V-6Q-4-11 0-16ZM-4 2L-9 10H-4ZM4 2L9 10H4Z",
    spark: "M0 12V24M-4 12V18M4 12V18",
  },
  parachute: {
    accent: "M-12 1A12 12 0 0 1 12 1Q9-2 6 1Q3-2 0 1Q-3-2-6 1Q-9-2-12 1Z",
    line: "M-12 1L-3 12M12 1L3 12",
    solid: "M-6 11H6V20H-6Z",
  },
  // Fire
  burst: { accent: SPIKES },
  flame: {
    accent: "M0 16C-9 16-13 10-11 3C-9-3-4-5-4-15C3-12 6-5 5 0C8-1 8-4 8-7C13 0 13 6 11 10C9 14 5 16 0 16Z",
    hole: "M0 14C-4 14-6 11-4 8C-2 5 0 4 0 0C4 4 6 8 5 11C4 13 2 14 0 14Z",
  },
  jet: {
    accent:
      "M-24 0Q-8-4 2-11Q0-6 6-7Q14-14 26-13Q20-8 24-5Q30-3 29 4Q24 2 21 6Q24 11 18 14Q14 8 8 9Q2 12-4 6Q-12 1-24 2Z",
    hole: "M-12 .5Q2-2 10-4Q8 0 16 0Q10 4 4 2Q-2 3-12 .5Z",
  },
  bullets: { spark: "M-30 0h9M-16 0h9M-2 0h9M12 0h9" },
  tracks: { spark: "M-22 8V-8M-12 13V-13M0 8V-12M12 13V-13M22 8V-8" },
  // Weapons
  nebelwerfer: {
    solid: TUBES.map(([x, y]) => disc(x, y, 6.2)).join("") + disc(0, 0, 3),
    hole: TUBES.map(([x, y]) => disc(x, y, 3)).join(""),
    line: `${disc(-21, 13, 7)}${disc(21, 13, 7)}M-14 13H-10M10 13H14M-7 17L-17 29M7 17L17 29`,
  },
  tank: {
    solid:
      "M-22 5H22L20 10Q19 15 13 15H-13Q-19 15-20 10ZM-17-2H15L21 3.5H-21ZM-9-11Q-8-13-6-13H6Q8-13 9-11L10-9H25V-6.5H11L12-3H-12Z",
    hole: disc(-13, 10, 2.5) + disc(-4.5, 10, 2.5) + disc(4.5, 10, 2.5) + disc(13, 10, 2.5),
  },
  assaultGun: {
    solid: "M-24 5H20L18 10Q17 15 11 15H-15Q-21 15-22 10ZM-21-2L-14-9H5L8-5H26V-1.5H10L20 3.5H-23Z",
    hole: disc(-15, 10, 2.5) + disc(-6, 10, 2.5) + disc(3, 10, 2.5) + disc(11, 10, 2.5),
  },
  machineGun: {
    solid: "M-14-3H2V-4.5H8V-2H18V.5H8V3H0L-3 9H-7L-5 3H-14Z",
    line: "M8 2L4 11M8 2L12 11",
  },
  antitankRifle: {
    solid: "M-30 1L-20-1H-6V-3H2V-1.5H24V-3.5H30V2.5H24V1H-4L-6 7H-10L-9 2L-20 3L-30 7Z",
    line: "M10 1L5 14M10 1L15 14",
  },
  submachineGun: {
    solid: `M-28 2L-14-2H4V-4H24V-2.5H28V0H24V2H4L-12 4L-15 12H-20L-19 6L-28 9Z${disc(0, 8, 7.5)}`,
    hole: `${disc(0, 8, 2.4)}M8-2H10V0H8ZM13-2H15V0H13ZM18-2H20V0H18Z`,
  },
  lance: {
    solid:
      "M-30-6Q-30-11-25.5-11T-21-6V18Q-21 20-23 20H-28Q-30 20-30 18ZM-19-6Q-19-11-14.5-11T-10-6V18Q-10 20-12 20H-17Q-19 20-19 18ZM-4 4L26-8L27.5-4L10 3.5L12 10H8L6 5L-2 8.5Z",
    line: "M-14 20Q-12 29-4 26T-3 7M-25-11V-15H-15V-11",
  },
  knife: { solid: "M-2-26Q5-16 4 6H-4V-20ZM-8 6H8V9.5H-8ZM-3 10H3V26H-3Z" },
  spade: { solid: "M-8-24Q0-32 8-24V-10Q6-4 2-4V20H6V25H-6V20H-2V-4Q-6-4-8-10Z" },
  bottle: {
    solid: "M-4-14H4V-6Q10-2 10 6V24Q10 27 7 27H-7Q-10 27-10 24V6Q-10-2-4-6Z",
    hole: "M-6.5 10H6.5V20H-6.5Z",
  },
  launcher: {
    solid: "M-30 8H20V4H12V-6H22L29 3V14H-30ZM-27 2L-22 6L4-16L1-20Z",
    line: "M-24 4L3-18M-10 8V-2M4 8V-10",
    hole: "M15-3H20.5L24.5 3H15Z",
  },
  wheels: {
    solid: disc(-20, 0, 5.5) + disc(-8, 0, 5.5) + disc(20, 0, 5.5),
    hole: disc(-20, 0, 2) + disc(-8, 0, 2) + disc(20, 0, 2),
  },
  // People and beasts
  helmet: { solid: "M-15 5Q-16-14 0-14T15 5L18 9Q8 5 0 6T-18 9Z" },
  head: {
    solid:
      "M-12-1Q-13-16 0-16T12-1L15 3Q0-1-15 3ZM-8 4Q0 1 8 4V7Q7 14 0 14T-8 7ZM-22 30Q-21 18-7 17L0 20L7 17Q21 18 22 30Z",
  },
  rat: {
    solid: "M-28 7Q-26 0-18-3Q-17-9-11-6Q-2-14 10-10Q23-5 23 9Q23 13 18 13H-14Q-22 12-28 9ZM-13 12h6v4h-8ZM9 12h7v4H7Z",
    line: "M22 9Q31 10 29-1Q27-9 32-14M-24 9L-31 13M-25 7L-32 6",
    accent: disc(-18, 2, 2.4),
  },
  eye: { line: "M-19 0Q0-15 19 0Q0 15-19 0Z", accent: disc(0, 0, 7), hole: disc(0, 0, 2.6) },
  mask: {
    solid: "M-22-18Q0-8 22-18Q26 4 14 18Q6 25 0 25T-14 18Q-26 4-22-18Z",
    hole: "M-15-4Q-9-10-3-3Q-9 1-15-4ZM15-4Q9-10 3-3Q9 1 15-4ZM-8 13H0V19Q-5 19-8 13Z",
  },
  // Water
  waves: { line: "M-28 0q4.7-6 9.3 0t9.3 0t9.3 0t9.3 0t9.3 0t9.3 0" },
  steamer: {
    solid: "M-30 4H30L23 15H-24ZM-16-4H14V2H-16ZM-6-18H2V-5H-6Z",
    hole: disc(-10, -1, 1.5) + disc(-3, -1, 1.5) + disc(4, -1, 1.5),
  },
  gunboat: {
    solid: "M-31 4L30 2L22 14H-25ZM-4-6H14L16 1H-4ZM2-13H9V-7H2ZM-21-1Q-20-6-14-6H-9L-8 2H-21ZM-29-8L-17-5V-2Z",
    line: "M6-13V-26",
    accent: "M7-26L20-22L7-18Z",
  },
  rowers: {
    solid: `M-28 4H28L20 14H-20Z${disc(-16, -5, 4)}${disc(-4, -5, 4)}${disc(8, -5, 4)}M-21 3Q-20-2-16-2T-11 3ZM-9 3Q-8-2-4-2T1 3ZM3 3Q4-2 8-2T13 3Z`,
    line: "M-2 0L-14 20M10 0L-1 20M19 3V-8",
  },
  splash: { spark: "M0 10V-14M-5 10Q-6-2-11-7M5 10Q6-2 11-7" },
  // Ground, rails and works
  wall: {
    line: "M-29-22H29M-29-10H29M-29 2H-17M17 2H29M-29 14H-17M17 14H29M-20-22V-10M0-22V-10M20-22V-10M-10-10V-1M10-10V-1M-23 2V14M23 2V14",
    solid: "M-16 16V6A16 16 0 0 1 16 6V16ZM-30 22Q-24 15-18 22Q-12 15-6 22Q0 15 6 22Q12 15 18 22Q24 15 30 22V27H-30Z",
  },
  track: { line: "M-30-4H30M-30 4H30M-26-8V8M-17-8V8M17-8V8M26-8V8" },
  crate: { solid: "M-10-9H10V9H-10Z", hole: "M-7-6H7V-3.5H-7ZM-7 3.5H7V6H-7Z" },
  bunker: {
    solid: "M-31 20L-20-6Q-18-10-13-10H13Q18-10 20-6L31 20Z",
    hole: "M-13-1H13L15 5H-15ZM-6 10H6V20H-6Z",
    line: "M-24-14Q-10-22 0-16T24-20",
  },
  ground: { line: "M-30 0H-11M11 0H30M-11 0V10M11 0V10", solid: "M-30 0H-11V3H-30ZM11 0H30V3H11Z" },
  bridge: {
    line: "M-26-4L-13-15L0-4L13-15L26-4M-13-15H13M-13-15V-4M13-15V-4",
    solid: "M-30-4H30V0H-30ZM-17 0H-12V11H-17ZM12 0H17V11H12Z",
  },
  wrench: {
    solid: "M-4 26V-6Q-12-10-10-20L-4-14H4L10-20Q12-10 4-6V26Q4 28 0 28T-4 26Z",
  },
  hammer: { solid: "M-14-24H10L16-19V-13H-14ZM-3-13H3V26H-3Z" },
  // Staff and signals
  map: {
    line: "M-28-16L-10-22L10-16L28-22V16L10 22L-10 16L-28 22ZM-10-22V16M10-16V22",
    spark: "M-20 10Q-10-6 4 2T20-8M14-12L21-9L18-2",
  },
  sheet: {
    solid: "M-19-27H11L20-18V27H-20Z",
    hole: "M-14-20H6V-17H-14ZM-14 6H14V8.5H-14ZM-14 12H14V14.5H-14ZM-14 18H2V20.5H-14Z",
  },
  number227: {
    hole: "M-14-11h8v6.5l-5 3.5v1h5V3h-8V-3l5-3.5V-8h-5ZM-4-11H4V-4.5L-1-1V0H4V3H-4V-3L1-6.5V-8H-4ZM6-11H14V-8L11 3H7.5L10.5-8H6Z",
  },
  mast: { line: "M0-12L-10 26M0-12L10 26M-5 8H5M-7 16L6 10M7 16L-6 10", solid: disc(0, -14, 3.5) },
  signals: { spark: "M-9-8Q-13 0-9 8M-16-13Q-23 0-16 13M9-8Q13 0 9 8M16-13Q23 0 16 13" },
  scope: { line: disc(0, 0, 25), spark: "M0-30V-15M0 15V30M-30 0H-15M15 0H30" },
  unit: { line: "M-12-8H12V8H-12ZM-12-8L12 8M-12 8L12-8" },
  plus: { accent: "M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z" },
  bracket: { line: "M-28 8V-2H28V8M0-2V-10" },
  shield: { solid: "M-22-24Q-8-20 0-28Q8-20 22-24Q26 12 0 28Q-26 12-22-24Z" },
  // Arrows, orders and weather
  arrow: { accent: "M0-24L16-4H7V24H-7V-4H-16Z" },
  bolt: { accent: "M-30 22L-6-4L1 5L14-11L7-16L30-24L26 0L20-6L2 17L-6 8L-24 27Z" },
  returning: { accent: "M20-2A20 20 0 1 0 10 17L6 10A12.5 12.5 0 1 1 12-2H6L16 11L27-2Z" },
  star: { accent: STAR },
  cross: { solid: "M-5-26H5L3-5L26-7V7L3 5L5 26H-5L-3 5L-26 7V-7L-3-5Z" },
  crossOutline: { line: "M-8-22H8Q5-8 5-5Q8-5 22-8V8Q8 5 5 5Q5 8 8 22H-8Q-5 8-5 5Q-8 5-22 8V-8Q-8-5-5-5Q-5-8-8-22Z" },
  ribbon: { accent: "M-14-14L-5-14L0-2L5-14L14-14L4 8H-4Z" },
  tab: { solid: "M-11-13H11V7H-11Z", hole: "M-6-13H-3V7H-6ZM3-13H6V7H3Z" },
  moon: { accent: "M6-16A16 16 0 1 0 14 10A13 13 0 0 1 6-16Z" },
  flake: {
    line: "M0-26V26M-22.5-13L22.5 13M-22.5 13L22.5-13M-6-23L0-17L6-23M-6 23L0 17L6 23M-23-6L-15-8.5L-17-17M23 6L15 8.5L17 17M-23 6L-15 8.5L-17 17M23-6L15-8.5L17-17",
  },
  thermometer: {
    line: "M-4-18A4 4 0 0 1 4-18V5A8 8 0 1 1-4 5Z",
    accent: `M-1.5-6H1.5V8H-1.5Z${disc(0, 12, 4.5)}`,
  },
  ring: { line: "M-20-14A24 24 0 1 1-22 10" },
  pincers: {
    accent:
      "M-31-12Q-22-30 4-28Q20-27 25-15L31-18L27-1L12-9L18-12Q14-20 3-20Q-16-22-23-9ZM-31 12Q-22 30 4 28Q20 27 25 15L31 18L27 1L12 9L18 12Q14 20 3 20Q-16 22-23 9Z",
  },
  crack: { hole: "M-3-30L4-30L-3-12L5-4L-4 8L3 30H-1L-9 7L0-4L-8-12Z" },
  strike: { spark: "M-22 22L22-22" },
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;
