import { PgBoss, type QueueOptions } from 'pg-boss'
import { DEAD_JOBS_QUEUE, type JobName, SCHEDULE_NAMES, type ScheduleName } from '#domain/jobs.ts'
import { recordOf } from '#domain/record-of.ts'
import { DAY_SECONDS } from '#domain/time/durations.ts'

type Queue = QueueOptions & { readonly policy: 'short' | 'exclusive'; readonly deadLetter?: string }

/** Five tries within about two minutes. At most one job per key waits, so two replicas do not queue a schedule twice. */
const ORDINARY: Queue = {
  policy: 'short',
  retryLimit: 4,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 5 * 60,
  deleteAfterSeconds: DAY_SECONDS,
  deadLetter: DEAD_JOBS_QUEUE,
}

/**
 * At most one job per email waits or runs, so an email that is already being sent cannot be sent a second time.
 * The email itself is given up after three days (domain/emails/email-delivery.ts), long before the retry limit.
 */
const EMAILS: Queue = {
  policy: 'exclusive',
  retryLimit: 10_000,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 10 * 60,
  // Longer than the timeouts of an SMTP conversation together: only a killed worker takes longer.
  expireInSeconds: 10 * 60,
  // A site that was switched off for months still sends what was waiting.
  retentionSeconds: 365 * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
}

/** A failed read is recorded with the calendar, and the next one follows soon: a job is not tried twice. */
const CALENDARS: Queue = {
  policy: 'exclusive',
  retryLimit: 0,
  // A read has 15 seconds for the download.
  expireInSeconds: 2 * 60,
  retentionSeconds: DAY_SECONDS,
  deleteAfterSeconds: 60 * 60,
}

/** Links are tried one after another, and a failure waits for the next week. */
const LINKS: Queue = { ...CALENDARS, retentionSeconds: 6 * DAY_SECONDS }

/** Tried for two days (domain/webhooks/webhooks.ts), long before the retry limit. */
const WEBHOOKS: Queue = { ...EMAILS, retryDelay: 20, retryDelayMax: 6 * 60 * 60, expireInSeconds: 2 * 60 }

/** A message expires within half a day (usecases/push/queue-push-messages.ts), long before the retry limit. */
const PUSHES: Queue = { ...EMAILS, expireInSeconds: 2 * 60 }

/** A large site takes long, and the next night makes another one. */
const BACKUPS: Queue = { ...ORDINARY, retryLimit: 1, expireInSeconds: 60 * 60 }

const QUEUES: Record<JobName | ScheduleName, Queue> = {
  'send-email': EMAILS,
  'notify-subscribers': ORDINARY,
  'apply-decision': ORDINARY,
  'read-gateway-payment': ORDINARY,
  'settle-gateway-refund': ORDINARY,
  'read-calendar': CALENDARS,
  'check-link': LINKS,
  'send-webhook': WEBHOOKS,
  'send-push': PUSHES,
  'offer-freed-slots': ORDINARY,
  ...recordOf(SCHEDULE_NAMES, () => ORDINARY),
  'make-backup': BACKUPS,
}

/** Creates the tables of pg-boss and our queues, and gives existing queues their current options. Safe to repeat. */
export async function prepareJobQueues(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'muhurta-migrate',
    max: 1,
    supervise: false,
    schedule: false,
  })
  // Errors reject the calls below; without a listener the event would also end the process.
  boss.on('error', () => undefined)

  await boss.start()
  try {
    // First, because the other queues refer to it.
    await prepareQueue(boss, DEAD_JOBS_QUEUE, { retentionSeconds: 90 * DAY_SECONDS })
    for (const [name, queue] of Object.entries(QUEUES)) await prepareQueue(boss, name, queue)
  } finally {
    await boss.stop({ graceful: false })
  }
}

async function prepareQueue(boss: PgBoss, name: string, queue: Partial<Queue>): Promise<void> {
  const existing = await boss.getQueue(name)
  if (!existing) return boss.createQueue(name, queue)

  // The policy of a queue can never change.
  const { policy, ...options } = queue
  const isCurrent = Object.entries(options).every(([option, value]) => existing[option as keyof Queue] === value)
  if (!isCurrent) await boss.updateQueue(name, options)
}
