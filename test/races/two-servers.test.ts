import { setTimeout as delay } from 'node:timers/promises'
import { eq, type SQL, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { listPictureNames } from '#db/content/pictures.ts'
import { certificates } from '#db/schema/learning.ts'
import { readZip } from '#test/files/zip.ts'
import type { TestSmtp } from '#test/outside-world/smtp.ts'
import { FULL_LIFE } from '#test/steps/booking-site.ts'
import { moveEnrollment } from '#usecases/learning/move-enrollment.ts'
import { givenSession, givenUser } from '../factories/accounts.ts'
import { expireRunningJobs, givenEmail, skipRetryDelays } from '../factories/emails.ts'
import { givenStudent } from '../factories/learning.ts'
import { bookedId, bookingForSlot, countStatuses, freeSlots, givenRaceClients, send } from './race-clients.ts'
import { SCHEDULED_RUNS } from './sizes.ts'
import { shareReplicas, withReplicas } from './with-replicas.ts'

// In this order: the schedule has been running for a while when its test starts, and the last test kills a server.
const replicas = shareReplicas(2)

test('two servers that start on an empty database share pictures, encrypted rows and signatures through it', async () => {
  await withReplicas(
    2,
    async ({ servers, db, clock }) => {
      const [one, other] = servers
      if (!one || !other) throw new Error('Two servers are needed.')
      const bothAnswer = async (path: string, headers = {}) => {
        const answers = await Promise.all([one, other].map(({ url }) => fetch(url + path, { headers })))
        expect(countStatuses(answers), path).toEqual({ 200: 2 })
        const [first, second] = await Promise.all(
          answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())),
        )
        return { first, second }
      }
      await bothAnswer('/')

      const admin = await givenUser(db, { roles: ['client', 'admin'] })
      const body = new FormData()
      body.set('intent', 'upload')
      body.set('image', new File([await aPicture()], 'moon.png', { type: 'image/png' }))
      const headers = { cookie: `session=${await givenSession(db, admin.id)}`, origin: one.url }
      expect((await fetch(`${one.url}/admin/blog`, { method: 'POST', headers, body })).status).toBe(200)
      const names = await listPictureNames(db)
      expect(names).toHaveLength(2)
      for (const name of names) {
        const picture = await bothAnswer(`/uploads/${name}`)
        expect(picture.first).toEqual(picture.second)
      }

      const [client] = await givenRaceClients(db, 1, clock.now())
      const slot = (await freeSlots(db, clock.now())).at(-1)
      if (!client || !slot) throw new Error('A client and a free time are needed.')
      expect(bookedId(await send(one.url, client, FULL_LIFE, bookingForSlot(slot)))).toBeDefined()
      const mine = await bothAnswer('/account/export', { cookie: `session=${client.sessionToken}` })
      for (const zip of [mine.first, mine.second]) {
        const texts = [...readZip(zip ?? Buffer.alloc(0)).values()].map(String)
        expect(texts.join()).toContain('Mysuru')
      }

      const certificate = await bothAnswer(`/certificate/${await givenCertificateCode(db)}/certificate.txt`)
      expect(String(certificate.first)).toContain('Signature: ')
      expect(certificate.second).toEqual(certificate.first)
    },
    { isEmpty: true },
  )
})

const aPicture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a8480b' } })
      .png()
      .toBuffer(),
  )

async function givenCertificateCode(db: Database): Promise<string> {
  const { enrollmentId } = await givenStudent(db, 1)
  const editorId = (await givenUser(db, { roles: ['astrologer'] })).id
  await moveEnrollment(db, { enrollmentId, from: 'enrolled', to: 'completed', editorId, now: new Date() })
  const [issued] = await db.select().from(certificates).where(eq(certificates.enrollmentId, enrollmentId))
  return issued?.code ?? ''
}

test('H8: a server starts and takes bookings on a database to which a newer version has added something', async () => {
  await withReplicas(1, async ({ servers, db, clock, startAnother }) => {
    const [running] = servers
    if (!running) throw new Error('A server is needed.')
    await db.execute(sql`
      alter table bookings add column mood text not null default 'calm';
      create table moods (id integer primary key);
      insert into schema_migrations (version, name, checksum, expands) values (9998, 'moods', 'x', true)`)

    const started = await startAnother()

    const clients = await givenRaceClients(db, 2, clock.now())
    const slots = (await freeSlots(db, clock.now())).slice(-2)
    for (const [index, { url }] of [running, started].entries()) {
      const [client, slot] = [clients[index], slots[index]]
      if (!client || !slot) throw new Error('Two clients and two free times are needed.')
      expect(bookedId(await send(url, client, FULL_LIFE, bookingForSlot(slot)))).toBeDefined()
    }
  })
})

