import { type ActiveRule, type KnownRule, RULES, type RuleId } from '@muhurta/jyotish/muhurta'
import { MUHURTA_RULES, RULE_SOURCES } from '#content/almanac/muhurta-reasons.ts'
import type { RuleText } from './muhurta-view.ts'

const BY_ID: ReadonlyMap<RuleId, KnownRule> = new Map(RULES.map((rule) => [rule.id, rule]))

/** How much a rule counts when reasons are put in order. */
export function weightOf(id: RuleId): number {
  return BY_ID.get(id)?.weight ?? 1
}

export function ruleName(id: RuleId): string {
  return MUHURTA_RULES[id].name
}

/** Names, sentences and sources of every rule, in the order in which a day is explained. */
export function allRuleTexts(): (RuleText & { readonly id: RuleId })[] {
  return RULES.map(({ id, source }) => ({ id, ...MUHURTA_RULES[id], source: RULE_SOURCES[source] }))
}

/** Those of the given rules, with the sources that the book names for the purpose. */
export function ruleTexts(ids: ReadonlySet<RuleId>, active: readonly ActiveRule[]): Partial<Record<RuleId, RuleText>> {
  const sources = new Map(active.map((rule) => [rule.id, rule.sources]))
  const sourceOf = ({ id, source }: RuleText & { readonly id: RuleId }) =>
    sources
      .get(id)
      ?.map((each) => RULE_SOURCES[each])
      .join(', ') ?? source
  const texts = allRuleTexts().filter(({ id }) => ids.has(id))
  return Object.fromEntries(texts.map((text) => [text.id, { ...text, source: sourceOf(text) }]))
}
