import { PgBoss } from 'pg-boss'
import { errorMessage, withoutParameters } from '#domain/caught-error.ts'
import { FORMER_QUEUES, type JobName, type ScheduleName } from '#domain/jobs.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { writeToSubscribers } from '#usecases/blog/write-to-subscribers.ts'
import { offerFreedSlots } from '#usecases/bookings/waitlist/offer-freed-slots.ts'
import { enqueueUnfinishedEmails } from '#usecases/emails/enqueue-unfinished-emails.ts'
import { applyDecision as apply } from '#usecases/payments/apply-decision.ts'
import { queueRemedyEmails } from '#usecases/remedies/queue-remedy-emails.ts'
import { queueFollowUps } from '#usecases/sessions/follow-up.ts'
import { queueActivityEmail } from '#usecases/sessions/queue-activity-email.ts'
import { queueBriefEmails } from '#usecases/sessions/queue-brief-emails.ts'
import { queueSoonReminders } from '#usecases/sessions/queue-session-reminders.ts'
import { queueFestivalEmails } from '#usecases/visitors/queue-festival-emails.ts'
import { type Handler, type JobContext, RetryLater, type Schedule } from './job.ts'
import { publishScheduledPostsEveryMinute } from './publish-scheduled-posts.ts'
import { purgeAccountsHourly } from './purge-accounts.ts'
import { purgeVisitsHourly } from './purge-visits.ts'
import { queueSessionRemindersDaily } from './queue-session-reminders.ts'
import { queueCalendarReadsOften, readCalendar } from './read-calendar.ts'
import { releaseExpiredHoldsOften } from './release-expired-holds.ts'
import { sendEmail } from './send-email.ts'

const queueSoonRemindersOften: Schedule = {
  name: 'queue-soon-reminders',
  cron: '*/10 * * * *',
  async run({ db, now, log }) {
    const { queued } = await queueSoonReminders(db, now())
    if (queued > 0) log.info({ queued }, 'two-hour reminders queued')
  },
}

/** Often, because evening comes to each time zone at another time. */
const queueRemedyEmailsOften: Schedule = {
  name: 'queue-remedy-emails',
  cron: '*/10 * * * *',
  async run({ db, keyRing, site, now, log }) {
    const queued = await queueRemedyEmails(db, { keys: keyRing, site }, now())
    if (queued > 0) log.info({ queued }, 'remedy emails queued')
  },
}

/** By day in India: nobody is thanked in the middle of the night. */
const queueFollowUpsHourly: Schedule = {
  name: 'queue-follow-ups',
  cron: '20 9-20 * * *',
  async run({ db, now, log }) {
    const queued = await queueFollowUps(db, now())
    log.info({ queued }, 'follow-ups queued')
  },
}

/** Often, because evening comes to each time zone at another time. */
const queueFestivalEmailsOften: Schedule = {
  name: 'queue-festival-emails',
  cron: '*/10 * * * *',
  async run({ db, keyRing, site, now, log }) {
    const queued = await queueFestivalEmails(db, { keys: keyRing, site }, now())
    if (queued > 0) log.info({ queued }, 'festival emails queued')
  },
}

/** Often, because evening comes to each time zone at another time. */
const queueBriefEmailsOften: Schedule = {
  name: 'queue-brief-emails',
  cron: '*/10 * * * *',
  async run({ db, now, log }) {
    const queued = await queueBriefEmails(db, now())
    if (queued > 0) log.info({ queued }, 'emails about tomorrow’s sessions queued')
  },
}

const queueActivityEmailEveryMinute: Schedule = {
  name: 'queue-activity-email',
  cron: '* * * * *',
  async run({ db, now, log }) {
    const bookings = await queueActivityEmail(db, now())
    if (bookings > 0) log.info({ bookings }, 'activity email queued')
  },
}

async function run({ db, now, log }: JobContext): Promise<void> {
  const counts = await offerFreedSlots(db, now())
  if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'waitlist offers made')
}

/** Queued where a booking frees its time. */
const offerFreedSlotsNow: Handler<'offer-freed-slots'> = { name: 'offer-freed-slots', run }

/** Finds what was freed otherwise: by lapsed holds and offers, changed hours, or an event gone from a calendar. */
const offerFreedSlotsEveryMinute: Schedule = { name: 'offer-waitlist', cron: '* * * * *', run }

const notifySubscribers: Handler<'notify-subscribers'> = {
  name: 'notify-subscribers',
  async run({ db, now, log, site }, { postId }) {
    const written = await writeToSubscribers(db, site, { postId, now: now() })
    log.info({ postId, written }, 'newsletter emails queued')
  },
}

const applyDecision: Handler<'apply-decision'> = {
  name: 'apply-decision',
  // A bank statement may decide a hundred payments at once.
  concurrency: 5,
  async run({ db, now, log }, { decisionId }) {
    const result = await apply(db, decisionId, now())
    log.info({ decisionId, result }, 'payment decision handled')
  },
}

