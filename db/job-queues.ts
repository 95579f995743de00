import { PgBoss } from 'pg-boss'
import { DAY_SECONDS } from '#domain/durations.ts'
import { DEAD_JOBS_QUEUE, FIRST_RETRY_SECONDS, JOB_QUEUES, JOB_TRIES } from '#domain/jobs.ts'

const JOB_RULES = {
  retryLimit: JOB_TRIES - 1,
  retryDelay: FIRST_RETRY_SECONDS,
  retryBackoff: true,
  expireInSeconds: 5 * 60,
  deleteAfterSeconds: DAY_SECONDS,
  deadLetter: DEAD_JOBS_QUEUE,
  notify: false,
}

/** Creates the tables of the job queue and one queue for each kind of job; safe to repeat. */
export async function prepareJobQueues(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'muhurta-migrate',
    max: 1,
    supervise: false,
    schedule: false,
  })
  // Problems arrive as rejections of the calls below; an event without a listener would end the process.
  boss.on('error', () => undefined)

  await boss.start()
  try {
    await ensureQueue(boss, DEAD_JOBS_QUEUE, { retentionSeconds: 90 * DAY_SECONDS })
    for (const name of JOB_QUEUES) await ensureQueue(boss, name, JOB_RULES, 'short')
  } finally {
    await boss.stop({ graceful: false })
  }
}

type QueueRules = Partial<typeof JOB_RULES> & { readonly retentionSeconds?: number }

/** A queue from an earlier version takes on the rules of this one. */
async function ensureQueue(boss: PgBoss, name: string, rules: QueueRules, policy?: 'short'): Promise<void> {
  const queue = await boss.getQueue(name)
  if (!queue) {
    await boss.createQueue(name, policy ? { ...rules, policy } : rules)
    return
  }
  const isCurrent = Object.entries(rules).every(([rule, value]) => queue[rule as keyof QueueRules] === value)
  if (!isCurrent) await boss.updateQueue(name, rules)
}
