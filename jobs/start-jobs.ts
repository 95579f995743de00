import { setTimeout as sleep } from 'node:timers/promises'
import { type Job, PgBoss } from 'pg-boss'
import { INDIA_TIME_ZONE } from '#domain/india-time.ts'
import { FORMER_QUEUES, type JobName, type ScheduleName } from '#domain/jobs.ts'
import type { Handler, JobContext, Schedule } from './job.ts'
import { notifySubscribers } from './notify-subscribers.ts'
import { publishScheduledPostsEveryMinute } from './publish-scheduled-posts.ts'
import { purgeAccountsHourly } from './purge-accounts.ts'
import { purgeVisitsHourly } from './purge-visits.ts'
import { queueSessionRemindersDaily } from './queue-session-reminders.ts'
import { queueSoonRemindersOften } from './queue-soon-reminders.ts'
import { releaseExpiredHoldsOften } from './release-expired-holds.ts'
import { requeueStuckEmailsOften } from './requeue-stuck-emails.ts'
import { startEmailSender } from './send-emails.ts'

/** A new name does not compile until somebody does its work here. */
const HANDLERS: { readonly [Name in JobName]: Handler<Name> } = {
  'notify-subscribers': notifySubscribers,
}

const SCHEDULES: Record<ScheduleName, Schedule> = {
  'publish-scheduled-posts': publishScheduledPostsEveryMinute,
  'requeue-stuck-emails': requeueStuckEmailsOften,
  'release-expired-holds': releaseExpiredHoldsOften,
  'queue-session-reminders': queueSessionRemindersDaily,
  'queue-soon-reminders': queueSoonRemindersOften,
  'purge-accounts': purgeAccountsHourly,
  'purge-visits': purgeVisitsHourly,
}

export type RunningJobs = {
  /** Takes no new job and waits for those in hand. */
  stop(): Promise<void>
  isWell(): boolean
}

const STOP_WITHIN_MS = 10_000

// Nobody waits for these jobs; what somebody waits for is done at once, or is an email.
const LOOK_EVERY_SECONDS = 2
const SILENT_FOR_MS = 60_000

/** Starts the workers of this process; several processes on one database share the work. */
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
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'))
  boss.on('warning', ({ message }) => log.warn(message))
  await boss.start()

  for (const handler of Object.values(HANDLERS)) {
    // Only `enqueue` writes into this queue, with the payload of this very name.
    await work(boss, handler.name, context, (payload) => handler.run(context, payload as never))
  }
  for (const { former, name } of FORMER_QUEUES) {
    if (!(await boss.getQueue(former))) continue
    await work(boss, former, context, (payload) => HANDLERS[name].run(context, payload as never))
  }
  for (const schedule of schedules) {
    await work(boss, schedule.name, context, () => schedule.run(context))
    await boss.schedule(schedule.name, schedule.cron, null, { tz: INDIA_TIME_ZONE, missed: 'once' })
  }
  await forgetOtherSchedules(boss, schedules)

  const carrier = startEmailSender(context)

  let isStopped = false
  return {
    async stop() {
      isStopped = true
      await Promise.all([
        Promise.race([carrier.stop(), sleep(STOP_WITHIN_MS, undefined, { ref: false })]),
        boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }),
      ])
    },
    isWell: () => !isStopped && carrier.isWell() && boss.getWipData().every(hasLookedLately),
  }
}

type JobRun = (payload: unknown) => Promise<void>

async function work(boss: PgBoss, name: string, { log }: JobContext, run: JobRun): Promise<void> {
  const options = { pollingIntervalSeconds: LOOK_EVERY_SECONDS }
  await boss.work(name, options, async (jobs: Job<unknown>[]) => {
    for (const { id, data } of jobs) {
      try {
        await run(data)
      } catch (error) {
        log.error({ err: error, job: name, jobId: id }, 'job failed')
        throw error
      }
    }
  })
}

/** A schedule that an earlier version left behind would go on filling a queue that nobody empties. */
async function forgetOtherSchedules(boss: PgBoss, schedules: readonly Schedule[]): Promise<void> {
  const known = new Set<string>(schedules.map((schedule) => schedule.name))
  for (const { name } of await boss.getSchedules()) {
    if (!known.has(name)) await boss.unschedule(name)
  }
}

function hasLookedLately(worker: { lastFetchedOn: number | null; createdOn: number; count: number }): boolean {
  const isBusy = worker.count > 0
  return isBusy || Date.now() - (worker.lastFetchedOn ?? worker.createdOn) < SILENT_FOR_MS
}
