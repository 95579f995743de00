import { SIGN_LORDS } from '@muhurta/jyotish'
import { avasthas } from '@muhurta/jyotish/avasthas'
import { chosenGrahaName } from '#app/features/page-parts/shown-names.ts'
import { AVASTHAS } from '#content/charts/panes/chart-panes.ts'
import type { Pane } from '../pane.ts'
import { NONE, table } from '../pane-blocks.ts'

export const avasthasPane: Pane = {
  compute: ({ chart }) => {
    const states = avasthas(chart)
    const rows = SIGN_LORDS.map((graha) => {
      const { age, wakefulness, moods, feelings, posture } = states[graha]
      return [
        chosenGrahaName(graha),
        AVASTHAS.ages[age],
        AVASTHAS.waking[wakefulness],
        moods.map((mood) => AVASTHAS.moods[mood]).join(', '),
        feelings.map((feeling) => AVASTHAS.feelings[feeling]).join(', ') || NONE,
        posture ? AVASTHAS.postures[posture] : NONE,
      ]
    })
    return { blocks: [table(AVASTHAS.caption, AVASTHAS.columns, rows)] }
  },
}
