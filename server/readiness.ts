import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { RunningJobs } from '#jobs/start-jobs.ts'

type Parts = {
  readonly db: Database
  readonly jobs: Pick<RunningJobs, 'isHealthy'>
  /** The data folder. */
  readonly folder: string
}

/** Postgres needs room for one more segment of its write-ahead log, which has 16 MB. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024

/** Names the required parts that do not work. The response is public, so it does not say why. */
export async function listProblems({ db, jobs, folder }: Parts): Promise<string[]> {
  const problems: string[] = []
  if (!(await isReachable(db))) problems.push('database')
  if (!jobs.isHealthy()) problems.push('jobs')
  if (!(await hasSpace(folder))) problems.push('disk')
  return problems
}

async function isReachable(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    // The pool logs the reason.
    return false
  }
}

async function hasSpace(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= LEAST_FREE_BYTES
  } catch {
    // The folder is gone, or its disk.
    return false
  }
}
