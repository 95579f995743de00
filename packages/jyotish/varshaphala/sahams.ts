import { type Degrees, forwardSeparation, normalizeDegrees } from '../angles.ts'
import type { SignLord } from '../grahas.ts'
import type { ChartPlacements } from '../zodiac/placements.ts'

/** A point of a saham's formula: a graha, the lagna, or the saham of merit (punya). */
type Point = SignLord | 'lagna' | 'punya'

/** `from - less + base` by day; from and less change places by night unless the saham is the same by night. */
type Formula = { from: Point; less: Point; base: Point; isSameByNight?: boolean }

const FORMULAS = {
  punya: { from: 'moon', less: 'sun', base: 'lagna' },
  vidya: { from: 'sun', less: 'moon', base: 'lagna' },
  yashas: { from: 'jupiter', less: 'punya', base: 'lagna' },
  mitra: { from: 'jupiter', less: 'punya', base: 'venus' },
  mahatmya: { from: 'punya', less: 'mars', base: 'lagna' },
  asha: { from: 'saturn', less: 'mars', base: 'lagna' },
  bhratri: { from: 'jupiter', less: 'saturn', base: 'lagna', isSameByNight: true },
  pitri: { from: 'saturn', less: 'sun', base: 'lagna' },
  matri: { from: 'moon', less: 'venus', base: 'lagna' },
  putra: { from: 'jupiter', less: 'moon', base: 'lagna' },
  jeeva: { from: 'saturn', less: 'jupiter', base: 'lagna' },
  karma: { from: 'mars', less: 'mercury', base: 'lagna' },
  kali: { from: 'jupiter', less: 'mars', base: 'lagna' },
  bandhu: { from: 'mercury', less: 'moon', base: 'lagna' },
  vivaha: { from: 'venus', less: 'saturn', base: 'lagna' },
} as const satisfies Record<string, Formula>

export type SahamName = keyof typeof FORMULAS
export const SAHAM_NAMES = Object.keys(FORMULAS) as SahamName[]

/** A sensitive point; a sign was added when the base was not on the way. */
export type Saham = { longitude: Degrees; isSignAdded: boolean }

function sahamOf(formula: Formula, isDay: boolean, at: (point: Point) => Degrees): Saham {
  const isReversed = !isDay && !formula.isSameByNight
  const [from, less] = isReversed ? [at(formula.less), at(formula.from)] : [at(formula.from), at(formula.less)]
  const base = at(formula.base)
  const isSignAdded = forwardSeparation(less, base) > forwardSeparation(less, from)
  return { longitude: normalizeDegrees(from - less + base + (isSignAdded ? 30 : 0)), isSignAdded }
}

/**
 * The sahams of a year (Tajika Neelakanthi 3): one point minus another plus a third, plus a sign unless the third lies
 * between the second and the first, which is judged by longitude.
 */
export function sahams({ longitudes, lagna }: ChartPlacements, isDay: boolean): Record<SahamName, Saham> {
  const grahaOrLagna = (point: Point) => (point === 'lagna' || point === 'punya' ? lagna : longitudes[point])
  const punya = sahamOf(FORMULAS.punya, isDay, grahaOrLagna)
  const at = (point: Point) => (point === 'punya' ? punya.longitude : grahaOrLagna(point))
  const entries = SAHAM_NAMES.map((name) => [name, sahamOf(FORMULAS[name], isDay, at)] as const)
  return Object.fromEntries(entries) as Record<SahamName, Saham>
}
