import {
  END_OF_SUPPORTED,
  FIRST_SUPPORTED,
  type JulianDay,
  listSadeSati,
  type RashiIndex,
  type SadeSatiPhase,
  type SadeSatiStay,
  type SkyOptions,
} from '@muhurta/jyotish'

/** The Sade Sati of an instant, or the next one. */
export type SadeSatiAt = {
  /** Which part runs; null before it begins, and while Saturn has turned back out of the three signs. */
  readonly phase: SadeSatiPhase | null
  /** Until Saturn leaves the sign of that part, if only to turn back into it later. */
  readonly phaseEndJdUt: JulianDay | null
  readonly isRunning: boolean
  /** From the first entry into the three signs to the last exit. */
  readonly startJdUt: JulianDay
  readonly endJdUt: JulianDay
}

const YEAR = 365.25
/** Longer than a whole one, so that one that runs is seen from its beginning. */
const YEARS_BEFORE = 9
/** A revolution of Saturn, and a whole one. */
const YEARS_AFTER = 39
/** Saturn turns back out of the signs for months; two of them lie 22 years apart. */
const LONGEST_PAUSE = 3 * YEAR

/** The one that runs at an instant or comes next; undefined where the years that we compute do not reach. */
export function sadeSatiAt(moonRashi: RashiIndex, jdUt: JulianDay, options: SkyOptions): SadeSatiAt | undefined {
  const from = Math.max(jdUt - YEARS_BEFORE * YEAR, FIRST_SUPPORTED)
  const until = Math.min(jdUt + YEARS_AFTER * YEAR, END_OF_SUPPORTED - 1)
  if (from >= until) return undefined
  const stays = listSadeSati(moonRashi, from, until, options)
  if (!stays.ok) return undefined
  const whole = roundsOf(stays.value).find((round) => (round.at(-1)?.endJdUt ?? 0) > jdUt)
  const [first, last] = [whole?.[0], whole?.at(-1)]
  if (!whole || !first || !last) return undefined
  const running = whole.find(({ startJdUt, endJdUt }) => startJdUt <= jdUt && jdUt < endJdUt)
  return {
    phase: running?.phase ?? null,
    phaseEndJdUt: running?.endJdUt ?? null,
    isRunning: first.startJdUt <= jdUt,
    startJdUt: first.startJdUt,
    endJdUt: last.endJdUt,
  }
}

function roundsOf(stays: readonly SadeSatiStay[]): SadeSatiStay[][] {
  const rounds: SadeSatiStay[][] = []
  for (const stay of stays) {
    const round = rounds.at(-1)
    const before = round?.at(-1)
    if (round && before && stay.startJdUt - before.endJdUt < LONGEST_PAUSE) round.push(stay)
    else rounds.push([stay])
  }
  return rounds
}
