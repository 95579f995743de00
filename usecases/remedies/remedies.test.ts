import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordErased } from '#db/accounts/users.ts'
import { remedies, remedyDays, remedyReminders } from '#db/schema/remedies.ts'
import { unsealText } from '#db/sealed-text.ts'
import type { Place } from '#domain/births/places.ts'
import type { RemedyContent } from '#domain/remedies/remedy-content.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, hoursAfter, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { aVisit, listEmailsTo } from '#test/factories/visitors.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { closeCalendarFeed, findFeedToken, openCalendarFeed } from '#usecases/calendar/change-calendar-feed.ts'
import { readCalendarFeed } from '#usecases/calendar/read-calendar-feed.ts'
import { exportMyData } from '#usecases/privacy/export-my-data.ts'
import { changeRemedyEmails } from './change-remedy-emails.ts'
import { queueRemedyEmails, refreshRemedyEve } from './queue-remedy-emails.ts'
import { readBookingRemedies, readOwnRemedies } from './read-remedies.ts'
import { openRemedyEmailsLink } from './remedy-reminder-link.ts'
import { tickRemedyDay } from './tick-remedy-day.ts'
import { endRemedy, publishRemedies, removeRemedy, saveRemedy } from './write-remedy.ts'

const SITE = { appUrl: 'https://practice.example', secret: 'a secret that only the test knows' }
const DONE = { ok: true, value: null }

const PUNE: Place = {
  name: 'Pune',
  region: 'Maharashtra',
  country: 'India',
  lat: 18.5196,
  lon: 73.8554,
  timeZone: 'Asia/Kolkata',
}
const SATURDAYS: RemedyContent = {
  title: 'Lamp for Shani',
  instructions: 'Light a lamp with sesame oil.',
  rule: { on: { kind: 'weekday', weekday: 6 }, start: '2026-11-14', end: { kind: 'times', times: 4 } },
  place: PUNE,
}
const TUESDAYS: RemedyContent = {
  ...SATURDAYS,
  rule: { ...SATURDAYS.rule, on: { kind: 'weekday', weekday: 2 }, start: '2026-11-17' },
}

let staffId: string
beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
})

async function givenRemedies(state: 'verified' | 'claimed' = 'verified') {
  const db = database()
  const client = await givenUser(db, { password: null })
  const { id: bookingId } = await givenBooking(db, { userId: client.id, state })
  const remedyId = randomUUID()
  const by = { bookingId, staffId, remedyId }
  return {
    client,
    bookingId,
    remedyId,
    save: (content = SATURDAYS, version = 0, id = remedyId) =>
      saveRemedy(db, TEST_KEYS, { ...by, remedyId: id, content, version }, A_MONDAY),
    publish: () => publishRemedies(db, by, A_MONDAY),
    end: (now = A_MONDAY) => endRemedy(db, by, now),
    remove: () => removeRemedy(db, by, A_MONDAY),
    tick: (day: string, { isDone = true, now = A_MONDAY, userId = client.id } = {}) =>
      tickRemedyDay(db, { userId, remedyId, day, isDone }, now),
    own: (now = A_MONDAY) => readOwnRemedies(db, TEST_KEYS, { userId: client.id }, now),
    emails: async (kind: string) => (await listEmailsTo(db, client.email)).filter((email) => email.kind === kind),
  }
}

test('a remedy is written once however often its form is sent, encrypted, and seen by the desk only', async () => {
  const { bookingId, save, own } = await givenRemedies()

  expect(await Promise.all([save(), save()])).toEqual([DONE, DONE])

  const [written, ...others] = await readBookingRemedies(database(), TEST_KEYS, bookingId, A_MONDAY)
  expect(others).toEqual([])
  expect(written).toMatchObject({ content: SATURDAYS, today: '2026-11-16', publishedAt: null })
  expect(written?.days.map(({ date }) => date)).toEqual(['2026-11-14', '2026-11-21', '2026-11-28', '2026-12-05'])
  expect(JSON.stringify(await database().select().from(remedies))).not.toContain('Shani')
  expect(await own()).toEqual([])
  const audit = await listAudit(database(), { subject: { kind: 'booking', id: bookingId } })
  expect(audit.map(({ action }) => action)).toContain('remedy-written')
  expect(JSON.stringify(audit)).not.toContain('Shani')
})

test('a remedy is published once, with one email that does not say what it is', async () => {
  const { bookingId, save, publish, own, emails } = await givenRemedies()
  await save()
  await save(TUESDAYS, 0, randomUUID())

  const outcomes = await Promise.all([publish(), publish()])

  expect(outcomes).toContainEqual({ ok: true, value: { isClientNotified: true } })
  expect(outcomes).toContainEqual({ ok: false, refusal: 'no-remedies' })
  expect(await own()).toHaveLength(2)
  const sent = await emails('remedies-published')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.payload).toMatchObject({ bookingId })
  expect(JSON.stringify(sent)).not.toContain('Shani')
})

