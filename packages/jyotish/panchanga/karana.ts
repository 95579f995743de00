import type { Karana } from './names.ts'

const MOVABLE: readonly Karana[] = ['bava', 'balava', 'kaulava', 'taitila', 'gara', 'vanija', 'vishti']
const FIXED: readonly Karana[] = ['shakuni', 'chatushpada', 'naga']

/** The karana of a half tithi, 0 to 59 from the new moon: Kimstughna, eight rounds of the movable seven, three fixed. */
export function karanaOfHalf(half: number): Karana {
  if (half === 0) return 'kimstughna'
  return (half >= 57 ? FIXED[half - 57] : MOVABLE[(half - 1) % 7]) as Karana
}

export type Paksha = 'shukla' | 'krishna'

/** The fortnight of a tithi 0 to 29: shukla (bright) while the Moon waxes. */
export function pakshaOf(tithi: number): Paksha {
  return tithi < 15 ? 'shukla' : 'krishna'
}
