import { PLANETS } from '#app/content/horoscope.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import type { Chart } from '#jyotish/chart/chart.ts'
import type { TextFact } from './day-panchanga-facts.ts'
import { timeOf, untilOf } from './moment-words.ts'
import { karanaName, nakshatraName, tithiName, varaName, yogaName } from './panchanga-words.ts'

type Panchanga = Chart['panchanga']

/** The five limbs of a moment, with the end of each by the clock of the place. */
export function PanchangaFacts({ panchanga, offsetSeconds }: { panchanga: Panchanga; offsetSeconds: number }) {
  return <FactList facts={panchangaFacts(panchanga, offsetSeconds)} />
}

export function panchangaFacts(panchanga: Panchanga, offsetSeconds: number): TextFact[] {
  const { jdUt, tithi, nakshatra, yoga, karana, vara, sun } = panchanga
  const until = ({ endJdUt }: { endJdUt: number }) => untilOf(endJdUt, jdUt, offsetSeconds)
  const at = (moment: number | undefined) => (moment === undefined ? '\u2013' : timeOf(moment, offsetSeconds))
  const polar = panchanga.polarState === 'polar-day' ? PLANETS.polarDay : PLANETS.polarNight
  return [
    { term: 'Vara', value: vara === undefined ? polar : varaName(vara) },
    { term: 'Tithi', value: `${tithiName(tithi)}, ${until(tithi)}` },
    { term: 'Nakshatra', value: `${nakshatraName(nakshatra.index)}, ${until(nakshatra)}` },
    { term: 'Yoga', value: `${yogaName(yoga.index)}, ${until(yoga)}` },
    { term: 'Karana', value: `${karanaName(karana.name)}, ${until(karana)}` },
    { term: 'Sunrise', value: at(sun.previousRise) },
    { term: 'Sunset', value: at(sun.setAfterPreviousRise) },
  ]
}