test('a remedy waits for the payment, and is refused for an erased client and an unknown booking', async () => {
  const { client, save, publish } = await givenRemedies('claimed')
  await save()

  expect(await publish()).toEqual({ ok: false, refusal: 'not-confirmed' })
  await recordErased(database(), client.id, `erased-${client.id}@erased.invalid`, A_MONDAY)
  expect(await save(TUESDAYS, 1)).toEqual({ ok: false, refusal: 'client-erased' })
  expect(
    await saveRemedy(
      database(),
      TEST_KEYS,
      { bookingId: 'no-such-booking', staffId, remedyId: randomUUID(), version: 0, content: SATURDAYS },
      A_MONDAY,
    ),
  ).toEqual({ ok: false, refusal: 'booking-not-found' })
})

test('a remedy is not written over the change of a colleague, nor into another booking', async () => {
  const first = await givenRemedies()
  const other = await givenRemedies()
  await first.save()
  await first.save(TUESDAYS, 1)

  expect(await first.save(SATURDAYS, 1)).toEqual({ ok: false, refusal: 'remedy-changed' })
  expect(await other.save(SATURDAYS, 2, first.remedyId)).toEqual({ ok: false, refusal: 'remedy-changed' })
  expect(await endRemedy(database(), { ...first, staffId, bookingId: other.bookingId }, A_MONDAY)).toEqual({
    ok: false,
    refusal: 'remedy-changed',
  })
})

test('a remedy keeps what is done when its days change, and counts it', async () => {
  const { save, publish, tick, own } = await givenRemedies()
  await save()
  await publish()
  await tick('2026-11-14')

  await save(TUESDAYS, 1)

  const [remedy] = await own()
  expect(remedy?.days).toEqual([
    { date: '2026-11-14', isDone: true },
    { date: '2026-11-17', isDone: false },
    { date: '2026-11-24', isDone: false },
    { date: '2026-12-01', isDone: false },
  ])
})

test('a remedy ends without its days ahead, and goes on when it is saved again', async () => {
  const { save, publish, end, own } = await givenRemedies()
  await save()
  expect(await end()).toEqual({ ok: false, refusal: 'remedy-changed' })
  await publish()

  expect([await end(), await end()]).toEqual([DONE, DONE])
  const [ended] = await own()
  expect(ended).toMatchObject({ endedAt: A_MONDAY, version: 2 })
  expect(ended?.days.map(({ date }) => date)).toEqual(['2026-11-14'])
  await save(SATURDAYS, 2)

  const [resumed] = await own()
  expect(resumed?.endedAt).toBeNull()
  expect(resumed?.days).toHaveLength(4)
})

test('a remedy is removed only while the client has not seen it', async () => {
  const { save, publish, remove, own, bookingId } = await givenRemedies()
  await save()
  expect(await remove()).toEqual(DONE)
  expect(await readBookingRemedies(database(), TEST_KEYS, bookingId, A_MONDAY)).toEqual([])

  await save()
  await publish()
  expect(await remove()).toEqual({ ok: false, refusal: 'remedy-changed' })
  expect(await own()).toHaveLength(1)
})

test('ticking a day is for the client and days that have come, is safe to repeat and can be taken back', async () => {
  const { save, publish, tick, own } = await givenRemedies()
  const stranger = await givenUser(database(), { password: null })
  await save()
  expect(await tick('2026-11-14')).toEqual({ ok: false, refusal: 'day-not-found' })
  await publish()

  expect(await Promise.all([tick('2026-11-14'), tick('2026-11-14')])).toEqual([DONE, DONE])
  expect(await tick('2026-11-21')).toEqual({ ok: false, refusal: 'day-ahead' })
  expect(await tick('2026-11-15')).toEqual({ ok: false, refusal: 'day-not-found' })
  expect(await tick('2026-11-14', { userId: stranger.id })).toEqual({ ok: false, refusal: 'day-not-found' })
  expect((await own())[0]?.days[0]).toEqual({ date: '2026-11-14', isDone: true })

  expect(await tick('2026-11-14', { isDone: false })).toEqual(DONE)
  expect((await own())[0]?.days[0]).toEqual({ date: '2026-11-14', isDone: false })
})

