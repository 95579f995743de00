/** Work that one request leaves for later, and what the worker needs to know to do it. */
export type JobPayloads = {
  'deliver-letter': { readonly letterId: number }
  'announce-post': { readonly postId: number }
}

export type JobName = keyof JobPayloads

/** Work that the clock asks for. */
export type ScheduleName =
  | 'queue-session-reminders'
  | 'queue-soon-reminders'
  | 'release-expired-holds'
  | 'publish-scheduled-posts'
  | 'requeue-stuck-letters'
  | 'tidy-accounts'
  | 'tidy-visits'

/** How many jobs of a kind one process does at the same time. */
export const JOBS_AT_ONCE: Record<JobName | ScheduleName, number> = {
  'deliver-letter': 5,
  'announce-post': 1,
  'publish-scheduled-posts': 1,
  'requeue-stuck-letters': 1,
  'release-expired-holds': 1,
  'queue-session-reminders': 1,
  'queue-soon-reminders': 1,
  'tidy-accounts': 1,
  'tidy-visits': 1,
}

/** The first try and four more, each waiting about twice as long as the one before. */
export const JOB_TRIES = 5
export const FIRST_RETRY_SECONDS = 5

/** Where jobs go that failed every time, for people to look at. */
export const DEAD_JOBS_QUEUE = 'dead-jobs'

export type DeadJob = {
  readonly id: string
  readonly name: string
  readonly payload: unknown
  readonly problem: string
  readonly failedAt: Date
}
