import { beforeAll, describe, expect, test } from 'vitest'
import { recordErased } from '#db/accounts/users.ts'
import { listBookingEvents } from '#db/bookings/booking-events.ts'
import { countSessions } from '#db/bookings/bookings.ts'
import { listCalls } from '#db/desk/call-list.ts'
import { listUpcomingBookings } from '#db/desk/desk-bookings.ts'
import { answerDrafts, answers } from '#db/schema/sessions.ts'
import { LONGEST_ANSWER } from '#domain/sessions/answers.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  givenBooking,
  givenConsultation,
  hoursAfter,
  requireBooking,
  TEST_KEYS,
} from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { listEmailsTo } from '#test/factories/visitors.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { readAnswer, readAnswerDraft } from './read-answer.ts'
import { markOutcome } from './update-session.ts'
import { publishAnswer, saveAnswerDraft } from './write-answer.ts'

let staffId: string
beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
})

const TEXT = 'Jupiter aspects the tenth house: **yes**, after March.'

async function givenAnswered(state: 'verified' | 'claimed' = 'verified') {
  const client = await givenUser(database(), { password: null })
  const { id } = await givenBooking(database(), { userId: client.id, state })
  const save = (text: string, version: number, db = database()) =>
    saveAnswerDraft(db, TEST_KEYS, { bookingId: id, staffId, text, version }, A_MONDAY)
  const publish = (text: string, version: number, { now = A_MONDAY, isEmailed = true, db = database() } = {}) =>
    publishAnswer(db, TEST_KEYS, { bookingId: id, staffId, text, version, isEmailed }, now)
  const versions = async () => (await readAnswer(database(), TEST_KEYS, id)).map(({ text }) => text)
  const emails = async () => {
    const sent = await listEmailsTo(database(), client.email)
    return sent.flatMap(({ kind, payload }) => (kind === 'answer-published' ? [payload] : []))
  }
  return { id, client, save, publish, versions, emails }
}

test('a draft of an answer is saved with a new version each time, and never over the text of a colleague', async () => {
  const { id, save } = await givenAnswered()

  const first = await save('One', 0)
  const second = await save('Two', 1)
  const late = await save('Three', 1)
  const repeated = await save('Two', 1)

  expect([first, second, late, repeated]).toEqual([
    { ok: true, value: { version: 1 } },
    { ok: true, value: { version: 2 } },
    { ok: false, refusal: 'draft-changed' },
    { ok: true, value: { version: 2 } },
  ])
  expect(await readAnswerDraft(database(), TEST_KEYS, id)).toMatchObject({ text: 'Two', version: 2 })
})

test('a draft of an answer is refused when it is too long, for an erased client and for an unknown booking', async () => {
  const { id, client, save } = await givenAnswered()

  expect(await save('a'.repeat(LONGEST_ANSWER + 1), 0)).toEqual({ ok: false, refusal: 'answer-too-long' })
  await recordErased(database(), client.id, `erased-${id}@erased.invalid`, A_MONDAY)
  expect(await save('Late', 0)).toEqual({ ok: false, refusal: 'client-erased' })
  const unknown = { bookingId: 'no-such-booking', staffId, text: 'Hello', version: 0 }
  expect(await saveAnswerDraft(database(), TEST_KEYS, unknown, A_MONDAY)).toEqual({
    ok: false,
    refusal: 'booking-not-found',
  })
})

test('a published answer is stored encrypted, audited, and emailed as a link without its text', async () => {
  const { id, publish, versions, emails } = await givenAnswered()

  const outcome = await publish(TEXT, 0)

  expect(outcome).toEqual({ ok: true, value: { answerVersion: 1, isClientNotified: true } })
  expect(await versions()).toEqual([TEXT])
  const rows = [await database().select().from(answers), await database().select().from(answerDrafts)]
  expect(JSON.stringify(rows)).not.toContain('Jupiter')
  const [email] = await emails()
  expect(email).toMatchObject({ bookingId: id, isCorrection: false })
  expect(JSON.stringify(email)).not.toContain('Jupiter')
  const audit = await listAudit(database(), { subject: { kind: 'booking', id } })
  expect(audit.map(({ action }) => action)).toContain('answer-published')
})

test('a published answer is published once however often it is sent', async () => {
  const { publish, versions, emails } = await givenAnswered()

  await whileUncommitted(
    database(),
    (tx) => publish(TEXT, 0, { db: tx }),
    () => publish(TEXT, 0),
  )

  expect(await versions()).toEqual([TEXT])
  expect(await emails()).toHaveLength(1)
})

