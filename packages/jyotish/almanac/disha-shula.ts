export const DIRECTIONS = ['east', 'south', 'west', 'north'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Sunday to Saturday. */
const THORNS: readonly Direction[] = ['west', 'east', 'north', 'north', 'south', 'west', 'east']

/** The direction in which one does not travel on a weekday, 0 = Sunday (Muhurta Chintamani, chapter on journeys). */
export function dishaShula(vara: number): Direction {
  return THORNS[vara] ?? 'east'
}
