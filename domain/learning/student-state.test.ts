import { expect, test } from 'vitest'
import { studentPlace } from './student-state.ts'

const now = new Date('2026-05-31T04:30:00Z')
const enrolledAt = new Date('2026-05-01T04:30:00Z')
const fresh = { status: 'enrolled', enrolledAt } as const
const unseen = { openedAt: null, doneAt: null }
const steppedOn = (day: string) => ({ openedAt: enrolledAt, doneAt: new Date(`${day}T04:30:00Z`) })

test('a student is stuck when the last step is 14 days ago', () => {
  expect(studentPlace(fresh, [steppedOn('2026-05-17'), unseen], now).state).toBe('stuck')
  expect(studentPlace(fresh, [steppedOn('2026-05-18'), unseen], now).state).toBe('under-way')
})

test('a student who has not begun is stuck 14 days after the enrollment, if there is a lesson', () => {
  expect(studentPlace(fresh, [unseen], now).state).toBe('stuck')
  expect(studentPlace({ ...fresh, enrolledAt: now }, [unseen], now).state).toBe('new')
  expect(studentPlace(fresh, [], now).state).toBe('new')
})

test('a student who waits for a lesson to open is not stuck', () => {
  const locked = { ...unseen, lock: { until: 'day' } }
  expect(studentPlace(fresh, [steppedOn('2026-05-02'), locked], now)).toMatchObject({
    state: 'under-way',
    at: undefined,
  })
})

test('a lesson done in another course long ago does not make a new student stuck', () => {
  const enrolled = { status: 'enrolled', enrolledAt: new Date('2026-05-30T04:30:00Z') } as const
  expect(studentPlace(enrolled, [steppedOn('2026-05-02'), unseen], now).state).toBe('under-way')
})

test('who has done all is never stuck, whether staff have completed the course or not', () => {
  const done = [steppedOn('2026-05-02')]
  expect(studentPlace(fresh, done, now)).toMatchObject({ state: 'all-done', at: undefined })
  expect(studentPlace({ ...fresh, status: 'completed' }, [unseen], now).state).toBe('completed')
})
