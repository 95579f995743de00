import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { DEAD_JOBS_QUEUE, type DeadJob, type JobName, type JobPayloads } from '#domain/jobs.ts'
import type { Database } from './client.ts'
import { executeNamed, keptFor } from './prepared.ts'
import { queuedJobs } from './schema/jobs.ts'

/** Leaves a job in the caller's transaction: it exists when the change it belongs to exists. */
export async function enqueue<Name extends JobName>(
  db: Database,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  // The queues hold one waiting job for each key: what the clock asks for twice is done once, and this has its own.
  await queueIn(db).send(name, payload, { singletonKey: randomUUID() })
}

/** The jobs that failed every time, latest first. */
export async function listDeadJobs(db: Database, limit = 100): Promise<DeadJob[]> {
  const rows = await db
    .select({
      id: queuedJobs.id,
      name: queuedJobs.sourceName,
      payload: queuedJobs.data,
      output: queuedJobs.sourceOutput,
      failedAt: queuedJobs.createdOn,
    })
    .from(queuedJobs)
    .where(eq(queuedJobs.name, DEAD_JOBS_QUEUE))
    .orderBy(desc(queuedJobs.createdOn))
    .limit(limit)

  return rows.map(({ output, name, ...job }) => ({ ...job, name: name ?? DEAD_JOBS_QUEUE, problem: problemIn(output) }))
}

/** Puts a dead job back into its own queue with all its tries. */
export async function reviveDeadJob(db: Database, id: string): Promise<boolean> {
  const moved = await queueIn(db).redrive(DEAD_JOBS_QUEUE, { ids: [id] })
  return moved === 1
}

/** A pg-boss that never starts: it only writes, through the connection or transaction it is given. */
const queueIn = keptFor((db) => {
  const executeSql = (text: string, values: unknown[] = []) => executeNamed(db, text, values)
  return new PgBoss({ db: { executeSql }, migrate: false, supervise: false, schedule: false })
})

function problemIn(output: unknown): string {
  if (typeof output === 'object' && output !== null && 'message' in output) return String(output.message)
  return output === null ? 'unknown' : JSON.stringify(output)
}
