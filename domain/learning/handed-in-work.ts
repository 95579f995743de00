import { type Attempts, dueDay, isLate } from './due-days.ts'

export const LONGEST_WORK = 20_000
export const LONGEST_WORK_NOTE = 10_000

export type WorkVerdict = 'passed' | 'returned'

export type WorkState = 'open' | 'late' | 'handed-in' | WorkVerdict

/** The state of the written work of a lesson. Work that was returned can be handed in again, however late. */
export function workState(
  latest: { readonly verdict: WorkVerdict | null } | undefined,
  rules: { readonly dueDays: number | null },
  attempts: Attempts,
  now: Date,
) {
  const dueOn = dueDay(rules, attempts)
  return { state: stateOf(), dueOn }

  function stateOf(): WorkState {
    if (latest) return latest.verdict ?? 'handed-in'
    return isLate(dueOn, attempts, now) ? 'late' : 'open'
  }
}

export function mayHandIn(state: WorkState): boolean {
  return state === 'open' || state === 'returned'
}
