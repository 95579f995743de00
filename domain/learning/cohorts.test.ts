import { expect, test } from 'vitest'
import { seatOfferExpiry, takeSeat, timetableProblem, weeklyStarts } from './cohorts.ts'

const now = new Date('2026-11-16T04:30:00Z')
const startsAt = new Date('2026-12-05T04:30:00Z')
const open = { status: 'open', startsAt, seats: 2 } as const

test.each([
  ['a free seat', open, 1, { ok: true, value: null }],
  ['the last seat taken', open, 2, { ok: false, refusal: 'cohort-full' }],
  ['a cancelled group', { ...open, status: 'cancelled' as const }, 0, { ok: false, refusal: 'cohort-closed' }],
  ['a group without dates', { ...open, startsAt: null }, 0, { ok: false, refusal: 'cohort-closed' }],
  ['a group that begins now', { ...open, startsAt: now }, 0, { ok: false, refusal: 'cohort-closed' }],
])('answers a request for %s', (_, cohort, taken, expected) => {
  expect(takeSeat(cohort, { taken, now })).toEqual(expected)
})

test('a freed seat is held for a day, and never beyond the first class', () => {
  expect(seatOfferExpiry({ startsAt }, now)).toEqual(new Date('2026-11-17T04:30:00Z'))
  expect(seatOfferExpiry({ startsAt }, new Date('2026-12-05T01:30:00Z'))).toEqual(startsAt)
  expect(seatOfferExpiry({ startsAt }, new Date('2026-12-05T04:15:00Z'))).toBeUndefined()
})

test('a weekly series keeps its weekday and its hour in India', () => {
  const starts = weeklyStarts({ firstDate: '2026-12-26', time: '10:00', count: 3 })

  expect(starts.map((start) => start.toISOString())).toEqual([
    '2026-12-26T04:30:00.000Z',
    '2027-01-02T04:30:00.000Z',
    '2027-01-09T04:30:00.000Z',
  ])
})

test('classes of one group follow each other', () => {
  const at = (time: string, minutes = 60) => {
    return { startsAt: new Date(`2026-12-05T${time}Z`), minutes, lessonId: null, recordingUrl: null }
  }

  expect(timetableProblem([at('06:00'), at('05:00')])).toBeUndefined()
  expect(timetableProblem([at('05:30'), at('05:00')])).toBe('classes-overlap')
  expect(timetableProblem(Array.from({ length: 121 }, () => at('05:00')))).toBe('too-many-classes')
})
