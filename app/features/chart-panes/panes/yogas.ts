import { listYogas } from '@muhurta/jyotish'
import { YOGAS_PANE } from '#content/charts/panes/yogas.ts'
import { YOGA_TEXTS, yogaReason } from '#content/charts/yogas.ts'
import type { Pane } from '../pane.ts'
import { table, textBlock } from '../pane-blocks.ts'

export const pane: Pane = {
  compute: ({ chart }) => {
    const rows = listYogas(chart.placements).map(({ id, reason }) => {
      const { name, rule, source } = YOGA_TEXTS[id]
      return [name, yogaReason(reason), rule, source]
    })
    return {
      blocks: [rows.length > 0 ? table(YOGAS_PANE.caption, YOGAS_PANE.columns, rows) : textBlock(YOGAS_PANE.none)],
    }
  },
}
