import { listSadeSati } from '../../chart/sade-sati.ts'
import { julianDayOfDate } from '../../time/julian-day.ts'
import type { CommandBirth } from './birth.ts'

const LIFE_DAYS = 90 * 365.25
/** Ingresses are refused from 2101 on; the list ends with the year 2099. */
const LAST = julianDayOfDate({ year: 2100, month: 1, day: 1 })

/** Saturn's stays around the Moon in ninety years from birth. */
export function sadeSatiResult({ chart, request: { ayanamsa, node } }: CommandBirth) {
  const fromJdUt = chart.jdUt
  const untilJdUt = Math.max(fromJdUt, Math.min(fromJdUt + LIFE_DAYS, LAST))
  const stays = listSadeSati(chart.grahas.moon.rashi, fromJdUt, untilJdUt, { ayanamsa, node })
  const rows = stays.ok ? stays.value.map(({ phase, startJdUt, endJdUt }) => [phase, startJdUt, endJdUt]) : []
  return { fromJdUt, untilJdUt, stays: rows }
}
