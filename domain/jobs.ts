/** Jobs that are written with a change and run later, with the payload their handler needs. */
export type JobPayloads = {
  'send-email': { readonly emailId: number }
  'notify-subscribers': { readonly postId: number }
  'apply-decision': { readonly decisionId: number }
  'read-gateway-payment': { readonly id: string }
  'settle-gateway-refund': { readonly id: string }
  'read-calendar': { readonly calendarId: string }
  'check-link': { readonly url: string }
  'send-webhook': { readonly deliveryId: string }
  'send-push': { readonly messageId: string }
  'offer-freed-slots': Record<string, never>
}

export type JobName = keyof JobPayloads

/** Queues of earlier versions. Jobs still waiting in one are handled under the new name. */
export const FORMER_QUEUES: readonly { readonly former: string; readonly name: JobName }[] = [
  { former: 'announce-post', name: 'notify-subscribers' },
]

/** Work that the clock starts. */
export const SCHEDULE_NAMES = [
  'queue-session-reminders',
  'queue-soon-reminders',
  'queue-activity-email',
  'queue-brief-emails',
  'queue-follow-ups',
  'queue-festival-emails',
  'queue-remedy-emails',
  'queue-new-lesson-emails',
  'release-expired-holds',
  'read-gateways',
  'offer-waitlist',
  'publish-scheduled-posts',
  'queue-calendar-reads',
  'queue-link-checks',
  'queue-webhooks',
  'queue-push',
  'purge-accounts',
  'purge-visits',
  'make-backup',
  'check-records',
] as const

export type ScheduleName = (typeof SCHEDULE_NAMES)[number]

/** Holds jobs that failed every try, until staff retry them. */
export const DEAD_JOBS_QUEUE = 'dead-jobs'

export type DeadJob = {
  readonly id: string
  readonly name: string
  readonly payload: unknown
  readonly problem: string
  readonly failedAt: Date
}
