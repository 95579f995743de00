import { desc, eq, sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { queuedJobs } from '#db/schema/server.ts'
import { DEAD_JOBS_QUEUE, type DeadJob, type JobName, type JobPayloads } from '#domain/jobs.ts'
import type { Database, Transaction } from './client.ts'

type EnqueueOptions = { readonly delaySeconds?: number }

/**
 * Writes a job in the transaction of the change it belongs to, so both are committed or neither is.
 * A payload that is already waiting is not queued again.
 */
export async function enqueue<Name extends JobName>(
  tx: Transaction,
  name: Name,
  payload: JobPayloads[Name],
  { delaySeconds = 0 }: EnqueueOptions = {},
): Promise<void> {
  const boss = senders.get(name) ?? producer(tx)
  await boss.send(name, payload, {
    singletonKey: keyOf(payload),
    startAfter: delaySeconds,
    db: fromDrizzle(tx, sql),
  })
  senders.set(name, boss)
}

/** A pg-boss that has read its queue once need not read it again for every job; queues do not change while we run. */
const senders = new Map<JobName, PgBoss>()

/** The same for many jobs, in one statement. */
export async function enqueueAll<Name extends JobName>(
  db: Database,
  name: Name,
  payloads: readonly JobPayloads[Name][],
): Promise<void> {
  if (payloads.length === 0) return
  await producer(db).insert(
    name,
    payloads.map((payload) => ({ data: payload, singletonKey: keyOf(payload) })),
  )
}

/** Makes the job due now, and writes it if there is none. Returns false while it is running. */
export async function enqueueNow<Name extends JobName>(
  tx: Transaction,
  name: Name,
  payload: JobPayloads[Name],
): Promise<boolean> {
  const { jobs } = await producer(tx).upsert(name, payload, { singletonKey: keyOf(payload), startAfter: 0 })
  return jobs.length > 0
}

/** The jobs that failed every try, latest first. */
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

/** Moves a dead job back into its own queue with all its tries. Returns false if it is gone. */
export async function reviveDeadJob(db: Database, id: string): Promise<boolean> {
  const moved = await producer(db).redrive(DEAD_JOBS_QUEUE, { ids: [id] })
  return moved === 1
}

/** A pg-boss that never starts: it only writes, through the connection or transaction it is given. */
function producer(db: Database): PgBoss {
  return new PgBoss({ db: fromDrizzle(db, sql), migrate: false, supervise: false, schedule: false })
}

function keyOf(payload: JobPayloads[JobName]): string {
  return JSON.stringify(payload)
}

function problemIn(output: unknown): string {
  if (typeof output === 'object' && output !== null && 'message' in output) return String(output.message)
  return output === null ? 'unknown' : JSON.stringify(output)
}
