import { expect, test } from 'vitest'
import { readCalendarAddress } from './calendar-address.ts'

const read = (typed: string) => {
  const outcome = readCalendarAddress(typed, ['https:'])
  return outcome.ok ? outcome.value.href : outcome.refusal
}

test.each([
  [
    ' https://calendar.google.com/calendar/ical/x/private-1/basic.ics ',
    'https://calendar.google.com/calendar/ical/x/private-1/basic.ics',
  ],
  ['webcal://p01-caldav.icloud.com/published/2/x', 'https://p01-caldav.icloud.com/published/2/x'],
  ['WEBCAL://outlook.live.com/owa/calendar/x/calendar.ics', 'https://outlook.live.com/owa/calendar/x/calendar.ics'],
  ['http://example.com/c.ics', 'not-https'],
  ['', 'invalid-address'],
  ['my calendar', 'invalid-address'],
  ['calendar.google.com/x.ics', 'invalid-address'],
  ['ftp://example.com/c.ics', 'invalid-address'],
  ['https://user:secret@example.com/c.ics', 'invalid-address'],
  ['https://intranet/c.ics', 'invalid-address'],
  [`https://example.com/${'x'.repeat(2_000)}`, 'invalid-address'],
])('reads %j as %j', (typed, expected) => {
  expect(read(typed)).toBe(expected)
})
