import { NAKSHATRAS, RASHI_NAMES, sensitivityOf, unknownTimeChart } from '../index.ts'

/** A birth without a known time, and one whose time is uncertain by ten minutes. */
export function describeUncertainty(): string[] {
  const unknown = unknownTimeChart({ date: { year: 1990, month: 1, day: 1 }, utcOffsetMinutes: 330 })
  if (!unknown.ok) return [`No chart: ${unknown.refusal}`]
  const { grahas, moon, startJdUt } = unknown.value

  const unsure = sensitivityOf({
    jdUt: startJdUt + 0.5,
    minutesEitherSide: 10,
    lat: 19.076,
    lon: 72.8777,
    vargas: [1, 9],
  })
  if (!unsure.ok) return [`No sensitivity: ${unsure.refusal}`]

  return [
    `The Moon is in ${grahas.moon.rashis.map((rashi) => RASHI_NAMES[rashi].sanskrit).join(' or ')}`,
    `and in ${moon.nakshatras.map((nakshatra) => NAKSHATRAS[nakshatra].sanskrit).join(' or ')}`,
    ...unsure.value.lagnas.map(({ varga, to }) => `D${varga} lagna becomes ${RASHI_NAMES[to].sanskrit}`),
  ]
}
