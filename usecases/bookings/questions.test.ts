import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, bookingForm, givenService, requireBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { findFilledForm } from './filled-form.ts'
import { holdBooking } from './hold-booking.ts'

const PRASNA = { name: 'Prasna', price: rupees(151), isPerQuestion: true }

beforeAll(async () => {
  await givenPractice(database())
})

async function givenAsker(changes: Parameters<typeof givenService>[1] = {}) {
  const db = database()
  const service = await givenService(db, { ...PRASNA, ...changes })
  const userId = (await givenUser(db)).id
  const idempotencyKey = randomUUID()
  const ask = (questions: string) =>
    holdBooking(db, TEST_KEYS, { userId, service, form: bookingForm({ questions }), idempotencyKey }, A_MONDAY)
  return { userId, ask }
}

test('each question is paid for, and the booking is named after them', async () => {
  const { userId, ask } = await givenAsker()

  const held = await ask('3')

  const id = held.ok ? held.value.bookingId : ''
  expect(await requireBooking(database(), id)).toMatchObject({
    serviceName: 'Prasna',
    questionCount: 3,
    amount: rupees(453),
    listedPrice: rupees(453),
  })
  expect((await findFilledForm(database(), TEST_KEYS, { id, userId }))?.form.questions).toBe('3')
})

test('another number of questions changes the price of an unpaid booking', async () => {
  const { ask } = await givenAsker()

  const held = await ask('3')
  const revised = await ask('2')

  expect(revised).toMatchObject({ ok: true, value: { revision: 'made' } })
  expect(await requireBooking(database(), held.ok ? held.value.bookingId : '')).toMatchObject({
    serviceName: 'Prasna',
    amount: rupees(302),
    questionCount: 2,
  })
})

test('a form without the number asks one question', async () => {
  const { ask } = await givenAsker()

  const held = await ask('')

  expect(await requireBooking(database(), held.ok ? held.value.bookingId : '')).toMatchObject({
    serviceName: 'Prasna',
    amount: rupees(151),
  })
})

test.each(['0', '11', '-1', '2.5', 'many'])('refuses %s questions', async (questions) => {
  const { ask } = await givenAsker()

  expect(await ask(questions)).toEqual({
    ok: false,
    refusal: { reason: 'invalid', problems: { questions: 'invalid' } },
  })
})

test('the number of questions does not matter where the price is for the whole', async () => {
  const { ask } = await givenAsker({ isPerQuestion: false })

  const held = await ask('7')

  expect(await requireBooking(database(), held.ok ? held.value.bookingId : '')).toMatchObject({
    amount: rupees(151),
    questionCount: 1,
  })
})
