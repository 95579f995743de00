import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { RunningJobs } from '#jobs/start-jobs.ts'

/** The parts without which the site cannot do its work, by name, where they are not well. */
export async function listProblems(db: Database, jobs: Pick<RunningJobs, 'isHealthy'>): Promise<string[]> {
  const problems: string[] = []
  if (!(await answers(db))) problems.push('database')
  if (!jobs.isHealthy()) problems.push('jobs')
  return problems
}

async function answers(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    // The reason is in the log; whoever asks here only learns which part it is.
    return false
  }
}
