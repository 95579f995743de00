import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { reviveDeadJob } from '#db/jobs.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

type Retry = { readonly jobId: string; readonly editorId: string; readonly now: Date }

/** Gives a job that used up its retries all of them again, once the cause is fixed. */
export async function retryDeadJob(
  db: Database,
  { jobId, editorId, now }: Retry,
): Promise<Outcome<null, 'job-not-found'>> {
  return db.transaction(async (tx) => {
    if (!(await reviveDeadJob(tx, jobId))) return refused('job-not-found')

    await recordAudit(tx, { action: 'job-retried', actorId: editorId, subject: { kind: 'job', id: jobId }, at: now })
    return accepted(null)
  })
}
