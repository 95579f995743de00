import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimEmail } from '#db/emails/email-states.ts'
import { enqueue, listDeadJobs, reviveDeadJob } from '#db/jobs.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenEmail, requireEmail } from '#test/factories/emails.ts'
import { startSmtp, type TestSmtp } from '#test/outside-world/smtp.ts'
import { jobContext } from '#test/steps/job-context.ts'
import { eventually } from '#test/time/eventually.ts'
import type { JobContext, Schedule } from './job.ts'
import { type RunningJobs, startJobs } from './start-jobs.ts'

let own: TestDatabase
let smtp: TestSmtp
let running: RunningJobs[]

beforeEach(async () => {
  own = await createDatabase()
  smtp = await startSmtp()
  running = []
})

afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  await smtp.stop()
  await own.drop()
})

test('sends an email once its transaction is committed', async () => {
  await start()

  const email = await givenEmail(own.db, { address: 'asha@example.com' })

  await eventually(() => smtp.received.length === 1)
  await eventually(async () => (await requireEmail(own.db, email.eventKey)).state === 'sent')
})

test('two processes on one database share forty emails and send each once', async () => {
  await Promise.all([start(), start()])

  for (let index = 0; index < 40; index++) await givenEmail(own.db, { address: `r${index}@example.com` })

  await eventually(() => smtp.received.length >= 40)
  await allJobsDone()
  const readers = smtp.received.map((email) => email.envelopeTo[0])
  expect(new Set(readers).size).toBe(40)
  expect(readers).toHaveLength(40)
})

test('G8: a job that always fails is tried five times and then dead, without delaying others', async () => {
  await givenPoisonJob()
  await start()

  const tries: number[] = []
  for (let round = 1; round <= 5; round++) {
    tries.push(
      await eventually(async () => {
        const failed = await failures()
        return failed >= round && failed
      }),
    )
    await endRetryDelays()
    const email = await givenEmail(own.db)
    await eventually(async () => (await requireEmail(own.db, email.eventKey)).state === 'sent')
  }

  const [dead, ...others] = await eventually(async () => {
    const jobs = await listDeadJobs(own.db)
    return jobs.length > 0 && jobs
  })
  expect(tries).toEqual([1, 2, 3, 4, 5])
  expect(others).toEqual([])
  expect(dead).toMatchObject({
    name: 'notify-subscribers',
    payload: { postId: 7 },
    problem: expect.stringContaining('Failed query'),
  })
})

test('I4: the job queue stores why a job failed, but not the values of the failed query', async () => {
  await givenPoisonJob()
  await own.db.execute(sql`update pgboss.job set retry_limit = 0`)
  await start()

  const stored = await eventually(async () => {
    const { rows } = await own.db.execute<{ output: string }>(sql`
      select output::text from pgboss.job where name = 'notify-subscribers' and state = 'failed'`)
    return rows[0]?.output
  })

  expect(stored).toContain('Failed query: select')
  expect(stored).not.toContain('params')
})

test('a dead job can be queued again', async () => {
  await givenPoisonJob()
  await own.db.execute(sql`update pgboss.job set retry_limit = 0`)
  const jobs = await start()
  const [dead] = await eventually(async () => {
    const found = await listDeadJobs(own.db)
    return found.length > 0 && found
  })
  await jobs.stop()

  expect(await reviveDeadJob(own.db, dead?.id ?? '')).toBe(true)

  expect(await listDeadJobs(own.db)).toEqual([])
  const { rows } = await own.db.execute(
    sql`select data, state from pgboss.job where name = 'notify-subscribers' and state = 'created'`,
  )
  expect(rows).toEqual([{ data: { postId: 7 }, state: 'created' }])
})

test('emails of a version that queued them without jobs are sent once', async () => {
  const queued = await givenEmail(own.db)
  const interrupted = await givenEmail(own.db)
  await claimEmail(own.db, interrupted.id, new Date())
  await own.db.execute(sql`delete from pgboss.job`)

  await Promise.all([start(), start()])

  for (const { eventKey } of [queued, interrupted]) {
    await eventually(async () => (await requireEmail(own.db, eventKey)).state === 'sent')
  }
  await allJobsDone()
  expect(smtp.received.map(({ envelopeTo }) => envelopeTo[0]).toSorted()).toEqual(
    [queued.recipient, interrupted.recipient].toSorted(),
  )
})

test('an email that takes long does not delay others', async () => {
  smtp.behave('keep-waiting')
  await start()
  const slow = await givenEmail(own.db)
  await eventually(() => smtp.waiting === 1)
  smtp.behave('accept')

  const others = await Promise.all(Array.from({ length: 8 }, () => givenEmail(own.db)))

  for (const { eventKey } of others) {
    await eventually(async () => (await requireEmail(own.db, eventKey)).state === 'sent')
  }
  expect(await requireEmail(own.db, slow.eventKey)).toMatchObject({ state: 'sending' })
  await smtp.goDown()
  await eventually(async () => (await requireEmail(own.db, slow.eventKey)).state === 'queued')
})

