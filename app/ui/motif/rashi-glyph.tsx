const STROKES = [
  // Mesha, the ram
  'M12 20V9c0-3-1.5-5-4-5S4 6 4 8s1.2 3 2.5 3M12 9c0-3 1.5-5 4-5s4 2 4 4-1.2 3-2.5 3',
  // Vrishabha, the bull
  'M4.5 3.5c1 3.6 4 5.5 7.5 5.5s6.5-1.9 7.5-5.5M17.5 15a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z',
  // Mithuna, the pair
  'M5 4c4.5 2 9.5 2 14 0M5 20c4.5-2 9.5-2 14 0M9 5.3v13.4M15 5.3v13.4',
  // Karka, the crab
  'M9.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM19.5 14a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM4.5 10C5 6.5 8.5 5 12 5c3.5 0 6 .8 8 2.5M19.5 14c-.5 3.5-4 5-7.5 5-3.5 0-6-.8-8-2.5',
  // Simha, the lion
  'M9.5 15a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0ZM9 13.2C7.5 10 7.8 4 12.5 4s5 4.5 3.2 8.5c-1.4 3.2-1.7 7.5 3.8 6.5',
  // Kanya, the maiden
  'M3.5 5c1.5 0 2 1 2 2.5V17M5.5 8c0-2 1-3 2.25-3S10 6 10 8v9M10 8c0-2 1-3 2.25-3s2.25 1 2.25 3v8c0 2.3 1.5 4 4.5 4M14.5 10.5c1-2.5 5-2.5 5 .8 0 3-3.5 6-7 8',
  // Tula, the scales
  'M4 20h16M4 16h5.5A5.2 5.2 0 0 1 7 11.5a5 5 0 0 1 10 0c0 1.8-1 3.5-2.5 4.5H20',
  // Vrishchika, the scorpion
  'M3.5 5c1.5 0 2 1 2 2.5V17M5.5 8c0-2 1-3 2.25-3S10 6 10 8v9M10 8c0-2 1-3 2.25-3s2.25 1 2.25 3v8c0 2 1 3 2.5 3h3.5M18.5 17l2 2-2 2',
  // Dhanu, the bow
  'M4.5 19.5 19 5M12 5h7v7M7 11.5l5.5 5.5',
  // Makara, the sea creature
  'M3.5 5c2 0 3 1.5 3 4v7M6.5 9c0-2.5 1.5-4 3.5-4s3.5 1.5 3.5 4v7c0 2.5-1.5 4-4 4M13.5 15a3.2 3.2 0 1 1 3.2 3.2c-1.9 0-3.2-1.2-3.2-3.2',
  // Kumbha, the pot
  'M3 10l3.6-3 3.6 3 3.6-3 3.6 3L21 7M3 17l3.6-3 3.6 3 3.6-3 3.6 3 3.6-3',
  // Meena, the fishes
  'M6 4c3 4.5 3 11.5 0 16M18 4c-3 4.5-3 11.5 0 16M4 12h16',
]

/** The symbol of a sign as line art; decorative, because its name is beside it. */
export function RashiGlyph({ sign, size = 24 }: { sign: number; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={STROKES[sign]} />
    </svg>
  )
}
