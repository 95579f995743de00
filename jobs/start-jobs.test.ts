import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { enqueue, listDeadJobs, reviveDeadJob } from '#db/jobs.ts'
import { createMailTransport } from '#mail/transport.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import { A_PRACTICE, givenEmail, requireEmail } from '#test/factories/emails.ts'
import { startSmtp, type TestSmtp } from '#test/smtp.ts'
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

test('an email leaves by itself once its transaction is committed', async () => {
  await start()

  const email = await givenEmail(own.db, { address: 'asha@example.com' })

  await eventually(() => smtp.received.length === 1)
  await eventually(async () => (await requireEmail(own.db, email.eventKey)).state === 'sent')
})

test('two programs on one database share a hundred emails and send each once', async () => {
  await Promise.all([start(), start()])

  await Promise.all(Array.from({ length: 100 }, (_, index) => givenEmail(own.db, { address: `r${index}@example.com` })))

  await eventually(() => smtp.received.length >= 100)
  await allJobsDone()
  const readers = smtp.received.map((email) => email.envelopeTo[0])
  expect(new Set(readers).size).toBe(100)
  expect(readers).toHaveLength(100)
})

test('G8: a job that always fails is tried five times and put aside, and the others do not wait for it', async () => {
  await givenPoisonJob()
  await start()

  const tries: number[] = []
  for (let round = 1; round <= 5; round++) {
    await eventually(async () => (await failures()) >= round)
    tries.push(await failures())
    await letTheWaitPass()
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

test('a job that was put aside can be brought back', async () => {
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

test('a schedule that was missed runs once, however many programs come back', async () => {
  let runs = 0
  const everyMinute: Schedule = {
    name: 'requeue-stuck-emails',
    cron: '* * * * *',
    async run() {
      runs += 1
    },
  }
  const before = await start([everyMinute])
  await before.stop()
  await own.db.execute(sql`delete from pgboss.job`)
  // The last time anybody looked at the schedules was an hour ago.
  await own.db.execute(sql`update pgboss.version set cron_on = now() - interval '1 hour'`)
  runs = 0
  const firstMinute = Math.floor(Date.now() / 60_000)

  await Promise.all([start([everyMinute]), start([everyMinute]), start([everyMinute])])
  await eventually(() => runs > 0)
  await allJobsDone()

  const minutesBegunSince = Math.floor(Date.now() / 60_000) - firstMinute
  expect(runs - minutesBegunSince).toBeLessThanOrEqual(1)
})

test('stopping waits for the email in hand and leaves the others for the next start', async () => {
  smtp.behave({ slowMs: 1_000 })
  const jobs = await start()
  const email = await givenEmail(own.db)
  await eventually(async () => (await requireEmail(own.db, email.eventKey)).state === 'sending')

  expect(jobs.isWell()).toBe(true)
  await jobs.stop()
  const later = await givenEmail(own.db)

  expect(jobs.isWell()).toBe(false)
  expect(smtp.received).toHaveLength(1)
  expect(await requireEmail(own.db, email.eventKey)).toMatchObject({ state: 'sent' })
  expect(await requireEmail(own.db, later.eventKey)).toMatchObject({ state: 'queued' })
})

test('H3: the jobs go on after the database has thrown all connections out', async () => {
  await start()
  await own.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)

  const email = await givenEmail(own.db)

  await eventually(async () => (await requireEmail(own.db, email.eventKey)).state === 'sent')
})

async function start(schedules?: readonly Schedule[]): Promise<RunningJobs> {
  const context: JobContext = {
    db: own.db,
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    mail: createMailTransport({ smtpUrl: smtp.url, mailFrom: 'no-reply@practice.example', outboxDir: '/nowhere' }),
    site: { appUrl: A_PRACTICE.appUrl, secret: 'a secret for tests, long enough' },
    countWaiting: () => 0,
    emailContext: async () => A_PRACTICE,
  }
  const jobs = await startJobs(own.url, context, schedules)
  running.push(jobs)
  return jobs
}

/** A job that cannot succeed: those it is for are not there. */
async function givenPoisonJob(): Promise<void> {
  await own.db.execute(sql`alter table newsletter_subscribers rename to newsletter_subscribers_away`)
  await enqueue(own.db, 'notify-subscribers', { postId: 7 })
}

async function failures(): Promise<number> {
  const { rows } = await own.db.execute<{ failures: number }>(sql`
    select retry_count + (case when state in ('retry', 'failed') then 1 else 0 end) as failures from pgboss.job
    where name = 'notify-subscribers'`)
  return rows[0]?.failures ?? 0
}

/** As if the time until the next try had gone by. */
async function letTheWaitPass(): Promise<void> {
  await own.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
}

async function allJobsDone(): Promise<void> {
  await eventually(async () => {
    const { rows } = await own.db.execute(sql`
      select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`)
    return rows.length === 0
  })
}
