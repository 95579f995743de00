import type { Chart } from '@muhurta/jyotish'
import {
  chosenKaranaName,
  chosenTithiName,
  chosenVaraName,
  chosenYogaName,
} from '#app/features/page-parts/shown-day-names.ts'
import { chosenNakshatraName } from '#app/features/page-parts/shown-names.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { PANCHANGA } from '#content/almanac/panchanga.ts'
import type { TextFact } from './day-panchanga-facts.ts'
import { timeOf, untilOf } from './format-instant.ts'

type Panchanga = Chart['panchanga']

const { terms } = PANCHANGA

/** The five limbs at an instant, with the end of each by the clock of the place. */
export function PanchangaFacts({ panchanga, offsetSeconds }: { panchanga: Panchanga; offsetSeconds: number }) {
  return <FactList facts={panchangaFacts(panchanga, offsetSeconds)} />
}

export function panchangaFacts(panchanga: Panchanga, offsetSeconds: number): TextFact[] {
  const { jdUt, tithi, nakshatra, yoga, karana, vara, sun } = panchanga
  const until = ({ endJdUt }: { endJdUt: number }) => untilOf(endJdUt, jdUt, offsetSeconds)
  const at = (time: number | undefined) => (time === undefined ? '\u2013' : timeOf(time, offsetSeconds))
  const polar = panchanga.polarState === 'polar-day' ? PANCHANGA.polarDay : PANCHANGA.polarNight
  return [
    { term: terms.vara, value: vara === undefined ? polar : chosenVaraName(vara) },
    { term: terms.tithi, value: `${chosenTithiName(tithi)}, ${until(tithi)}` },
    { term: terms.nakshatra, value: `${chosenNakshatraName(nakshatra.index)}, ${until(nakshatra)}` },
    { term: terms.yoga, value: `${chosenYogaName(yoga.index)}, ${until(yoga)}` },
    { term: terms.karana, value: `${chosenKaranaName(karana.name)}, ${until(karana)}` },
    { term: terms.sunrise, value: at(sun.previousRise) },
    { term: terms.sunset, value: at(sun.setAfterPreviousRise) },
  ]
}
