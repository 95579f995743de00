import type { Job, JobResult } from 'pg-boss'
import type { JobContext } from './job.ts'

export type JobRun = (payload: unknown) => Promise<void>

type Running = { readonly run: JobRun; readonly log: JobContext['log']; readonly atOnce: number }

/** Runs some jobs side by side and settles each by itself: one that fails does not take the others with it. */
export async function runBatch(jobs: readonly Job<unknown>[], { run, log, atOnce }: Running): Promise<JobResult[]> {
  const results: JobResult[] = []
  const waiting = jobs.values()
  const workThrough = async () => {
    for (const job of waiting) results.push(await runOne(job, run, log))
  }
  await Promise.all(Array.from({ length: atOnce }, workThrough))
  return results
}

async function runOne(
  { id, name, data, retryCount }: Job<unknown>,
  run: JobRun,
  log: JobContext['log'],
): Promise<JobResult> {
  try {
    await run(data)
    return { id, status: 'completed' }
  } catch (error) {
    log.error({ err: error, job: name, jobId: id, attempt: retryCount + 1 }, 'job failed')
    return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
  }
}
