import { DAY_MS } from '#domain/time/durations.ts'

export type LinkProblem = 'not-found' | 'private-address' | 'server-error' | 'no-answer' | 'redirects'

/** `undecided` says nothing about the link: its site asks us to come another time. */
export type LinkResult = 'alive' | 'undecided' | LinkProblem

/** What the status of a response says. A site that refuses programs is there for people. */
export function resultOfStatus(status: number): LinkResult {
  if (status === 404 || status === 410) return 'not-found'
  if (status === 408 || status === 429) return 'undecided'
  return status >= 500 && status !== 999 ? 'server-error' : 'alive'
}

/** These do not pass by themselves. */
const LASTING: readonly LinkProblem[] = ['not-found', 'private-address']

/** A little less than a week, because a check is not made at the same second as the one before. */
const NEXT_CHECK_MS = 6 * DAY_MS

type FailingLink = { readonly problem: LinkProblem; readonly failingSince: Date; readonly checkedAt: Date }

/** What may pass by itself is dead only when the next weekly check finds it again. */
export function isDeadLink({ problem, failingSince, checkedAt }: FailingLink): boolean {
  return LASTING.includes(problem) || checkedAt.getTime() - failingSince.getTime() >= NEXT_CHECK_MS
}
