import { LineGlyph } from './line-glyph.tsx'

const STROKES = {
  sun: 'M19.5 12a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM12 12h0',
  moon: 'M14.5 3.5A8.7 8.7 0 1 0 20.5 15 7.2 7.2 0 0 1 14.5 3.5Z',
  mars: 'M15.5 14a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM14 10l6-6M15 4h5v5',
  mercury: 'M16 10.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 14.5V21M9 18h6M8 3c0 2.2 1.8 3.5 4 3.5S16 5.2 16 3',
  jupiter: 'M6 7c0-2 1.5-3.5 3.5-3.5 5 0 3.5 8.5-4.5 12.5h14M15.5 5v16',
  venus: 'M17 8.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0ZM12 13.5V21M8.5 17.5h7',
  saturn: 'M9 3v12M6 6.5h6.5M9 10.5c1-2.2 3-3.2 5-2.5 2.8 1 2.8 4 1.3 6.5-1.6 2.6-1.3 5.5 1.7 5.5',
  rahu: 'M8 17c-2.5-2.6-4-5-4-7.5a8 8 0 0 1 16 0c0 2.5-1.5 4.9-4 7.5M8.5 18.8a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM19.5 18.8a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  ketu: 'M8 7c-2.5 2.6-4 5-4 7.5a8 8 0 0 0 16 0c0-2.5-1.5-4.9-4-7.5M8.5 5.2a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM19.5 5.2a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
}

export type GrahaName = keyof typeof STROKES

/** The symbol of a graha as line art; decorative, because its name is beside it. */
export function GrahaGlyph({ graha, size = 24 }: { graha: GrahaName; size?: number }) {
  return <LineGlyph path={STROKES[graha]} size={size} />
}
