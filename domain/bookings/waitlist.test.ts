import { expect, test } from 'vitest'
import { hoursAfter, minutesAfter } from '#test/factories/bookings.ts'
import { offerExpiry, suits, type Wait, waitProblem } from './waitlist.ts'

/** Ten in the morning in India on a Monday. */
const NOW = new Date('2026-11-16T04:30:00Z')

const wait: Wait = { firstDate: '2026-11-20', lastDate: '2026-11-21', partOfDay: 'any', timeZone: 'Asia/Kolkata' }

test('what suits a waiting client is a start on one of the days, both included', () => {
  expect(suits(new Date('2026-11-19T18:29:00Z'), wait)).toBe(false)
  expect(suits(new Date('2026-11-19T18:30:00Z'), wait)).toBe(true)
  expect(suits(new Date('2026-11-21T18:29:00Z'), wait)).toBe(true)
  expect(suits(new Date('2026-11-21T18:30:00Z'), wait)).toBe(false)
})

test.each([
  ['morning', '00:00', '11:59'],
  ['afternoon', '12:00', '16:59'],
  ['evening', '17:00', '23:59'],
] as const)('what suits a waiting client is in the %s from %s to %s', (partOfDay, first, last) => {
  const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`)
  const minuteBefore = minutesAfter(at(first), -1)
  const minuteAfter = minutesAfter(at(last), 1)

  expect([at(first), at(last)].map((start) => suits(start, { ...wait, partOfDay }))).toEqual([true, true])
  expect([minuteBefore, minuteAfter].map((start) => suits(start, { ...wait, partOfDay }))).toEqual([false, false])
})

test('what suits a waiting client is judged by the client’s own clock, also after a clock change', () => {
  const inNewYork = { ...wait, timeZone: 'America/New_York', partOfDay: 'morning' } as const

  // The evening of India is the morning of New York.
  expect(suits(new Date('2026-11-20T14:00:00Z'), inNewYork)).toBe(true)
  expect(suits(new Date('2026-11-20T17:00:00Z'), inNewYork)).toBe(false)
  const overChange = { ...inNewYork, firstDate: '2026-10-31', lastDate: '2026-11-01' }
  // On November 1 the clocks went back: noon is an hour later in UTC.
  expect(suits(new Date('2026-10-31T16:30:00Z'), overChange)).toBe(false)
  expect(suits(new Date('2026-11-01T16:30:00Z'), overChange)).toBe(true)
})

test('an offer is held for two hours', () => {
  expect(offerExpiry(hoursAfter(NOW, 30), 120, NOW)).toEqual(hoursAfter(NOW, 2))
})

test('an offer is held only as long as the time can be booked', () => {
  expect(offerExpiry(hoursAfter(NOW, 3), 120, NOW)).toEqual(hoursAfter(NOW, 1))
})

test('an offer is not made when less than half an hour is left to book it', () => {
  expect(offerExpiry(minutesAfter(NOW, 149), 120, NOW)).toBeUndefined()
  expect(offerExpiry(minutesAfter(NOW, 150), 120, NOW)).toEqual(minutesAfter(NOW, 30))
})

test.each([
  [{}, undefined],
  [{ firstDate: '2026-11-16' }, undefined],
  [{ firstDate: '2026-11-15' }, 'first-date'],
  [{ firstDate: '2026-02-30' }, 'first-date'],
  [{ firstDate: '' }, 'first-date'],
  [{ lastDate: '2027-11-16' }, 'last-date'],
  [{ lastDate: '2026-11-19' }, 'days-reversed'],
  [{ partOfDay: 'night' }, 'part-of-day'],
  [{ firstDate: '2026-11-16', lastDate: '2026-11-16' }, undefined],
  [{ firstDate: '2026-11-16', lastDate: '2026-11-16', partOfDay: 'morning' }, undefined],
  [{ firstDate: '2026-11-16', lastDate: '2026-11-16', partOfDay: 'morning', timeZone: 'Asia/Tokyo' }, 'over'],
] as const)('waiting for %o is refused because of %s', (changes, problem) => {
  expect(waitProblem({ ...wait, ...changes }, NOW)).toBe(problem)
})

test('waiting for a morning is refused once no offer could be answered in time', () => {
  const thisMorning = { ...wait, firstDate: '2026-11-16', lastDate: '2026-11-16', partOfDay: 'morning' }

  expect(waitProblem(thisMorning, minutesAfter(NOW, 89))).toBeUndefined()
  expect(waitProblem(thisMorning, minutesAfter(NOW, 90))).toBe('over')
  expect(waitProblem(thisMorning, NOW, 120)).toBe('over')
  expect(waitProblem({ ...thisMorning, lastDate: '2026-11-17' }, NOW, 120)).toBeUndefined()
})
