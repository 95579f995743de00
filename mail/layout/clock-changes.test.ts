import { describe, expect, test } from 'vitest'
import { addDays, istInstant } from '#domain/time/india-time.ts'
import { A_PRACTICE as context, SAMPLE_EMAILS } from '#test/factories/sample-emails.ts'
import { SESSIONS_AROUND_CLOCK_CHANGES } from '#test/time/clock-changes.ts'
import { renderEmail } from './render-email.tsx'

/** Those that tell a client when the session is. */
const KINDS = ['booking-received', 'payment-verified', 'booking-changed', 'reminder-2-days', 'session-soon'] as const

describe.each(SESSIONS_AROUND_CLOCK_CHANGES)('a session at 10 AM in India on $date, read in $timeZone', (session) => {
  const { timeZone, date } = session
  const now = istInstant(addDays(date, -2), '12:00')
  const reader = { address: 'asha@example.com', name: 'Asha Rao', timeZone, now }

  test.each(KINDS)(`%s has the right hour of a session on ${date} read in ${timeZone}`, (kind) => {
    const sample = SAMPLE_EMAILS[kind]
    const [startsAt, endsAt] = [istInstant(date, '10:00').toISOString(), istInstant(date, '11:00').toISOString()]
    const booking = { ...sample.booking, session: { startsAt, endsAt } }

    const { text, html } = renderEmail({ ...sample, booking }, context, reader)

    expect(text).toContain(session.text)
    expect(html).toContain(session.text)
  })

  test(`class-reminder has the right hour of a class on ${date} read in ${timeZone}`, () => {
    const sample = SAMPLE_EMAILS['class-reminder']
    const [startsAt, endsAt] = [istInstant(date, '10:00').toISOString(), istInstant(date, '11:00').toISOString()]

    const { text } = renderEmail({ ...sample, live: { ...sample.live, startsAt, endsAt } }, context, reader)

    expect(text).toContain(session.text)
  })
})
