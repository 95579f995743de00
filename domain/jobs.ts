/** Work that one request leaves for later, and what the worker needs to know to do it. Emails need none: they wait. */
export type JobPayloads = {
  'notify-subscribers': { readonly postId: number }
}

export type JobName = keyof JobPayloads

/** Queues of earlier versions: jobs that still wait in one are handled like those of its new name. */
export const FORMER_QUEUES: readonly { readonly former: string; readonly name: JobName }[] = [
  { former: 'announce-post', name: 'notify-subscribers' },
]

/** Work that the clock asks for. */
const SCHEDULE_NAMES = [
  'queue-session-reminders',
  'queue-soon-reminders',
  'release-expired-holds',
  'publish-scheduled-posts',
  'requeue-stuck-emails',
  'purge-accounts',
  'purge-visits',
] as const

export type ScheduleName = (typeof SCHEDULE_NAMES)[number]

/** Each kind of work waits in a queue of its own. */
export const JOB_QUEUES: readonly (JobName | ScheduleName)[] = ['notify-subscribers', ...SCHEDULE_NAMES]

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
