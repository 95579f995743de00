import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CALENDAR_ENTRIES } from '#content/booking/calendar-entries.ts'
import { readBusyTimes } from './busy-times.ts'
import { calendarFile } from './calendar-file.ts'

type Example = {
  readonly file: string
  /** Of the astrologer. */
  readonly timeZone: string
  /** In UTC, written by hand from the rules of RFC 5545. */
  readonly expected: readonly string[]
  readonly unreadable?: number
}

const EXAMPLES: readonly Example[] = [
  {
    file: 'series-with-exceptions',
    timeZone: 'Asia/Kolkata',
    expected: [
      '2027-03-01 15:00 – 2027-03-01 16:00',
      '2027-03-03 15:00 – 2027-03-03 16:00',
      '2027-03-10 20:00 – 2027-03-10 20:30',
      // New York has summer time from 14 March.
      '2027-03-17 14:00 – 2027-03-17 15:00',
    ],
  },
  {
    file: 'exceptions-written-otherwise',
    timeZone: 'Asia/Kolkata',
    expected: [
      '2027-06-01 08:00 – 2027-06-01 08:30',
      '2027-06-03 12:00 – 2027-06-03 12:15',
      '2027-06-04 08:00 – 2027-06-04 08:30',
      '2027-06-07 08:00 – 2027-06-07 08:30',
      '2027-06-09 08:00 – 2027-06-09 08:30',
      '2027-06-14 08:00 – 2027-06-14 08:30',
      '2027-06-15 08:00 – 2027-06-15 08:30',
      '2027-06-16 10:00 – 2027-06-16 11:00',
      '2027-06-17 10:00 – 2027-06-17 11:00',
      '2027-06-20 17:00 – 2027-06-20 18:00',
      '2027-06-25 10:00 – 2027-06-25 11:00',
    ],
  },
  {
    file: 'outlook',
    timeZone: 'Asia/Kolkata',
    expected: [
      '2027-03-26 08:00 – 2027-03-26 08:30',
      '2027-03-27 08:00 – 2027-03-27 08:30',
      '2027-03-29 07:00 – 2027-03-29 07:30',
      '2027-03-30 07:00 – 2027-03-30 07:30',
      '2027-03-31 03:30 – 2027-03-31 04:00',
      '2027-04-01 03:15 – 2027-04-01 03:45',
      '2027-04-02 09:00 – 2027-04-02 09:30',
      '2027-10-29 07:00 – 2027-10-29 07:30',
      '2027-11-01 08:00 – 2027-11-01 08:30',
    ],
  },
  {
    file: 'floating-times',
    timeZone: 'Asia/Kolkata',
    expected: [
      '2027-04-03 03:30 – 2027-04-03 04:30',
      '2027-04-04 03:30 – 2027-04-04 04:30',
      '2027-04-05 03:30 – 2027-04-05 04:30',
    ],
  },
  {
    file: 'floating-times',
    timeZone: 'Australia/Lord_Howe',
    expected: [
      '2027-04-02 22:00 – 2027-04-02 23:00',
      '2027-04-03 22:30 – 2027-04-03 23:30',
      '2027-04-04 22:30 – 2027-04-04 23:30',
    ],
  },
  {
    file: 'all-day',
    timeZone: 'Asia/Kolkata',
    expected: [
      '2027-02-28 18:30 – 2027-03-02 18:30',
      '2027-03-13 18:30 – 2027-03-14 18:30',
      '2027-03-19 18:30 – 2027-03-20 18:30',
      '2027-03-31 18:30 – 2027-04-01 18:30',
      '2027-04-02 18:30 – 2027-04-03 18:30',
    ],
  },
  {
    file: 'all-day',
    timeZone: 'America/New_York',
    expected: [
      '2027-03-01 05:00 – 2027-03-03 05:00',
      // A day of 23 hours.
      '2027-03-14 05:00 – 2027-03-15 04:00',
      '2027-03-20 04:00 – 2027-03-21 04:00',
      '2027-04-01 04:00 – 2027-04-02 04:00',
      '2027-04-03 04:00 – 2027-04-04 04:00',
    ],
  },
  { file: 'free-times', timeZone: 'Asia/Kolkata', expected: [] },
  {
    file: 'rules',
    timeZone: 'Asia/Kolkata',
    expected: [
      '2027-05-01 06:00 – 2027-05-01 06:30',
      '2027-05-03 06:00 – 2027-05-03 06:30',
      '2027-05-03 15:00 – 2027-05-03 16:00',
      '2027-05-05 06:00 – 2027-05-05 06:30',
      '2027-05-07 15:00 – 2027-05-07 16:00',
      '2027-05-10 03:00 – 2027-05-10 03:15',
      '2027-05-11 12:00 – 2027-05-11 13:00',
      '2027-05-17 15:00 – 2027-05-17 16:00',
      '2027-05-20 09:00 – 2027-05-20 10:00',
      '2027-05-21 15:00 – 2027-05-21 16:00',
      '2027-05-31 17:00 – 2027-05-31 18:00',
      '2027-06-01 09:00 – 2027-06-01 10:00',
      '2027-06-04 09:00 – 2027-06-04 10:00',
      '2027-06-06 09:00 – 2027-06-06 11:00',
      '2027-06-08 12:00 – 2027-06-08 13:00',
      '2027-06-10 18:00 – 2027-06-11 20:00',
      '2027-06-29 19:00 – 2027-06-29 20:00',
      '2027-06-30 17:00 – 2027-06-30 18:00',
      '2027-07-13 12:00 – 2027-07-13 13:00',
      '2027-07-29 19:00 – 2027-07-29 20:00',
    ],
  },
  {
    file: 'clock-changes',
    timeZone: 'Asia/Kolkata',
    expected: [
      '2027-03-13 14:00 – 2027-03-13 15:00',
      // 24 exact hours from noon, and from one o'clock to one o'clock of a day with 23 hours.
      '2027-03-13 17:00 – 2027-03-14 17:00',
      '2027-03-28 01:30 – 2027-03-28 01:45',
      '2027-04-02 22:00 – 2027-04-02 23:00',
      '2027-04-03 22:30 – 2027-04-03 23:30',
      '2027-07-01 03:15 – 2027-07-01 04:15',
      '2027-07-02 03:30 – 2027-07-02 04:30',
      '2027-10-01 23:00 – 2027-10-02 00:00',
      '2027-10-02 15:45 – 2027-10-02 16:00',
      '2027-10-02 22:00 – 2027-10-02 23:00',
      '2027-10-30 08:00 – 2027-10-30 09:00',
      '2027-10-31 00:30 – 2027-10-31 00:45',
      '2027-10-31 09:00 – 2027-10-31 10:00',
      '2027-11-01 09:00 – 2027-11-01 10:00',
      '2027-11-07 05:30 – 2027-11-07 05:45',
    ],
  },
  {
    file: 'zone-names',
    timeZone: 'Asia/Kolkata',
    // An unknown zone blocks the time in the astrologer's zone, and is reported.
    unreadable: 1,
    expected: [
      '2027-07-01 08:00 – 2027-07-01 09:00',
      '2027-07-02 12:00 – 2027-07-02 13:00',
      '2027-07-03 03:30 – 2027-07-03 04:30',
      '2027-07-04 08:00 – 2027-07-04 09:00',
    ],
  },
  { file: 'damaged', timeZone: 'Asia/Kolkata', unreadable: 4, expected: ['2027-03-03 09:00 – 2027-03-03 10:00'] },
]

