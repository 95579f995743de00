import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { RunningJobs } from '#jobs/start-jobs.ts'

/** Names the required parts that do not work. */
export async function listProblems(db: Database, jobs: Pick<RunningJobs, 'isHealthy'>): Promise<string[]> {
  const problems: string[] = []
  if (!(await isReachable(db))) problems.push('database')
  if (!jobs.isHealthy()) problems.push('jobs')
  return problems
}

async function isReachable(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    // The response is public and only names the part; the reason is in the log.
    return false
  }
}
