import { MANGAL_RULE_SETS, type MangalRuleSet, mangalDosha } from '@muhurta/jyotish'
import { mangalCancellation, mangalRule } from '#content/charts/mangal.ts'
import { MANGAL } from '#content/charts/panes/mangal.ts'
import { ordinal } from '#content/words/grammar.ts'
import type { Pane, PaneInput } from '../pane.ts'
import { NONE, table } from '../pane-blocks.ts'

const RULE_SETS = Object.keys(MANGAL_RULE_SETS) as MangalRuleSet[]

export const pane: Pane = {
  compute: (input) => ({
    blocks: [
      table(
        MANGAL.caption,
        MANGAL.columns,
        RULE_SETS.map((set) => rowOf(input, set)),
      ),
    ],
  }),
}

function rowOf({ chart }: PaneInput, set: MangalRuleSet): string[] {
  const { isPresent, findings, cancellations } = mangalDosha(chart.placements, set)
  const withoutDosha = findings.length > 0 ? MANGAL.cancelled : MANGAL.absent
  return [
    MANGAL.sets[set],
    isPresent ? MANGAL.present : withoutDosha,
    findings.map(({ house, reference }) => MANGAL.found(ordinal(house), MANGAL.references[reference])).join(', ') ||
      NONE,
    cancellations.map(mangalCancellation).join(' ') || NONE,
    mangalRule(set),
  ]
}