describe('the evening before', () => {
  const send = (now: string) => queueRemedyEmails(database(), { keys: TEST_KEYS, site: SITE }, new Date(now))
  // Half past six in Pune, on a Friday.
  const FRIDAY_EVENING = '2026-11-20T13:00:00Z'

  async function givenReminded() {
    const given = await givenRemedies()
    await given.save()
    await given.publish()
    await changeRemedyEmails(database(), { userId: given.client.id, isWanted: true }, A_MONDAY)
    return given
  }

  test('the evening before brings one email without what to do, however often the job runs', async () => {
    const { emails } = await givenReminded()

    await Promise.all([send(FRIDAY_EVENING), send(FRIDAY_EVENING)])
    await send('2026-11-20T13:10:00Z')

    const sent = await emails('remedy-eve')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.payload).toMatchObject({ day: '2026-11-21', count: 1, until: '2026-11-21T18:30:00.000Z' })
    expect(JSON.stringify(sent)).not.toContain('Shani')
  })

  test('the evening before brings nothing by day, before other days, or to those who did not ask', async () => {
    const { emails } = await givenReminded()
    const quiet = await givenRemedies()
    await quiet.save()
    await quiet.publish()

    await send('2026-11-20T08:00:00Z')
    await send('2026-11-18T13:00:00Z')
    await send(FRIDAY_EVENING)

    expect(await emails('remedy-eve')).toHaveLength(1)
    expect(await quiet.emails('remedy-eve')).toEqual([])
  })

  test('the evening before is not sent any more when the remedy has ended or the client has unsubscribed', async () => {
    const { client, end, emails } = await givenReminded()
    await send(FRIDAY_EVENING)
    const [email] = await emails('remedy-eve')
    const stop = email && 'stop' in email.payload ? email.payload.stop : undefined
    const token = new URL(unsealText(stop as Parameters<typeof unsealText>[0], SITE.secret)).searchParams.get('token')
    const due = { id: 1, eventKey: `remedy-eve:${client.id}:2026-11-21`, now: A_MONDAY }
    const queued = {
      kind: 'remedy-eve',
      day: '2026-11-21',
      count: 1,
      until: '',
      stop: stop as Parameters<typeof unsealText>[0],
    } as const
    expect(await refreshRemedyEve(database(), queued, due)).toMatchObject({ ok: true })

    await end()
    expect(await refreshRemedyEve(database(), queued, due)).toEqual({ ok: false, refusal: 'remedy-done' })
    const visit = { token: token ?? '', address: aVisit().address, now: A_MONDAY }
    expect(await openRemedyEmailsLink(database(), TEST_KEYS, visit)).toMatchObject({
      ok: true,
      value: { id: client.id },
    })
    await changeRemedyEmails(database(), { userId: client.id, isWanted: false }, A_MONDAY)
    expect(await refreshRemedyEve(database(), queued, due)).toEqual({ ok: false, refusal: 'unsubscribed' })
  })
})

test('the calendar feed has the remedies and not the sessions, until it is switched off', async () => {
  const { client, save, publish } = await givenRemedies()
  await save()
  await publish()
  const scope = { userId: client.id, astrologerId: null, shows: 'remedies' } as const
  await openCalendarFeed(database(), TEST_KEYS, { ...scope, shows: 'sessions' }, A_MONDAY)
  await openCalendarFeed(database(), TEST_KEYS, scope, A_MONDAY)
  const token = (await findFeedToken(database(), TEST_KEYS, scope)) ?? ''
  const read = () =>
    readCalendarFeed(database(), TEST_KEYS, { token, address: aVisit().address, now: hoursAfter(A_MONDAY, 1) })

  expect(await read()).toMatchObject({ ok: true, value: { kind: 'remedies', remedies: [{ content: SATURDAYS }] } })
  await closeCalendarFeed(database(), TEST_KEYS, scope)
  expect(await read()).toEqual({ ok: false, refusal: 'unknown-feed' })
  expect(await findFeedToken(database(), TEST_KEYS, { ...scope, shows: 'sessions' })).toBeDefined()
})

test('the export of a client has remedies, days and the choice of emails', async () => {
  const { client, save, publish, tick } = await givenRemedies()
  await save()
  await publish()
  await tick('2026-11-14')
  await changeRemedyEmails(database(), { userId: client.id, isWanted: true }, A_MONDAY)

  const { tables } = await exportMyData(database(), TEST_KEYS, client, A_MONDAY)

  expect(tables.remedies).toMatchObject([{ remedy: SATURDAYS }])
  expect(tables.remedies?.[0]).not.toHaveProperty('sealed_content')
  expect(tables.remedy_days).toHaveLength(4)
  expect(tables.remedy_reminders).toHaveLength(1)
  await database().delete(remedyReminders).where(eq(remedyReminders.userId, client.id))
  expect(await database().$count(remedyDays, eq(remedyDays.userId, client.id))).toBe(4)
})
