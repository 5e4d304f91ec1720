// The weather as a sign: a sun, drops, a crystal, a flake, a flake on a thermometer.

const FLAKE =
  "M12 3v18M4.200 7.500l15.600 9M4.200 16.500l15.600-9M9.500 4.500L12 7l2.500-2.500M9.500 19.500L12 17l2.500 2.500";
const SIGNS: Record<string, string> = {
  good: "M12 7.500a4.500 4.500 0 1 0 .01 0ZM12 1.500v3M12 19.500v3M1.500 12h3M19.500 12h3M4.600 4.600l2 2M17.400 17.400l2 2M4.600 19.400l2-2M17.400 6.600l2-2",
  mud: "M7 3q-4 6 0 7q4-1 0-7ZM16 2q-4 6 0 7q4-1 0-7ZM2 15q2.500-2.500 5 0t5 0t5 0t5 0M2 20q2.500-2.500 5 0t5 0t5 0t5 0",
  hard_frost: "M12 2l7 5.500v9L12 22l-7-5.500v-9ZM12 2v20M5 7.500l14 9M19 7.500l-14 9",
  snow: FLAKE,
  subarctic: `${FLAKE}M21.500 2v9M21.500 14.500a2 2 0 1 0 .01 0Z`,
};

export function WeatherSign({ weather }: { weather: string }) {
  return (
    <svg class={`ef-weather-sign ef-in-${weather}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[weather] ?? ""} />
    </svg>
  );
}
