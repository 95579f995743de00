import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queuedJobs } from '#db/schema/server.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenAstrologer } from '#test/factories/availability.ts'
import { A_MONDAY, hoursAfter, TEST_KEYS } from '#test/factories/bookings.ts'
import { A_PRACTICE } from '#test/factories/sample-emails.ts'
import {
  type CalendarServer,
  calendarWith,
  startCalendarServer,
  THIS_MACHINE,
} from '#test/outside-world/calendar-server.ts'
import { jobContext } from '#test/steps/job-context.ts'
import { addCalendar, listOwnCalendars } from '#usecases/calendar/change-external-calendars.ts'
import { HANDLERS } from './handlers.ts'
import { SCHEDULES } from './schedules.ts'

let server: CalendarServer

beforeAll(async () => {
  server = await startCalendarServer()
})

afterAll(() => server.stop())

const context = (now: Date) => jobContext(database(), { now: () => now, calendarAccess: THIS_MACHINE })

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

  await SCHEDULES['queue-calendar-reads'].run(context(A_MONDAY))
  await SCHEDULES['queue-calendar-reads'].run(context(A_MONDAY))
  const jobs = await db.select({ data: queuedJobs.data }).from(queuedJobs).where(eq(queuedJobs.name, 'read-calendar'))
  server.answerWith(calendarWith('20261118', '20261120'))
  await HANDLERS['read-calendar'].run(context(hoursAfter(A_MONDAY, 1)), { calendarId })

  expect(jobs).toEqual([{ data: { calendarId } }])
  expect(await listed()).toMatchObject([{ busyCount: 2, succeededAt: hoursAfter(A_MONDAY, 1) }])
})
