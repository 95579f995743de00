import { RULES, type Rule, type RuleId } from '@muhurta/jyotish/muhurta'
import { MISSING_SENTENCES, RULE_NAMES } from '#content/desk/muhurta-rules.ts'
import type { RuleText } from './muhurta-view.ts'

const NAMES: Readonly<Record<RuleId, string>> = RULE_NAMES
const BY_ID: ReadonlyMap<string, Rule> = new Map((RULES as readonly Rule[]).map((rule) => [rule.id, rule]))

/** How much a rule counts when reasons are put in order. */
export function weightOf(id: string): number {
  return BY_ID.get(id)?.weight ?? 1
}

export function ruleName(id: string): string {
  return NAMES[id as RuleId] ?? id
}

/** Names, sentences and sources of the given rules. */
export function ruleTexts(ids: Iterable<string>): Record<string, RuleText> {
  const texts: Record<string, RuleText> = {}
  for (const id of ids) {
    const rule = BY_ID.get(id)
    const missing = MISSING_SENTENCES[id]
    if (rule)
      texts[id] = { name: ruleName(id), sentence: rule.sentence, source: rule.source, ...(missing && { missing }) }
  }
  return texts
}
