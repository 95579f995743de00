import { expect, test } from 'vitest'
import type { Email } from '#domain/emails/emails.ts'
import { A_PRACTICE, SAMPLE_EMAILS } from '#test/factories/sample-emails.ts'
import { emailExpiry } from './compose-email.ts'
import { renderEmail } from './layout/render-email.tsx'

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

/** The emails that name what was booked, but for the waiting list, which has no number of questions. */
const NAMING = Object.values(SAMPLE_EMAILS).filter(
  (email) => 'serviceName' in email || 'booking' in email || 'bookings' in email,
)

test.each(NAMING)('an email of the kind $kind says how many questions, as an older one does in the name', (email) => {
  const reader = { address: 'asha@example.com', name: 'Asha Rao', timeZone: 'Asia/Kolkata', now: queuedAt }
  const renderAs = (service: Readonly<Record<string, unknown>>) => {
    const named = JSON.stringify(email, (_key, value) => (value?.serviceName ? { ...value, ...service } : value))
    return renderEmail(JSON.parse(named) as Email, A_PRACTICE, reader)
  }

  expect(renderAs({ serviceName: 'Prasna', questionCount: 3 })).toEqual(
    renderAs({ serviceName: 'Prasna (3 questions)' }),
  )
})
