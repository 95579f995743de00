import { PgBoss } from 'pg-boss'
import { JOBS_AT_ONCE, type JobName, type ScheduleName } from '#domain/jobs.ts'
import { announcePost } from './announce-post.ts'
import { deliverLetter } from './deliver-letter.ts'
import type { Handler, JobContext, Schedule } from './job.ts'
import { publishScheduledPostsEveryMinute } from './publish-scheduled-posts.ts'
import { queueSessionRemindersDaily } from './queue-session-reminders.ts'
import { queueSoonRemindersOften } from './queue-soon-reminders.ts'
import { releaseExpiredHoldsOften } from './release-expired-holds.ts'
import { requeueStuckLettersOften } from './requeue-stuck-letters.ts'
import { type JobRun, runBatch } from './run-batch.ts'
import { tidyAccountsHourly } from './tidy-accounts.ts'
import { tidyVisitsHourly } from './tidy-visits.ts'

/** A new name does not compile until somebody does its work here. */
const HANDLERS: { readonly [Name in JobName]: Handler<Name> } = {
  'deliver-letter': deliverLetter,
  'announce-post': announcePost,
}

const SCHEDULES: Record<ScheduleName, Schedule> = {
  'publish-scheduled-posts': publishScheduledPostsEveryMinute,
  'requeue-stuck-letters': requeueStuckLettersOften,
  'release-expired-holds': releaseExpiredHoldsOften,
  'queue-session-reminders': queueSessionRemindersDaily,
  'queue-soon-reminders': queueSoonRemindersOften,
  'tidy-accounts': tidyAccountsHourly,
  'tidy-visits': tidyVisitsHourly,
}

export type RunningJobs = {
  /** Takes no new job and waits for those in hand. */
  stop(): Promise<void>
  isWell(): boolean
}

const PRACTICE_TIME_ZONE = 'Asia/Kolkata'
const STOP_WITHIN_MS = 10_000

// A new job wakes its worker at once. Polling only finds what was postponed, or all if notifications are lost.
const POLL_SECONDS = 10
const POLL_WITHOUT_NOTIFICATIONS_SECONDS = 2
const SILENT_FOR_MS = 60_000

// Taking jobs and giving them back costs the database as much as a letter does, however many they are.
const ROUNDS_IN_A_BATCH = 4

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
    useListenNotify: true,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'))
  boss.on('warning', ({ message }) => log.warn(message))
  await boss.start()

  for (const handler of Object.values(HANDLERS)) {
    // Only `enqueue` writes into this queue, with the payload of this very name.
    await work(boss, handler.name, context, (payload) => handler.run(context, payload as never))
  }
  for (const schedule of schedules) {
    await work(boss, schedule.name, context, () => schedule.run(context))
    await boss.schedule(schedule.name, schedule.cron, null, { tz: PRACTICE_TIME_ZONE, missed: 'once' })
  }
  await forgetOtherSchedules(boss, schedules)

  let isStopped = false
  return {
    async stop() {
      isStopped = true
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS })
    },
    isWell: () => !isStopped && boss.getWipData().every(hasLookedLately),
  }
}

async function work(boss: PgBoss, name: JobName | ScheduleName, { log }: JobContext, run: JobRun): Promise<void> {
  const options = {
    batchSize: JOBS_AT_ONCE[name] * ROUNDS_IN_A_BATCH,
    perJobResults: true,
    // A full batch means that more is waiting.
    burstWhenBatchFull: true,
    notifyPollingIntervalSeconds: POLL_SECONDS,
    pollingIntervalSeconds: POLL_WITHOUT_NOTIFICATIONS_SECONDS,
  } as const
  await boss.work(name, options, (jobs) => runBatch(jobs, { run, log, atOnce: JOBS_AT_ONCE[name] }))
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