test('a published answer is corrected by another version, with an email only if staff ask for it', async () => {
  const { id, save, publish, versions, emails } = await givenAnswered()
  await publish('First', 0)
  const draft = await save('Second', 1)

  const quiet = await publish('Second', 2, { now: hoursAfter(A_MONDAY, 1), isEmailed: false })
  const loud = await publish('Third', 3, { now: hoursAfter(A_MONDAY, 2) })

  expect(draft).toEqual({ ok: true, value: { version: 2 } })
  expect([quiet, loud]).toEqual([
    { ok: true, value: { answerVersion: 2, isClientNotified: false } },
    { ok: true, value: { answerVersion: 3, isClientNotified: true } },
  ])
  expect(await versions()).toEqual(['Third', 'Second', 'First'])
  expect(await emails()).toMatchObject([{ isCorrection: false }, { isCorrection: true }])
  expect(await readAnswerDraft(database(), TEST_KEYS, id)).toMatchObject({ text: null })
})

test('a published answer never replaces a draft that a colleague has written since', async () => {
  const { save, publish, versions } = await givenAnswered()
  await save('Mine', 0)
  await save('Theirs', 1)

  expect(await publish('Mine', 1)).toEqual({ ok: false, refusal: 'draft-changed' })
  expect(await versions()).toEqual([])
})

test('a published answer needs a text and a confirmed booking', async () => {
  const { publish } = await givenAnswered('claimed')

  expect(await publish('  \n ', 0)).toEqual({ ok: false, refusal: 'answer-empty' })
  expect(await publish(TEXT, 0)).toEqual({ ok: false, refusal: 'not-confirmed' })
})

describe('a Prasna whose answer is published', () => {
  async function givenQuestion() {
    const service = await givenConsultation(database(), 'Prasna')
    const { id, userId } = await givenBooking(database(), { service, state: 'verified' })
    const answer = { bookingId: id, staffId, text: TEXT, version: 0, isEmailed: true }
    const publish = (db = database()) => publishAnswer(db, TEST_KEYS, answer, hoursAfter(A_MONDAY, 1))
    const cancel = (db = database()) => cancelBooking(db, { bookingId: id, userId }, hoursAfter(A_MONDAY, 2))
    const mark = (outcome: 'completed' | 'no_show' | null) =>
      markOutcome(database(), { bookingId: id, staffId, outcome }, hoursAfter(A_MONDAY, 3))
    return { id, userId, publish, cancel, mark }
  }

  test('a Prasna whose answer is published is completed, counted and on no list of questions any more, and its client cannot cancel it', async () => {
    const { id, userId, publish, cancel, mark } = await givenQuestion()
    const scope = { onlyOf: null, hasChartsAndNotes: true }
    const late = new Date('2026-12-20T04:30:00Z')

    await publish()

    expect(await cancel()).toEqual({ ok: false, refusal: 'answered' })
    expect(await requireBooking(database(), id)).toMatchObject({ status: 'paid', refundDue: null })
    const events = await listBookingEvents(database(), id)
    expect(events.at(-1)).toMatchObject({ change: 'outcome-recorded', reason: 'completed', actorId: staffId })
    expect(await countSessions(database(), userId, late)).toEqual({ total: 1, upcoming: 0, completed: 1 })
    const waiting = await listUpcomingBookings(database(), scope, { now: late, today: '2026-12-20' })
    expect(waiting.map((booking) => booking.id)).not.toContain(id)
    const calls = await listCalls(database(), scope, { now: late, today: '2026-12-20' })
    expect(calls.map(({ bookingId }) => bookingId)).not.toContain(id)
    expect([await mark('no_show'), await mark(null), await mark('completed')]).toEqual([
      { ok: false, refusal: 'answered' },
      { ok: false, refusal: 'answered' },
      { ok: true, value: null },
    ])
  })

  test('a Prasna whose answer is published can still be cancelled and refunded by staff', async () => {
    const { id, publish } = await givenQuestion()
    const { amount } = await requireBooking(database(), id)
    await publish()

    const cancelled = await cancelForClient(database(), { bookingId: id, staffId }, hoursAfter(A_MONDAY, 30))

    expect(cancelled).toEqual({ ok: true, value: { refundDue: amount } })
  })

  test('a Prasna whose answer is published refuses the client who cancels while the answer is being published', async () => {
    const { id, publish, cancel } = await givenQuestion()

    const cancelled = await whileUncommitted(database(), (tx) => publish(tx), cancel)

    expect(cancelled).toEqual({ ok: false, refusal: 'answered' })
    expect((await requireBooking(database(), id)).status).toBe('paid')
  })

  test('a Prasna whose answer is published is not published while its client is cancelling it', async () => {
    const { id, publish, cancel } = await givenQuestion()

    const published = await whileUncommitted(database(), (tx) => cancel(tx), publish)

    expect(published).toEqual({ ok: false, refusal: 'not-confirmed' })
    expect(await readAnswer(database(), TEST_KEYS, id)).toEqual([])
  })
})