const READING = {
  from: new Date('2027-02-15T00:00:00Z'),
  until: new Date('2028-02-15T00:00:00Z'),
  timeZone: 'Asia/Kolkata',
  ownHost: 'practice.example',
}

const fileNamed = (name: string) => readFileSync(new URL(`./corpus/${name}.ics`, import.meta.url), 'utf8')

function read(text: string, changes: Partial<typeof READING> = {}) {
  const outcome = readBusyTimes(text, { ...READING, ...changes })
  if (!outcome.ok) throw new Error(`The calendar was refused: ${outcome.refusal}.`)
  const { spans, unreadable } = outcome.value
  return { unreadable, spans: spans.map((span) => span.map((ms) => minuteText(ms)).join(' – ')) }
}

const minuteText = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')

describe.each(EXAMPLES)('$file, for an astrologer in $timeZone', ({ file, timeZone, expected, unreadable = 0 }) => {
  test.each(['\n', '\r\n'])(`${file} has the expected busy times in ${timeZone} with %j`, (newline) => {
    const text = fileNamed(file).replaceAll('\n', newline)

    expect(read(text, { timeZone })).toEqual({ spans: expected, unreadable })
  })
})

test('a rule that never ends is given up in reasonable time and reported', () => {
  const from = new Date('2027-01-01T00:00:00Z')
  const { spans, unreadable } = read(fileNamed('endless-rules'), { from })

  expect(spans.slice(0, 4)).toEqual([
    '2027-01-01 09:00 – 2027-01-01 10:00',
    '2027-01-02 09:00 – 2027-01-02 10:00',
    '2027-01-03 09:00 – 2027-01-03 10:00',
    '2027-01-04 09:00 – 2027-01-04 09:00',
  ])
  expect(unreadable).toBe(1)
})

test.each([
  'FREQ=SECONDLY',
  'FREQ=SECONDLY;INTERVAL=10;BYMONTH=3',
  'FREQ=MINUTELY;BYHOUR=9',
  'FREQ=MINUTELY;INTERVAL=0',
])('a calendar of series by %s is reported without evaluating them', (rule) => {
  const event = (index: number) => `BEGIN:VEVENT
UID:${index}@example
DTSTAMP:20270101T000000Z
DTSTART:20270104T090000Z
DURATION:PT1H
RRULE:${rule}
END:VEVENT
`
  const events = Array.from({ length: 300 }, (_, index) => event(index)).join('')
  const text = `BEGIN:VCALENDAR\nVERSION:2.0\n${events}END:VCALENDAR`

  expect(read(text, { from: new Date('2027-01-01T00:00:00Z') })).toEqual({
    spans: ['2027-01-04 09:00 – 2027-01-04 10:00'],
    unreadable: 300,
  })
})

