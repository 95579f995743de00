import { computeChart, NAKSHATRAS, RASHI_NAMES } from '@muhurta/jyotish'
import { charaKarakas } from '@muhurta/jyotish/jaimini'

/** The same lines in Node and in a browser: the package has no dependency and needs no bundler. */
export function describeBirth(birth) {
  const chart = computeChart(birth)
  if (!chart.ok) return [`No chart: ${chart.refusal}`]

  const { lagna, grahas, placements } = chart.value
  return [
    `Lagna: ${RASHI_NAMES[lagna.rashi].sanskrit} ${lagna.longitude.toFixed(9)}`,
    `Moon: ${NAKSHATRAS[grahas.moon.nakshatra].sanskrit} ${grahas.moon.longitude.toFixed(9)}`,
    `Atma karaka: ${charaKarakas(placements)[0].graha}`,
  ]
}

/** A birth in Mumbai. */
export const EXAMPLE_BIRTH = { utc: '1990-01-01T06:30:00Z', lat: 19.076, lon: 72.8777 }
