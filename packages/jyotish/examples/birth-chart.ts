import {
  computeChart,
  findRunningPeriods,
  julianDayOfDate,
  listYogas,
  NAKSHATRAS,
  RASHI_NAMES,
  vargaChart,
} from '../index.ts'

/** A birth in Mumbai: lagna, Moon, running dasha, navamsha and yogas. */
export function describeBirth(): string[] {
  const outcome = computeChart({ utc: '1990-01-01T06:30:00Z', lat: 19.076, lon: 72.8777 })
  if (!outcome.ok) return [`No chart: ${outcome.refusal}`]

  const { lagna, grahas, vimshottari, placements } = outcome.value
  const running = findRunningPeriods(vimshottari, julianDayOfDate({ year: 2026, month: 1, day: 1 }), 2)
  const navamsha = vargaChart(placements, 9)
  return [
    `Lagna: ${RASHI_NAMES[lagna.rashi].sanskrit}`,
    `Moon: ${NAKSHATRAS[grahas.moon.nakshatra].sanskrit}, pada ${grahas.moon.pada}`,
    `Dasha on 1 January 2026: ${running?.at(-1)?.lords.join(' – ')}`,
    `Moon in the navamsha: ${RASHI_NAMES[navamsha.rashis.moon].sanskrit}`,
    ...listYogas(placements).map(({ id, reason, grahas }) => `${id}: ${reason.code} of ${grahas.join(', ')}`),
  ]
}
