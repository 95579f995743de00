import type { Outcome } from '#domain/outcome.ts'

/** The demo data is ours, so a refusal is a mistake in it. */
export function expectDone<Value>(outcome: Outcome<Value, unknown>, what: string): Value {
  if (outcome.ok) return outcome.value
  throw new Error(`The demo could not make ${what}: ${JSON.stringify(outcome.refusal)}`)
}
