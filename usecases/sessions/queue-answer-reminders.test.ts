import { beforeAll, expect, test } from 'vitest'
import { emails } from '#db/schema/emails.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, givenService, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { queueAnswerReminders } from './queue-answer-reminders.ts'
import { publishAnswer } from './write-answer.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await createDatabase()
  await givenPractice(own.db)
  return () => own.drop()
})

const daysLater = (days: number) => new Date(A_MONDAY.getTime() + days * DAY_MS)

async function givenQuestion(answerWithinDays: number | null) {
  const service = await givenService(own.db, { name: 'Prasna', answerWithinDays })
  return givenBooking(own.db, { service, state: 'verified' })
}

const keys = async () => (await own.db.select({ key: emails.eventKey }).from(emails)).map(({ key }) => key)

test('a question is promised for a business day, and its astrologer reminded the day before and once when it is late', async () => {
  const question = await givenQuestion(3)
  const free = await givenQuestion(null)

  expect(question.answerBy).toBe('2026-11-19')
  expect(free.answerBy).toBeNull()
  expect(await queueAnswerReminders(own.db, daysLater(1))).toBe(0)
  expect(await queueAnswerReminders(own.db, daysLater(2))).toBe(1)
  expect(await queueAnswerReminders(own.db, daysLater(2))).toBe(0)
  expect(await queueAnswerReminders(own.db, daysLater(3))).toBe(0)
  expect(await queueAnswerReminders(own.db, daysLater(4))).toBe(1)
  expect(await queueAnswerReminders(own.db, daysLater(9))).toBe(0)
  expect(await keys()).toEqual(expect.arrayContaining([`answer-due:${question.id}`, `answer-overdue:${question.id}`]))
})

test('nobody is reminded of a question that is answered', async () => {
  const question = await givenQuestion(1)
  const staffId = await givenStaff(own.db)
  const answer = { bookingId: question.id, staffId, text: 'Yes.', version: 0, isEmailed: false }
  const published = await publishAnswer(own.db, TEST_KEYS, answer, A_MONDAY)

  expect(published.ok).toBe(true)
  expect(await queueAnswerReminders(own.db, daysLater(20))).toBe(0)
})
