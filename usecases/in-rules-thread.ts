import { MINUTE_MS } from '#domain/time/durations.ts'
import { threadOf } from './in-thread.ts'
import type { LongRules } from './rules-thread.ts'

const inThread = threadOf<LongRules>('rules-thread', { keptMs: MINUTE_MS })

/** Asks a rule in a thread, so that other requests need not wait for it. */
export function inRulesThread<Rule extends keyof LongRules>(
  rule: Rule,
  ...question: Parameters<LongRules[Rule]>
): Promise<Awaited<ReturnType<LongRules[Rule]>>> {
  return inThread((ask) => ask(rule, ...question))
}
