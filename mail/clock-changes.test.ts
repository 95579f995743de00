import { describe, expect, test } from 'vitest'
import { istInstant } from '#domain/india-time.ts'
import { SESSIONS_AROUND_CLOCK_CHANGES, textOfHour } from '#test/clock-changes.ts'
import { A_PRACTICE as context, SAMPLE_EMAILS } from '#test/factories/sample-emails.ts'
import { formatInstant } from './format-instant.ts'
import { renderEmail } from './render-email.tsx'

/** Those that tell a client when the session is. */
const KINDS = ['booking-received', 'payment-verified', 'booking-changed', 'reminder-2-days', 'session-soon'] as const

describe.each(SESSIONS_AROUND_CLOCK_CHANGES)('a session at 10 AM in India on $date, read in $timeZone', (session) => {
  const { timeZone, date } = session
  const reader = { address: 'asha@example.com', name: 'Asha Rao', timeZone }

  test.each(KINDS)('has the right hour in the email %s', (kind) => {
    const sample = SAMPLE_EMAILS[kind]
    const [startsAt, endsAt] = [istInstant(date, '10:00').toISOString(), istInstant(date, '11:00').toISOString()]
    const booking = { ...sample.booking, session: { startsAt, endsAt, label: '10-11 AM' } }

    const { text, html } = renderEmail({ ...sample, booking }, context, reader)

    expect(text).toContain(textOfHour(session))
    expect(html).toContain(textOfHour(session))
  })
})

test('an hour that the clock shows twice has the offset beside it', () => {
  const inLondon = (instant: string) => formatInstant(instant, 'Europe/London')

  expect(inLondon('2026-10-25T00:30:00Z')).toBe(
    'Sunday, October 25, 2026 at 1:30 AM (GMT+1), which is Oct 25, 2026, 6:00 AM IST',
  )
  expect(inLondon('2026-10-25T01:30:00Z')).toBe(
    'Sunday, October 25, 2026 at 1:30 AM (GMT), which is Oct 25, 2026, 7:00 AM IST',
  )
})
