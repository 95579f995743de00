import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { busyTimes, externalCalendars } from '#db/schema/calendars.ts'
import { emails } from '#db/schema/emails.ts'
import { istDate } from '#domain/time/india-time.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenAstrologer } from '#test/factories/availability.ts'
import { A_MONDAY, givenConsultation, hoursAfter, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import {
  type CalendarServer,
  calendarWith,
  startCalendarServer,
  THIS_MACHINE,
} from '#test/outside-world/calendar-server.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { listSlots } from '#usecases/bookings/read-diary.ts'
import { addCalendar, listOwnCalendars, removeCalendar } from './change-external-calendars.ts'
import { readExternalCalendar } from './read-external-calendar.ts'

const NOW = A_MONDAY
const TOOLS = { keys: TEST_KEYS, access: THIS_MACHINE, appUrl: 'https://practice.example' }
let server: CalendarServer
let path = 0

beforeAll(async () => {
  await givenPractice(database())
  server = await startCalendarServer()
})

afterAll(() => server.stop())

beforeEach(() => {
  path += 1
})

async function givenCalendar(text = calendarWith('20261118', '20261119')) {
  const user = await givenUser(database(), { roles: ['client', 'astrologer'], fullName: 'Meera Joshi' })
  const astrologer = await givenAstrologer(database(), { userId: user.id })
  server.answerWith(text)
  const typed = { astrologerId: astrologer.id, userId: user.id, name: 'Family', address: server.url(`/${path}.ics`) }
  const added = await addCalendar(database(), typed, TOOLS, NOW)
  const [calendar] = await listOwnCalendars(database(), TEST_KEYS, astrologer.id, NOW)
  if (!calendar) throw new Error(`The calendar was not added: ${JSON.stringify(added)}.`)
  return { astrologer, user, typed, added, calendar }
}

async function busyDays(calendarId: string): Promise<string[]> {
  const rows = await database()
    .select()
    .from(busyTimes)
    .where(eq(busyTimes.calendarId, calendarId))
    .orderBy(asc(busyTimes.startsAt))
  return rows.map(({ startsAt }) => istDate(startsAt))
}

async function stored(id: string) {
  const [row] = await database().select().from(externalCalendars).where(eq(externalCalendars.id, id))
  if (!row) throw new Error('The calendar is gone.')
  return row
}

const read = (id: string, now: Date) => readExternalCalendar(database(), id, TOOLS, now)

test('adding a calendar stores its busy times, and shows only the host of its encrypted address', async () => {
  const { added, calendar, typed } = await givenCalendar()

  expect(added).toEqual({ ok: true, value: { busyCount: 2 } })
  expect(await busyDays(calendar.id)).toEqual(['2026-11-18', '2026-11-19'])
  expect(calendar).toMatchObject({ name: 'Family', busyCount: 2, host: `calendar.example:${server.port}` })
  const row = JSON.stringify(await stored(calendar.id))
  expect(row).not.toContain(typed.address)
  expect(row).not.toContain('calendar.example')
})

test('adding a calendar closes the slots of its astrologer', async () => {
  // Half past three to half past four in the afternoon in India.
  const { astrologer, calendar } = await givenCalendar(calendarWith('20261118'))
  const { id: packageId, session: terms } = await givenConsultation(database())
  if (!terms) throw new Error('The consultation has no sessions.')
  const starts = async () => {
    const slots = await listSlots(database(), { packageId, terms }, { now: NOW, astrologerId: astrologer.id })
    return slots.filter(({ date }) => date === '2026-11-18').map(({ startsAt }) => startsAt.toISOString().slice(11, 16))
  }

  const busy = await starts()
  await removeCalendar(database(), { id: calendar.id, astrologerId: astrologer.id })
  const free = await starts()

  expect(free).toContain('09:30')
  expect(free.filter((start) => !busy.includes(start))).toEqual(['09:30', '10:30'])
})

test('adding a calendar is refused a second time, and for what is no calendar', async () => {
  const { typed } = await givenCalendar()

  expect(await addCalendar(database(), typed, TOOLS, NOW)).toEqual({ ok: false, refusal: 'already-added' })
  server.answerWith('<title>Sign in</title>')
  const page = { ...typed, address: server.url('/page') }
  expect(await addCalendar(database(), page, TOOLS, NOW)).toEqual({ ok: false, refusal: 'not-a-calendar' })
  expect(await listOwnCalendars(database(), TEST_KEYS, typed.astrologerId, NOW)).toHaveLength(1)
})

test('an astrologer has at most ten calendars, even if two are added at the same time', async () => {
  const { typed } = await givenCalendar()
  const add = (number: number, db = database()) =>
    addCalendar(db, { ...typed, address: server.url(`/of-ten/${number}.ics`) }, TOOLS, NOW)
  for (let number = 2; number < 10; number += 1) await add(number)

  const second = await whileUncommitted(
    database(),
    (tx) => add(10, tx),
    () => add(11),
  )

  expect(second).toEqual({ ok: false, refusal: 'too-many-calendars' })
  expect(await add(12)).toEqual({ ok: false, refusal: 'too-many-calendars' })
  expect(await listOwnCalendars(database(), TEST_KEYS, typed.astrologerId, NOW)).toHaveLength(10)
})

test('reading a calendar again replaces its busy times', async () => {
  const { calendar } = await givenCalendar()
  server.answerWith(calendarWith('20261119', '20261121'))

  expect(await read(calendar.id, hoursAfter(NOW, 1))).toBe('read')
  expect(await busyDays(calendar.id)).toEqual(['2026-11-19', '2026-11-21'])
})

test.each([
  [503, 'server-error'],
  [404, 'refused'],
] as const)(
  'reading a calendar again keeps the busy times after status %i, and says when it last worked',
  async (status, problem) => {
    const { calendar } = await givenCalendar()
    server.answer((_request, response) => response.writeHead(status).end())

    expect(await read(calendar.id, hoursAfter(NOW, 1))).toBe(problem)
    expect(await busyDays(calendar.id)).toEqual(['2026-11-18', '2026-11-19'])
    expect(await stored(calendar.id)).toMatchObject({ problem, succeededAt: NOW, triedAt: hoursAfter(NOW, 1) })

    server.answerWith(calendarWith())
    expect(await read(calendar.id, hoursAfter(NOW, 2))).toBe('read')
    expect(await stored(calendar.id)).toMatchObject({ problem: null, succeededAt: hoursAfter(NOW, 2) })
    expect(await busyDays(calendar.id)).toEqual([])
  },
)

test('reading a calendar again keeps the busy times when the file is cut off or every event is damaged', async () => {
  const { calendar } = await givenCalendar()

  server.answerWith(calendarWith('20261120').slice(0, -20))
  expect(await read(calendar.id, hoursAfter(NOW, 1))).toBe('unreadable')
  server.answerWith('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n')
  expect(await read(calendar.id, hoursAfter(NOW, 2))).toBe('unreadable')
  expect(await busyDays(calendar.id)).toEqual(['2026-11-18', '2026-11-19'])
})

test('reading a calendar again asks whether it has changed, but reads it wholly once a day', async () => {
  const { calendar } = await givenCalendar()
  server.answerWith(calendarWith('20261118'), { etag: '"1"' })
  await read(calendar.id, hoursAfter(NOW, 1))
  server.answer((request, response) =>
    request.headers['if-none-match'] === '"1"'
      ? response.writeHead(304).end()
      : response.writeHead(200, { etag: '"1"' }).end(calendarWith('20261118')),
  )

  expect(await read(calendar.id, hoursAfter(NOW, 2))).toBe('unchanged')
  expect(await stored(calendar.id)).toMatchObject({ readAt: hoursAfter(NOW, 1), succeededAt: hoursAfter(NOW, 2) })
  expect(await read(calendar.id, hoursAfter(NOW, 22))).toBe('read')
})

test('reading a calendar again writes no busy times that are the same as before', async () => {
  const { calendar } = await givenCalendar()
  const written = async () => {
    const { rows } = await database().execute<{ xmin: string }>(
      sql`select xmin::text from busy_times where calendar_id = ${calendar.id} order by starts_at`,
    )
    return rows
  }
  const before = await written()

  expect(await read(calendar.id, hoursAfter(NOW, 1))).toBe('read')

  expect(await written()).toEqual(before)
  expect(before).toHaveLength(2)
})

test('reading a calendar again ignores a response that is older than the last one', async () => {
  const { calendar } = await givenCalendar()
  server.answerWith(calendarWith('20261121'))
  await read(calendar.id, hoursAfter(NOW, 2))
  server.answerWith(calendarWith('20261118'))

  await read(calendar.id, hoursAfter(NOW, 1))

  expect(await busyDays(calendar.id)).toEqual(['2026-11-21'])
})

test('two at the same time leave the busy times of one', async () => {
  const { calendar } = await givenCalendar()

  await Promise.all([1, 1, 2].map((hours) => read(calendar.id, hoursAfter(NOW, hours))))

  expect(await busyDays(calendar.id)).toEqual(['2026-11-18', '2026-11-19'])
})

test('reading a calendar again does nothing after the calendar was removed meanwhile', async () => {
  const { astrologer, calendar } = await givenCalendar()
  const removing = Promise.withResolvers<void>()
  server.answer(async (_request, response) => {
    await removeCalendar(database(), { id: calendar.id, astrologerId: astrologer.id })
    removing.resolve()
    response.writeHead(200).end(calendarWith('20261118'))
  })

  expect(await read(calendar.id, hoursAfter(NOW, 1))).toBe('removed')
  await removing.promise
  expect(await busyDays(calendar.id)).toEqual([])
})

test('reading a calendar again emails the astrologer once after a day without success, and again only after it worked', async () => {
  const { calendar, user } = await givenCalendar()
  const emailed = async () =>
    (await database().select().from(emails).where(eq(emails.recipient, user.email))).filter(
      ({ kind }) => kind === 'calendar-unreadable',
    )
  server.answer((_request, response) => response.writeHead(500).end())

  await read(calendar.id, hoursAfter(NOW, 23))
  expect(await emailed()).toEqual([])
  for (const hours of [25, 26, 60]) await read(calendar.id, hoursAfter(NOW, hours))
  expect(await emailed()).toMatchObject([{ payload: { calendarName: 'Family', since: NOW.toISOString() } }])

  server.answerWith(calendarWith())
  await read(calendar.id, hoursAfter(NOW, 61))
  server.answer((_request, response) => response.writeHead(500).end())
  await read(calendar.id, hoursAfter(NOW, 90))
  expect(await emailed()).toHaveLength(2)
})

test('another astrologer cannot remove a calendar', async () => {
  const { calendar } = await givenCalendar()
  const other = await givenAstrologer(database())

  expect(await removeCalendar(database(), { id: calendar.id, astrologerId: other.id })).toBe(false)
  expect(await busyDays(calendar.id)).toHaveLength(2)
})
