import type { LimbSpan } from '@muhurta/jyotish'
import { karanaName, tithiName, varaName, yogaName } from '#content/almanac/names.ts'
import { PANCHANGA } from '#content/almanac/panchanga.ts'
import { nakshatraName } from '#content/charts/names.ts'
import { PANCHANGA_PANE } from '#content/charts/panes/panchanga.ts'
import type { Pane, PaneInput, PaneRow } from '../pane.ts'
import { chartTimeText } from '../pane-text.ts'

const { terms } = PANCHANGA

export const pane: Pane = {
  compute: (input) => {
    const { tithi, nakshatra, yoga, karana } = input.chart.panchanga
    const row = (term: string, name: string, { startJdUt, endJdUt }: LimbSpan): PaneRow => ({
      cells: [term, name, chartTimeText(input, startJdUt), chartTimeText(input, endJdUt)],
    })
    return {
      blocks: [
        {
          kind: 'table',
          caption: PANCHANGA_PANE.caption,
          columns: PANCHANGA_PANE.columns,
          rows: [
            varaRow(input),
            row(terms.tithi, tithiName(tithi), tithi),
            row(terms.nakshatra, nakshatraName(nakshatra.index), nakshatra),
            row(terms.yoga, yogaName(yoga.index), yoga),
            row(terms.karana, karanaName(karana.name), karana),
          ],
        },
        { kind: 'facts', facts: sunFacts(input) },
      ],
    }
  },
}

function varaRow(input: PaneInput): PaneRow {
  const { vara, sun, polarState } = input.chart.panchanga
  const at = (jdUt: number | undefined) => (jdUt === undefined ? '–' : chartTimeText(input, jdUt))
  const polar = polarState === 'polar-day' ? PANCHANGA.polarDay : PANCHANGA.polarNight
  const name = vara === undefined ? polar : varaName(vara)
  return { cells: [PANCHANGA_PANE.vara, name, at(sun.previousRise), at(sun.nextRise)] }
}

function sunFacts(input: PaneInput) {
  const { sun } = input.chart.panchanga
  return [
    { term: terms.sunrise, jdUt: sun.previousRise },
    { term: terms.sunset, jdUt: sun.setAfterPreviousRise },
  ].flatMap(({ term, jdUt }) => (jdUt === undefined ? [] : [{ term, value: chartTimeText(input, jdUt) }]))
}