const HANDLERS: { readonly [Name in JobName]: Handler<Name> } = {
  'send-email': sendEmail,
  'notify-subscribers': notifySubscribers,
  'apply-decision': applyDecision,
  'read-calendar': readCalendar,
  'offer-freed-slots': offerFreedSlotsNow,
}

const SCHEDULES: Record<ScheduleName, Schedule> = {
  'publish-scheduled-posts': publishScheduledPostsEveryMinute,
  'release-expired-holds': releaseExpiredHoldsOften,
  'offer-waitlist': offerFreedSlotsEveryMinute,
  'queue-session-reminders': queueSessionRemindersDaily,
  'queue-soon-reminders': queueSoonRemindersOften,
  'queue-activity-email': queueActivityEmailEveryMinute,
  'queue-brief-emails': queueBriefEmailsOften,
  'queue-follow-ups': queueFollowUpsHourly,
  'queue-festival-emails': queueFestivalEmailsOften,
  'queue-remedy-emails': queueRemedyEmailsOften,
  'queue-calendar-reads': queueCalendarReadsOften,
  'purge-accounts': purgeAccountsHourly,
  'purge-visits': purgeVisitsHourly,
}

export type RunningJobs = {
  /** Fetches no more jobs and waits for those that are running. */
  stop(): Promise<void>
  isHealthy(): boolean
}

const STOP_WITHIN_MS = 10_000
const POLL_EVERY_SECONDS = 1
/** Schedules are due once a minute at most; polling each of them every second is half the work of an idle server. */
const POLL_SCHEDULES_EVERY_SECONDS = 5
const STALLED_AFTER_MS = 60_000

/** Starts the workers of this process. Several processes on one database share the jobs. */
export async function startJobs(
  url: string,
  context: JobContext,
  schedules: readonly Schedule[] = Object.values(SCHEDULES),
): Promise<RunningJobs> {
  const { log } = context
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'muhurta-jobs',
    max: 4,
    options: '-c statement_timeout=60000',
  })
  boss.on('error', (error) => log.warn({ err: asError(error) }, 'job queue error'))
  boss.on('warning', ({ message }) => log.warn(`job queue: ${message}`))
  await boss.start()
  await enqueueUnfinishedEmails(context.db)

  for (const handler of Object.values(HANDLERS)) await work(boss, handler.name, handler, context)
  for (const { former, name } of FORMER_QUEUES) {
    if (await boss.getQueue(former)) await work(boss, former, HANDLERS[name], context)
  }
  for (const schedule of schedules) {
    await work(boss, schedule.name, schedule, context, POLL_SCHEDULES_EVERY_SECONDS)
    await boss.schedule(schedule.name, schedule.cron, null, { tz: INDIA_TIME_ZONE, missed: 'once' })
  }
  await removeFormerSchedules(boss, schedules)

  let isStopped = false
  return {
    async stop() {
      isStopped = true
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS })
    },
    isHealthy: () => !isStopped && boss.getWipData().every(isPolling),
  }
}

type Work = {
  readonly concurrency?: number
  // A queue holds only payloads that `enqueue` wrote for its name.
  run(context: JobContext, payload: never): Promise<void>
}

async function work(
  boss: PgBoss,
  queue: string,
  { run, concurrency = 1 }: Work,
  context: JobContext,
  pollingIntervalSeconds = POLL_EVERY_SECONDS,
): Promise<void> {
  const options = { pollingIntervalSeconds, localConcurrency: concurrency }
  await boss.work<never>(queue, options, async (jobs) => {
    for (const { id, data } of jobs) {
      try {
        await run(context, data)
      } catch (error) {
        if (error instanceof RetryLater) throw error
        context.log.error({ err: error, job: queue, jobId: id }, 'job failed')
        // pg-boss stores the whole error for weeks, and that of a query has the values of the query in it.
        throw new Error(withoutParameters(errorMessage(error)))
      }
    }
  })
}

/** A schedule of an earlier version would keep filling a queue that has no worker. */
async function removeFormerSchedules(boss: PgBoss, schedules: readonly Schedule[]): Promise<void> {
  const known = new Set<string>(schedules.map((schedule) => schedule.name))
  for (const { name } of await boss.getSchedules()) {
    if (!known.has(name)) await boss.unschedule(name)
  }
}

function isPolling(worker: { lastFetchedOn: number | null; createdOn: number; count: number }): boolean {
  const isBusy = worker.count > 0
  return isBusy || Date.now() - (worker.lastFetchedOn ?? worker.createdOn) < STALLED_AFTER_MS
}

/** pg-boss emits some errors as plain objects, which would be logged as `[object Object]`. */
function asError(emitted: Error): Error {
  return emitted instanceof Error ? emitted : Object.assign(new Error(), emitted)
}
