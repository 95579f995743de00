import { formatUtc, NAKSHATRAS, panchangaForDay, TITHIS, VARAS } from '../index.ts'

/** The panchanga of a day in Delhi: weekday, sunrise, tithis, nakshatras and Rahu kalam. */
export function describeDay(): string[] {
  const outcome = panchangaForDay({
    date: { year: 2026, month: 11, day: 8 },
    lat: 28.6139,
    lon: 77.209,
    utcOffsetMinutes: 330,
    sunriseRule: 'upperLimb',
  })
  if (!outcome.ok) return [`No panchanga: ${outcome.refusal}`]

  const { day, tithis, nakshatras } = outcome.value
  const limbs = [
    ...tithis.map(({ index, endJdUt }) => `${TITHIS[index]?.sanskrit} until ${formatUtc(endJdUt)}`),
    ...nakshatras.map(({ index, endJdUt }) => `${NAKSHATRAS[index]?.sanskrit} until ${formatUtc(endJdUt)}`),
  ]
  if (day.state !== 'sunlit') return [`The Sun does not rise: ${day.state}`, ...limbs]
  return [
    `${VARAS[day.vara]?.sanskrit}, sunrise ${formatUtc(day.sunrise)}`,
    ...limbs,
    `Rahu kalam from ${formatUtc(day.rahuKalam.startJdUt)} to ${formatUtc(day.rahuKalam.endJdUt)}`,
  ]
}
