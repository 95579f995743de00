import type { Job, JobResult } from 'pg-boss'
import type { JobContext } from './job.ts'

export type JobRun = (payload: unknown) => Promise<void>

/** Runs jobs side by side and settles each by itself: one that fails does not take the others with it. */
export async function runBatch(
  jobs: readonly Job<unknown>[],
  run: JobRun,
  log: JobContext['log'],
): Promise<JobResult[]> {
  return Promise.all(
    jobs.map(async ({ id, name, data, retryCount }): Promise<JobResult> => {
      try {
        await run(data)
        return { id, status: 'completed' }
      } catch (error) {
        log.error({ err: error, job: name, jobId: id, attempt: retryCount + 1 }, 'job failed')
        return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
      }
    }),
  )
}