const EDITS = 5

test('an edit on one server is on the other server’s public page at the next request', async () => {
  const { servers, db } = replicas()
  const [one, other] = servers
  if (!one || !other) throw new Error('Two servers are needed.')
  const admin = await givenUser(db, { roles: ['client', 'admin'] })
  const cookie = `session=${await givenSession(db, admin.id)}`

  for (let edit = 1; edit <= EDITS; edit++) {
    // Both servers cache the page before the edit.
    await Promise.all([one, other].map(({ url }) => fetch(`${url}/`).then((page) => page.text())))
    const trustLine = `Trusted by ${edit} thousand clients`
    const saved = await fetch(`${one.url}/staff/website/settings/claims`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: one.url },
      body: new URLSearchParams({ version: String(edit), trustLine, facts: '' }),
    })
    expect(saved.status).toBe(302)

    for (const { url } of [other, one]) expect(await (await fetch(`${url}/`)).text()).toContain(trustLine)
  }
})

test('two servers on one database send each email exactly once', async () => {
  const { db, smtp } = replicas()
  const expected = await queueEmails(db, 'reader', 60)
  await untilAllAreSent(db)

  expect(receivers(smtp, 'reader')).toEqual(expected)
})

test('emails queued while the mail server is down all arrive once when it is back', async () => {
  const { db, smtp } = replicas()
  await smtp.goDown()
  const expected = await queueEmails(db, 'patient-reader', 60)
  await untilNone(db, sql`attempts = 0 or state = 'sending'`)
  await smtp.comeUp()
  await skipRetryDelays(db)
  await untilAllAreSent(db)

  expect(receivers(smtp, 'patient-reader')).toEqual(expected)
})

test('two servers run a scheduled job once for each time it is due', async () => {
  const { db } = replicas()
  await until(async () => (await countRuns(db)) >= SCHEDULED_RUNS)

  const due = await listDueMinutes(db)
  expect(due).toEqual([...new Set(due)])
  expect(await countRuns(db)).toBeLessThanOrEqual((await listDueMinutes(db)).length)
})

test('a server killed in mid-delivery costs no email, and at most a repeat of the same message', async () => {
  const { servers, db, smtp } = replicas()
  smtp.behave({ slowMs: 400 })
  const expected = await queueEmails(db, 'last-reader', 20)
  await until(async () => (await countEmails(db, sql`state = 'sending'`)) > 0)
  await servers[0]?.kill()
  smtp.behave('accept')
  await expireRunningJobs(db)
  await untilAllAreSent(db)

  expect([...new Set(receivers(smtp, 'last-reader'))]).toEqual(expected)
  for (const address of expected) {
    const copies = smtp.received.filter((email) => email.envelopeTo.includes(address))
    expect(copies.length).toBeLessThanOrEqual(2)
    expect(new Set(copies.map((copy) => copy.messageId)).size).toBe(1)
  }
})

async function queueEmails(db: Database, name: string, count: number): Promise<string[]> {
  const addresses = Array.from({ length: count }, (_, index) => `${name}-${String(index).padStart(3, '0')}@example.com`)
  for (const address of addresses) await givenEmail(db, { address })
  return addresses
}

function receivers(smtp: TestSmtp, name: string): string[] {
  const all = smtp.received.flatMap((email) => email.envelopeTo)
  return all.filter((address) => address.startsWith(`${name}-`)).toSorted()
}

const untilAllAreSent = (db: Database) => untilNone(db, sql`state <> 'sent'`)

async function untilNone(db: Database, condition: SQL): Promise<void> {
  await until(async () => (await countEmails(db, condition)) === 0)
}

/** The test's own time limit ends the waiting. */
async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await delay(200)
}

async function countEmails(db: Database, condition: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from emails where ${condition}`,
  )
  return rows[0]?.count ?? 0
}

const SCHEDULE = 'publish-scheduled-posts'

async function countRuns(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = ${SCHEDULE} and state = 'completed'`,
  )
  return rows[0]?.count ?? 0
}

/** The minutes for which the job was queued; a missed one may be queued in the same minute as the next. */
async function listDueMinutes(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ slot: string }>(
    sql`select data ->> 'slot' as slot from pgboss.job
        where name = '__pgboss__send-it' and data ->> 'name' = ${SCHEDULE}`,
  )
  return rows.map(({ slot }) => slot)
}
