import { describe, expect, test } from 'vitest'
import { clientTime } from '#content/words/session-times.ts'
import { addDays } from '#domain/time/india-time.ts'
import { SESSIONS_AROUND_CLOCK_CHANGES } from '#test/time/clock-changes.ts'
import type { Availability } from '../booking-page-view.ts'
import { sessionAt, startsByDay } from './free-starts.ts'

const availableOn = (...dates: string[]): Availability => ({
  days: Object.fromEntries(dates.map((date) => [date, ['10:00']])),
  closedDays: {},
  durationMinutes: 60,
})

describe.each(SESSIONS_AROUND_CLOCK_CHANGES)('a start at 10 AM in India on $date', ({ timeZone, date, text }) => {
  test(`10 AM in India on ${date} is offered in ${timeZone} as ${text}, on the day of that clock`, () => {
    const [[day, [start] = []] = ['', []]] = [...startsByDay(availableOn(date), timeZone)]
    if (!start) throw new Error('There is no start.')

    expect(clientTime(sessionAt(start, availableOn(date)), { timeZone, now: start })).toBe(text)
    expect(day).toBe(text.includes('11:30 PM') ? addDays(date, -1) : date)
  })
})

test('on the day on which New York gets an hour more, both ends of the day have a start', () => {
  const byDay = startsByDay(availableOn('2026-11-01', '2026-11-02'), 'America/New_York')

  expect([...byDay].map(([day, starts]) => [day, starts.length])).toEqual([['2026-11-01', 2]])
})
