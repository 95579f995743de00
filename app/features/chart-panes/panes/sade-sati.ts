import { END_OF_SUPPORTED, listSadeSati } from '@muhurta/jyotish'
import { SADE_SATI } from '#content/charts/panes/sade-sati.ts'
import type { Pane } from '../pane.ts'
import { factsBlock } from '../pane-blocks.ts'
import { chartTimeText, longitudeText } from '../pane-text.ts'

const LIFE_DAYS = 100 * 365.25

export const pane: Pane = {
  compute: (input) => {
    const { jdUt, grahas, conventions } = input.chart
    const until = Math.min(jdUt + LIFE_DAYS, END_OF_SUPPORTED - 1)
    const stays = listSadeSati(grahas.moon.rashi, jdUt, until, conventions)
    const rows = (stays.ok ? stays.value : []).map(({ phase, startJdUt, endJdUt }) => ({
      cells: [
        SADE_SATI.phases[phase],
        chartTimeText(input, startJdUt),
        chartTimeText(input, endJdUt),
        String(Math.max(0, Math.floor((startJdUt - jdUt) / 365.25))),
      ],
      isMarked: startJdUt <= input.nowJdUt && input.nowJdUt < endJdUt,
    }))
    return {
      blocks: [
        factsBlock([[SADE_SATI.moon, longitudeText(grahas.moon.longitude)]]),
        { kind: 'table', caption: SADE_SATI.caption, columns: SADE_SATI.columns, rows },
      ],
    }
  },
}
