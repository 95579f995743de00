import { expect, test } from 'vitest'
import { SAMPLE_EMAILS } from '#test/factories/sample-emails.ts'
import { emailExpiry } from './compose-email.ts'

const queuedAt = new Date('2026-04-30T06:00:00Z')
const TWO_MONTHS_LATER = new Date('2026-06-30T06:00:00Z')

test.each(Object.values(SAMPLE_EMAILS))('an email of the kind $kind is worth sending at first and expires', (email) => {
  const expiry = emailExpiry(email, queuedAt)

  expect(expiry > queuedAt).toBe(true)
  expect(expiry < TWO_MONTHS_LATER).toBe(true)
})

test.each([
  ['reminder-2-days', '2026-05-01T04:30:00Z'],
  ['session-soon', '2026-05-01T04:30:00Z'],
  ['session-link', '2026-05-01T05:30:00Z'],
  ['booking-received', '2026-05-01T12:00:00Z'],
  ['verify-address', '2026-05-01T12:00:00Z'],
  ['reset-password', '2026-05-01T12:00:00Z'],
] as const)('%s expires with its session, payment period or link', (kind, instant) => {
  expect(emailExpiry(SAMPLE_EMAILS[kind], queuedAt)).toEqual(new Date(instant))
})
