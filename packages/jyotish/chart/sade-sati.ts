import { accepted, type Outcome } from '../outcome.ts'
import type { SkyOptions } from '../sky/sky-at.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { TimeRefusal } from '../time/supported-years.ts'
import { houseFrom, type RashiIndex, rashiAt } from '../zodiac/rashi.ts'
import { grahaLongitude } from './graha-longitude.ts'
import { listIngresses } from './ingress.ts'

/** Saturn in the sign before the Moon's, in it, and in the one after. */
export type SadeSatiPhase = 'rising' | 'peak' | 'setting'

/** One stay of Saturn in one of the three signs; a retrograde return makes a stay of its own. */
export type SadeSatiStay = { phase: SadeSatiPhase; startJdUt: JulianDay; endJdUt: JulianDay }

const PHASE_OF_HOUSE: Partial<Record<number, SadeSatiPhase>> = { 12: 'rising', 1: 'peak', 2: 'setting' }

/**
 * Saturn's stays in the twelfth, first and second sign from the natal Moon between two instants, 1900 to 2100, in order.
 * A stay that runs on past either instant is cut there.
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
