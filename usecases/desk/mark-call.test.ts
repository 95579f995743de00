import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listCalls } from '#db/desk/call-list.ts'
import { type DeskScope, WHOLE_PRACTICE } from '#domain/rights.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { istDate } from '#domain/time/india-time.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, givenConsultation, hoursAfter } from '#test/factories/bookings.ts'
import { applyDecisions } from '#test/factories/decisions.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { markCallDone, undoCallDone } from './mark-call.ts'

const NOBODYS: DeskScope = { hasChartsAndNotes: true, onlyOf: { astrologerId: null, includesUnassigned: false } }
let staffId: string

beforeAll(async () => {
  await givenPractice(database())
  staffId = (await givenUser(database(), { fullName: 'Meera Iyer', roles: ['astrologer'], password: null })).id
})

const calls = async (now: Date, scope = WHOLE_PRACTICE) => listCalls(database(), scope, { now, today: istDate(now) })
const callsAbout = async (id: string, now: Date) =>
  (await calls(now)).filter(({ bookingId }) => bookingId === id).map(({ reason }) => reason)

const mark = (key: string, now: Date, scope = WHOLE_PRACTICE) => markCallDone(database(), { key, staffId, scope }, now)

test('lists unpaid bookings, undelivered emails and overdue answers, each with its reason', async () => {
  const service = await givenConsultation(database(), 'Prasna')
  const unpaid = await givenBooking(database(), { service, now: A_MONDAY })
  const question = await givenBooking(database(), { service, state: 'verified', now: A_MONDAY })
  await applyDecisions(database(), A_MONDAY)
  await database().execute(sql`
    update emails set state = 'failed', reason = '550 No such user', created_at = ${A_MONDAY.toISOString()}
    where email_subject(event_key) = ${question.id}`)

  expect(await callsAbout(unpaid.id, hoursAfter(A_MONDAY, 1))).toEqual(['unpaid'])
  expect(await callsAbout(question.id, hoursAfter(A_MONDAY, 1))).toEqual(['email-failed'])
  expect(await callsAbout(question.id, new Date(A_MONDAY.getTime() + 4 * DAY_MS))).toEqual([
    'email-failed',
    'answer-overdue',
  ])
  await database().execute(sql`update bookings set answer_by = '2026-11-20' where id = ${question.id}`)
  expect(await callsAbout(question.id, new Date(A_MONDAY.getTime() + 4 * DAY_MS))).toEqual(['email-failed'])
  expect(await callsAbout(question.id, new Date(A_MONDAY.getTime() + 5 * DAY_MS))).toContain('answer-overdue')
  expect(await calls(A_MONDAY, NOBODYS)).toEqual([])
})

test('lists a claimed session that starts within a day and is not verified', async () => {
  const session = await givenBooking(database(), { state: 'claimed', now: A_MONDAY })
  const start = session.startsAt as Date

  expect(await callsAbout(session.id, hoursAfter(start, -30))).toEqual([])
  expect(await callsAbout(session.id, hoursAfter(start, -3))).toEqual(['unconfirmed'])
  expect(await callsAbout(session.id, hoursAfter(start, 1))).toEqual([])
})

test('what is done says by whom, can be undone, and comes back the next day', async () => {
  const service = await givenConsultation(database(), 'Prasna')
  const { id } = await givenBooking(database(), { service, now: A_MONDAY })
  const key = `unpaid:${id}`
  const find = async (now: Date) => (await calls(now)).find((call) => call.key === key)

  await Promise.all([mark(key, A_MONDAY), mark(key, A_MONDAY)])
  const done = await find(A_MONDAY)
  const nextDay = await find(hoursAfter(A_MONDAY, 20))
  await undoCallDone(database(), { key, scope: WHOLE_PRACTICE }, A_MONDAY)

  expect(done).toMatchObject({ isDone: true, doneBy: 'Meera Iyer' })
  expect(nextDay).toMatchObject({ isDone: false, doneBy: null })
  expect(await find(A_MONDAY)).toMatchObject({ isDone: false })
})

test('refuses a call about a booking outside the scope, and a key that is none', async () => {
  const service = await givenConsultation(database(), 'Prasna')
  const { id } = await givenBooking(database(), { service, now: A_MONDAY })

  for (const [key, scope] of [
    [`unpaid:${id}`, NOBODYS],
    [`bored:${id}`, WHOLE_PRACTICE],
    ['unpaid', WHOLE_PRACTICE],
    ["unpaid:' or true", WHOLE_PRACTICE],
  ] as const) {
    expect(await mark(key, A_MONDAY, scope), key).toEqual({ ok: false, refusal: 'call-not-found' })
  }
})
