import { accepted, type Outcome } from '../outcome.ts'
import type { SkyOptions } from '../sky/sky-at.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { TimeRefusal } from '../time/supported-years.ts'
import { houseFrom, type RashiIndex, rashiAt } from '../zodiac/rashi.ts'
import { grahaLongitude } from './graha-longitude.ts'
import { listIngresses } from './ingress.ts'

/** Saturn in the sign before the natal Moon's, in the same sign, and in the sign after it. */
export type SadeSatiPhase = 'rising' | 'peak' | 'setting'

/** One stay of Saturn in one of the three signs. A retrograde return is a separate stay. */
export type SadeSatiStay = { phase: SadeSatiPhase; startJdUt: JulianDay; endJdUt: JulianDay }

const PHASE_OF_HOUSE: Partial<Record<number, SadeSatiPhase>> = { 12: 'rising', 1: 'peak', 2: 'setting' }

/**
 * Saturn's stays in the 12th, 1st and 2nd sign from the natal Moon between two instants, in order, 1900 to 2100. Stays
 * are clipped to the given interval.
 */
export function listSadeSati(
  moonRashi: RashiIndex,
  from: JulianDay,
  until: JulianDay,
  options: SkyOptions = {},
): Outcome<SadeSatiStay[], TimeRefusal> {
  const ingresses = listIngresses('saturn', from, until, options)
  if (!ingresses.ok) return ingresses

  const stays: SadeSatiStay[] = []
  let startJdUt = from
  let rashi = rashiAt(grahaLongitude('saturn', from, options))
  for (const { jdUt, to } of [...ingresses.value, { jdUt: until, to: rashi }]) {
    const phase = PHASE_OF_HOUSE[houseFrom(moonRashi, rashi)]
    if (phase) stays.push({ phase, startJdUt, endJdUt: jdUt })
    startJdUt = jdUt
    rashi = to
  }
  return accepted(stays)
}
