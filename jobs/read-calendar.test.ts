import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queuedJobs } from '#db/schema/jobs.ts'
import { createMailTransport } from '#mail/transport.ts'
import { type CalendarServer, calendarWith, startCalendarServer, THIS_MACHINE } from '#test/calendar-server.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenAstrologer } from '#test/factories/availability.ts'
import { A_MONDAY, hoursAfter, TEST_KEYS } from '#test/factories/bookings.ts'
import { A_PRACTICE } from '#test/factories/sample-emails.ts'
import { addCalendar, listOwnCalendars } from '#usecases/calendar/change-external-calendars.ts'
import type { JobContext } from './job.ts'
import { queueCalendarReadsOften, readCalendar } from './read-calendar.ts'

let server: CalendarServer

beforeAll(async () => {
  server = await startCalendarServer()
})

afterAll(() => server.stop())

const context = (now: Date): JobContext => ({
  db: database(),
  now: () => now,
  log: pino({ level: 'silent' }),
  mail: createMailTransport({ mailFrom: 'no-reply@practice.example', outboxDir: '' }),
  outboxDir: '',
  site: { appUrl: A_PRACTICE.appUrl, secret: 'a secret for tests, long enough' },
  keyRing: TEST_KEYS,
  calendarAccess: THIS_MACHINE,
  emailContext: async () => A_PRACTICE,
})

test('every calendar is queued once, and its job reads it again', async () => {
  const db = database()
  const { id: userId } = await givenUser(db, { roles: ['client', 'astrologer'] })
  const astrologer = await givenAstrologer(db, { userId })
  const retired = await givenAstrologer(db, { retiredAt: A_MONDAY })
  server.answerWith(calendarWith('20261118'))
  const tools = { keys: TEST_KEYS, access: THIS_MACHINE, appUrl: A_PRACTICE.appUrl }
  for (const astrologerId of [astrologer.id, retired.id]) {
    await addCalendar(db, { astrologerId, userId, name: '', address: server.url() }, tools, A_MONDAY)
  }
  const listed = () => listOwnCalendars(db, TEST_KEYS, astrologer.id, A_MONDAY)
  const calendarId = (await listed())[0]?.id ?? ''

  await queueCalendarReadsOften.run(context(A_MONDAY))
  await queueCalendarReadsOften.run(context(A_MONDAY))
  const jobs = await db.select({ data: queuedJobs.data }).from(queuedJobs).where(eq(queuedJobs.name, 'read-calendar'))
  server.answerWith(calendarWith('20261118', '20261120'))
  await readCalendar.run(context(hoursAfter(A_MONDAY, 1)), { calendarId })

  expect(jobs).toEqual([{ data: { calendarId } }])
  expect(await listed()).toMatchObject([{ busyCount: 2, succeededAt: hoursAfter(A_MONDAY, 1) }])
})
