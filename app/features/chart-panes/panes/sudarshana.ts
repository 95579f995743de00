import { SUDARSHANA_RINGS, sudarshanaChakra, sudarshanaYear } from '@muhurta/jyotish/sudarshana'
import { grahaName, signName } from '#content/charts/names.ts'
import { SUDARSHANA } from '#content/charts/panes/sudarshana.ts'
import type { Pane, PaneInput } from '../pane.ts'
import { factsBlock } from '../pane-blocks.ts'

export const pane: Pane = {
  compute: (input) => {
    const running = runningHouse(input)
    const rows = sudarshanaChakra(input.chart.placements).map(({ house, rings }) => ({
      cells: [
        String(house),
        ...SUDARSHANA_RINGS.map((ring) => {
          const { rashi, grahas } = rings[ring]
          return [signName(rashi), grahas.map(grahaName).join(', ')].filter(Boolean).join(': ')
        }),
      ],
      isMarked: house === running?.house,
    }))
    return {
      blocks: [
        factsBlock([
          [SUDARSHANA.year, running ? String(running.house) : SUDARSHANA.before],
          [SUDARSHANA.month, running ? String(running.month) : SUDARSHANA.before],
        ]),
        { kind: 'table', caption: SUDARSHANA.caption, columns: SUDARSHANA.columns, rows },
      ],
    }
  },
}

function runningHouse({ chart, nowJdUt }: PaneInput) {
  const age = (nowJdUt - chart.jdUt) / chart.conventions.yearDays
  return age < 0 ? undefined : sudarshanaYear(age)
}
