import { beforeAll, describe, expect, test } from 'vitest'
import { recordErased } from '#db/accounts/users.ts'
import { answerDrafts, answers } from '#db/schema/answers.ts'
import { LONGEST_ANSWER } from '#domain/bookings/answers.ts'
import { listAudit } from '#test/audit-log.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, hoursAfter, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { listEmailsTo } from '#test/factories/visitors.ts'
import { whileUncommitted } from '#test/while-uncommitted.ts'
import { readAnswer, readAnswerDraft } from './read-answer.ts'
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

describe('a draft of an answer', () => {
  test('is saved with a new version each time, and never over the text of a colleague', async () => {
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

  test('is refused when it is too long, for an erased client and for an unknown booking', async () => {
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
})

describe('a published answer', () => {
  test('is stored encrypted, audited, and emailed as a link without its text', async () => {
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

  test('is published once however often it is sent', async () => {
    const { publish, versions, emails } = await givenAnswered()

    await whileUncommitted(
      database(),
      (tx) => publish(TEXT, 0, { db: tx }),
      () => publish(TEXT, 0),
    )

    expect(await versions()).toEqual([TEXT])
    expect(await emails()).toHaveLength(1)
  })

  test('is corrected by another version, with an email only if staff ask for it', async () => {
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

  test('never replaces a draft that a colleague has written since', async () => {
    const { save, publish, versions } = await givenAnswered()
    await save('Mine', 0)
    await save('Theirs', 1)

    expect(await publish('Mine', 1)).toEqual({ ok: false, refusal: 'draft-changed' })
    expect(await versions()).toEqual([])
  })

  test('needs a text and a confirmed booking', async () => {
    const { publish } = await givenAnswered('claimed')

    expect(await publish('  \n ', 0)).toEqual({ ok: false, refusal: 'answer-empty' })
    expect(await publish(TEXT, 0)).toEqual({ ok: false, refusal: 'not-confirmed' })
  })
})
