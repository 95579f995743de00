import { expect, test } from 'vitest'
import { CALENDAR_ENTRIES } from '#content/booking/calendar-entries.ts'
import { type CalendarSession, calendarFile } from './calendar-file.ts'

const PUBLISHER = {
  practiceName: 'Surya & Sons',
  appUrl: 'https://example.com',
  phone: '+91 90000 00000',
  address: '12 Temple Road\nMysuru',
}

function session(changes: Partial<CalendarSession> = {}): CalendarSession {
  return {
    bookingId: 'b1',
    code: 'MU-7K3Q',
    serviceName: 'Full Life Prediction',
    startsAt: new Date('2026-11-20T04:30:00Z'),
    endsAt: new Date('2026-11-20T05:30:00Z'),
    sequence: 0,
    changedAt: new Date('2026-11-16T04:30:00Z'),
    isCancelled: false,
    isConfirmed: true,
    meetingLink: '',
    ...changes,
  }
}

test('a calendar file is the same for the same sessions, so that a feed can be compared', () => {
  expect(calendarFile([session()], PUBLISHER, CALENDAR_ENTRIES, 'client-feed')).toBe(
    calendarFile([session()], PUBLISHER, CALENDAR_ENTRIES, 'client-feed'),
  )
})

test('a calendar file of one cancelled session cancels it, while a feed is always published', () => {
  const sessions = [session({ isCancelled: true })]

  expect(calendarFile(sessions, PUBLISHER, CALENDAR_ENTRIES)).toContain('METHOD:CANCEL')
  expect(calendarFile(sessions, PUBLISHER, CALENDAR_ENTRIES, 'astrologer-feed')).toContain('METHOD:PUBLISH')
})

test.each([
  ['video', 'https://meet.example/a', 'LOCATION:https://meet.example/a', 'Join: https://meet.example/a'],
  ['video', '', 'LOCATION:Video call\\, or call +91 90000 00000', 'we send you the link'],
  ['telephone', '', 'LOCATION:Phone call', 'we call you on the number'],
  ['in-person', '', 'LOCATION:12 Temple Road\\, Mysuru', 'In person: 12 Temple Road'],
] as const)(
  'a calendar file says where a session by %s with the link "%s" takes place',
  (heldAs, meetingLink, location, how) => {
    const entry = session({ heldAs, meetingLink })
    // Long lines are folded.
    const unfolded = (kind: 'file' | 'client-feed' | 'astrologer-feed') =>
      calendarFile([entry], PUBLISHER, CALENDAR_ENTRIES, kind).replaceAll('\r\n ', '')

    for (const kind of ['file', 'client-feed'] as const) {
      expect(unfolded(kind)).toContain(location)
      expect(unfolded(kind)).toContain(how)
    }
    expect(unfolded('astrologer-feed')).toMatch(/LOCATION:\S/)
    expect(unfolded('astrologer-feed')).not.toContain('90000')
  },
)

// The same wall time on the days around a clock change is another instant; an entry in UTC needs no zone table.
test.each([
  ['New York, before summer time', '2027-03-13T14:00:00Z', '20270313T140000Z'],
  ['New York, after', '2027-03-14T13:00:00Z', '20270314T130000Z'],
  ['London, the repeated hour', '2027-10-31T00:30:00Z', '20271031T003000Z'],
  ['London, the same clock an hour later', '2027-10-31T01:30:00Z', '20271031T013000Z'],
  ['Sydney, after summer time', '2027-04-03T23:00:00Z', '20270403T230000Z'],
  ['Lord Howe, with half an hour', '2027-04-03T15:15:00Z', '20270403T151500Z'],
  ['Kathmandu, a quarter of an hour off', '2027-03-14T03:15:00Z', '20270314T031500Z'],
  ['Kolkata', '2027-03-14T03:30:00Z', '20270314T033000Z'],
])('a calendar file has the instant of the session: %s', (_name, startsAt, expected) => {
  const start = new Date(startsAt)
  const entry = session({ startsAt: start, endsAt: new Date(start.getTime() + 45 * 60_000) })

  for (const kind of ['file', 'client-feed', 'astrologer-feed'] as const) {
    expect(calendarFile([entry], PUBLISHER, CALENDAR_ENTRIES, kind)).toContain(`DTSTART:${expected}`)
  }
})