test('a long event that began before the range blocks the rest of it', () => {
  const until = new Date('2027-03-01T12:00:00Z')

  expect(read(fileNamed('all-day'), { from: new Date('2027-03-01T00:00:00Z'), until }).spans).toEqual([
    '2027-03-01 00:00 – 2027-03-01 12:00',
  ])
})

test.each([
  ['<!doctype html><title>Sign in</title>', 'not-a-calendar'],
  ['', 'not-a-calendar'],
  // Broken off: what is missing must not become free.
  [fileNamed('rules').slice(0, 600), 'unreadable'],
  ['BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:No start\nEND:VEVENT\nEND:VCALENDAR', 'unreadable'],
])('refuses what is no whole calendar: %j', (text, refusal) => {
  expect(readBusyTimes(text, READING)).toEqual({ ok: false, refusal })
})

test('reads twenty years of history in little time', () => {
  const old = fileNamed('free-times').split('BEGIN:VEVENT').at(-1)?.split('END:VCALENDAR')[0] ?? ''
  const text = `BEGIN:VCALENDAR\n${`BEGIN:VEVENT${old}`.repeat(20_000)}END:VCALENDAR\n`
  const started = performance.now()

  expect(read(text).spans).toEqual([])
  expect(performance.now() - started).toBeLessThan(5_000)
})

test('an event that would take long to parse is reported instead', () => {
  const long = `BEGIN:VEVENT\nUID:long\nDTSTART:20270301T090000Z\nDESCRIPTION:${'x'.repeat(600_000)}\nEND:VEVENT\n`
  const text = fileNamed('free-times').replace('END:VCALENDAR', `${long}END:VCALENDAR`)

  expect(read(text)).toEqual({ spans: [], unreadable: 1 })
})

test('ten thousand changed occurrences of one series are one busy time', () => {
  const changed = Array.from({ length: 10_000 }, (_, index) => {
    const start = new Date(Date.UTC(2027, 2, 1, 0, index)).toISOString().replaceAll(/[-:]|\.000/g, '')
    return `BEGIN:VEVENT\nUID:series\nRECURRENCE-ID:${start}\nDTSTART:${start}\nDURATION:PT1M\nEND:VEVENT\n`
  })

  // They touch, so they are one busy time.
  expect(readBusyTimes(`BEGIN:VCALENDAR\n${changed.join('')}END:VCALENDAR`, READING)).toMatchObject({
    ok: true,
    value: { spans: [[Date.UTC(2027, 2, 1), expect.any(Number)]] },
  })
})

// Nine o'clock on the days before and after each clock change, by the clock of the zone.
test.each([
  ['America/New_York', ['2027-03-13T14:00Z', '2027-03-14T13:00Z', '2027-11-06T13:00Z', '2027-11-07T14:00Z']],
  ['Europe/London', ['2027-03-27T09:00Z', '2027-03-28T08:00Z', '2027-10-30T08:00Z', '2027-10-31T09:00Z']],
  ['Australia/Sydney', ['2027-04-02T22:00Z', '2027-04-03T23:00Z', '2027-10-01T23:00Z', '2027-10-02T22:00Z']],
  ['Australia/Lord_Howe', ['2027-04-02T22:00Z', '2027-04-03T22:30Z', '2027-10-01T22:30Z', '2027-10-02T22:00Z']],
  ['Asia/Kathmandu', ['2027-03-13T03:15Z', '2027-03-14T03:15Z']],
  ['Asia/Kolkata', ['2027-03-13T03:30Z', '2027-03-14T03:30Z']],
])('sessions in our own feeds are read back at the same instants: %s', (timeZone, instants) => {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const sessions = instants.map((instant, index) => ({
    bookingId: `b${index}`,
    code: 'MU-7K3Q',
    serviceName: 'Full Life Prediction',
    startsAt: new Date(instant),
    endsAt: new Date(Date.parse(instant) + 45 * 60_000),
    sequence: 0,
    changedAt: new Date('2027-01-01T00:00:00Z'),
    isCancelled: false,
    isConfirmed: true,
    meetingLink: '',
  }))
  const publisher = { practiceName: 'Surya', appUrl: 'https://elsewhere.example', phone: '', address: '' }

  const { spans } = read(calendarFile(sessions, publisher, CALENDAR_ENTRIES, 'astrologer-feed'), { timeZone })

  expect(instants.map((instant) => clock.format(new Date(instant)))).toEqual(instants.map(() => '09:00'))
  expect(spans.map((span) => span.slice(0, 16))).toEqual(
    instants.map((instant) => instant.slice(0, 16).replace('T', ' ')),
  )
})
