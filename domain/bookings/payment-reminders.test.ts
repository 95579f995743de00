import { expect, test } from 'vitest'
import { newHold } from './holds.ts'
import { paymentReminderAt } from './payment-reminders.ts'

const NOON = new Date('2026-11-16T06:30:00Z')
const hoursLater = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000)

test('a client is reminded fifteen minutes after booking', () => {
  const hold = { ...newHold(NOON), createdAt: NOON, bookedByStaff: false }

  expect(paymentReminderAt(hold)).toEqual(hoursLater(0.25))
})

test('a client of the desk is reminded half of the time before the payment is due, at most a day', () => {
  const hold = { createdAt: NOON, bookedByStaff: true }

  expect(paymentReminderAt({ ...hold, holdExpiresAt: hoursLater(72) })).toEqual(hoursLater(48))
  expect(paymentReminderAt({ ...hold, ...newHold(NOON, { bookedByStaff: true }) })).toEqual(hoursLater(12))
})