test('a postponed email is retried by its job, without an error in the log', async () => {
  await smtp.goDown()
  const lines: string[] = []
  await start(undefined, { log: pino({ level: 'error' }, { write: (line) => lines.push(line) }) })
  const email = await givenEmail(own.db)
  await eventually(async () => (await requireEmail(own.db, email.eventKey)).attempts === 1)
  await eventually(async () => (await listRetries()).length === 1)

  const [delaySeconds = 0] = await listRetries()
  await smtp.comeUp()
  await endRetryDelays()

  await eventually(async () => (await requireEmail(own.db, email.eventKey)).state === 'sent')
  expect(delaySeconds).toBeGreaterThan(5)
  expect(delaySeconds).toBeLessThan(31)
  expect(lines).toEqual([])
})

test('logs errors of pg-boss with their message', async () => {
  const lines: string[] = []
  const jobs = await start({}, { log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }) })
  await own.db.execute(sql`alter table pgboss.job rename to job_away`)

  await eventually(() => lines.length > 0)

  await own.db.execute(sql`alter table pgboss.job_away rename to job`)
  await jobs.stop()
  const { msg, err } = JSON.parse(lines[0] ?? '')
  expect(msg).toBe('job queue error')
  expect(err).toMatchObject({ type: 'DatabaseError', message: expect.stringContaining('pgboss.job') })
  expect(err.stack).toContain('    at ')
})

test('a missed schedule runs once, however many processes start', async () => {
  let runs = 0
  const everyMinute: Schedule = {
    cron: '* * * * *',
    async run() {
      runs += 1
    },
  }
  const before = await start({ 'publish-scheduled-posts': everyMinute })
  await before.stop()
  await own.db.execute(sql`delete from pgboss.job`)
  // As if no process had checked the schedules for an hour.
  await own.db.execute(sql`update pgboss.version set cron_on = now() - interval '1 hour'`)
  runs = 0
  const firstMinute = Math.floor(Date.now() / 60_000)

  await Promise.all([
    start({ 'publish-scheduled-posts': everyMinute }),
    start({ 'publish-scheduled-posts': everyMinute }),
    start({ 'publish-scheduled-posts': everyMinute }),
  ])
  await eventually(() => runs > 0)
  await allJobsDone()

  const minutesBegunSince = Math.floor(Date.now() / 60_000) - firstMinute
  expect(runs - minutesBegunSince).toBeLessThanOrEqual(1)
})

test('stopping waits for the email being sent and leaves the others for the next start', async () => {
  smtp.behave({ slowMs: 1_000 })
  const jobs = await start()
  const email = await givenEmail(own.db)
  await eventually(async () => (await requireEmail(own.db, email.eventKey)).state === 'sending')

  expect(jobs.isHealthy()).toBe(true)
  await jobs.stop()
  const later = await givenEmail(own.db)

  expect(jobs.isHealthy()).toBe(false)
  expect(smtp.received).toHaveLength(1)
  expect(await requireEmail(own.db, email.eventKey)).toMatchObject({ state: 'sent' })
  expect(await requireEmail(own.db, later.eventKey)).toMatchObject({ state: 'queued' })
})

test('H3: jobs go on after all database connections were terminated', async () => {
  await start()
  await own.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)

  const email = await givenEmail(own.db)

  await eventually(async () => (await requireEmail(own.db, email.eventKey)).state === 'sent')
})

async function start(
  schedules?: Readonly<Record<string, Schedule>>,
  changes: Partial<JobContext> = {},
): Promise<RunningJobs> {
  const jobs = await startJobs(own.url, jobContext(own.db, { smtpUrl: smtp.url, ...changes }), schedules)
  running.push(jobs)
  return jobs
}

/** Cannot succeed, because its table is missing. */
async function givenPoisonJob(): Promise<void> {
  await own.db.execute(sql`alter table newsletter_subscribers rename to newsletter_subscribers_away`)
  await own.db.transaction((tx) => enqueue(tx, 'notify-subscribers', { postId: 7 }))
}

/** Seconds between the failed try and the next one. */
async function listRetries(): Promise<number[]> {
  const { rows } = await own.db.execute<{ seconds: number }>(sql`
    select extract(epoch from start_after - started_on)::float as seconds from pgboss.job
    where name = 'send-email' and state = 'retry'`)
  return rows.map(({ seconds }) => seconds)
}

async function failures(): Promise<number> {
  const { rows } = await own.db.execute<{ failures: number }>(sql`
    select retry_count + (case when state in ('retry', 'failed') then 1 else 0 end) as failures from pgboss.job
    where name = 'notify-subscribers'`)
  return rows[0]?.failures ?? 0
}

async function endRetryDelays(): Promise<void> {
  await own.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
}

async function allJobsDone(): Promise<void> {
  await eventually(async () => {
    const { rows } = await own.db.execute(sql`
      select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`)
    return rows.length === 0
  })
}
