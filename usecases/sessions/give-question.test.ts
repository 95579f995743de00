import { beforeAll, expect, test } from 'vitest'
import type { NewConsultationPackage } from '#db/content/catalogue.ts'
import { unsealNotes } from '#db/sealed-notes.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { A_MONDAY, aReference, bookingForm, hoursAfter, requireBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenConsultationPackage } from '#test/factories/catalogue.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { checkSeals } from '#usecases/bookings/check-seals.ts'
import { contentOf, readProof } from '#usecases/bookings/read-proof.ts'
import { bookForClient } from '#usecases/desk/book-for-client.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { giveQuestion } from './give-question.ts'

const LATER = hoursAfter(A_MONDAY, 2)
let staffId: string

beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
})

async function givenPrasnaWithoutQuestion(changes: Partial<NewConsultationPackage> = {}): Promise<string> {
  const email = anEmail()
  const { slug } = await givenConsultationPackage(database(), { name: 'Prasna', ...changes })
  const booked = await bookForClient(
    database(),
    TEST_KEYS,
    {
      staffId,
      scope: WHOLE_PRACTICE,
      email,
      client: '',
      service: { kind: 'consultation', slug },
      form: bookingForm({ bookingDate: '', preferredTime: '', notes: '' }),
      idempotencyKey: `telephone-${email}`,
      isQuestionLater: true,
    },
    A_MONDAY,
  )
  if (!booked.ok) throw new Error(`The booking was refused: ${JSON.stringify(booked.refusal)}`)
  return booked.value.bookingId
}

test('a question that comes later is asked when it is written down, and sealed with the chart of that instant', async () => {
  const bookingId = await givenPrasnaWithoutQuestion()
  const question = 'Will the house be sold?'

  const given = await giveQuestion(database(), TEST_KEYS, { bookingId, staffId, question: ` ${question} ` }, LATER)

  expect(given.ok).toBe(true)
  const { sealedNotes, askedAt } = await requireBooking(database(), bookingId)
  expect([unsealNotes(sealedNotes, TEST_KEYS), askedAt]).toEqual([question, LATER])
  const { seals } = await readProof(database(), TEST_KEYS, bookingId)
  expect(seals[0] && contentOf(seals[0])).toMatchObject({ version: 2, question, askedAt: LATER.toISOString() })
  expect(await checkSeals(database(), TEST_KEYS)).toEqual([])
  const audited = await listAudit(database(), { subject: { kind: 'booking', id: bookingId } })
  expect(audited.filter(({ action }) => action === 'question-given')).toHaveLength(1)
})

test('the promised day of the answer is counted from the question', async () => {
  const bookingId = await givenPrasnaWithoutQuestion({ answerWithinDays: 2 })
  const { userId } = await requireBooking(database(), bookingId)
  await claimBookingPayment(database(), { bookingId, userId, reference: aReference() }, A_MONDAY)
  await verifyPayment(database(), { bookingId, staffId }, A_MONDAY)
  const promised = (await requireBooking(database(), bookingId)).answerBy

  const aWeekLater = hoursAfter(A_MONDAY, 7 * 24)
  await giveQuestion(database(), TEST_KEYS, { bookingId, staffId, question: 'Will it rain?' }, aWeekLater)

  expect([promised, (await requireBooking(database(), bookingId)).answerBy]).toEqual(['2026-11-18', '2026-11-25'])
})

test('a question is given once, also when two write it down at the same time', async () => {
  const bookingId = await givenPrasnaWithoutQuestion()
  const give = (question: string) => giveQuestion(database(), TEST_KEYS, { bookingId, staffId, question }, LATER)

  const both = await Promise.all([give('Will it rain?'), give('Will it be dry?')])

  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await give('Or neither?')).toEqual({ ok: false, refusal: 'question-given' })
})

test('an empty question, and one for a cancelled booking, is refused', async () => {
  const bookingId = await givenPrasnaWithoutQuestion()
  const give = (question: string) => giveQuestion(database(), TEST_KEYS, { bookingId, staffId, question }, LATER)

  expect(await give(' \n ')).toEqual({ ok: false, refusal: 'question-missing' })
  await cancelForClient(database(), { bookingId, staffId }, LATER)
  expect(await give('Will it rain?')).toEqual({ ok: false, refusal: 'already-cancelled' })
})
