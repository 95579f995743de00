import { PgBoss } from 'pg-boss'
import { errorMessage, withoutParameters } from '#domain/caught-error.ts'
import { FORMER_QUEUES } from '#domain/jobs.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { enqueueUnfinishedEmails } from '#usecases/emails/queue-email.ts'
import { HANDLERS } from './handlers.ts'
import { type JobContext, RetryLater, type Schedule } from './job.ts'
import { SCHEDULES } from './schedules.ts'

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
  schedules: Readonly<Record<string, Schedule>> = SCHEDULES,
): Promise<RunningJobs> {
  const { log } = context
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'muhurta-jobs',
    max: 4,
    // For pg, to which pg-boss hands all of these. Poolers refuse `options`, and ignore this one where they are set to.
    ...{ statement_timeout: 60_000 },
  })
  boss.on('error', (error) => log.warn({ err: asError(error) }, 'job queue error'))
  boss.on('warning', ({ message }) => log.warn(`job queue: ${message}`))
  await boss.start()
  await enqueueUnfinishedEmails(context.db)

  for (const [name, handler] of Object.entries(HANDLERS)) await work(boss, name, handler, context)
  for (const { former, name } of FORMER_QUEUES) {
    if (await boss.getQueue(former)) await work(boss, former, HANDLERS[name], context)
  }
  for (const [name, schedule] of Object.entries(schedules)) {
    await work(boss, name, schedule, context, POLL_SCHEDULES_EVERY_SECONDS)
    await boss.schedule(name, schedule.cron, null, { tz: INDIA_TIME_ZONE, missed: 'once' })
  }
  await removeFormerSchedules(boss, new Set(Object.keys(schedules)))

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
async function removeFormerSchedules(boss: PgBoss, known: ReadonlySet<string>): Promise<void> {
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
