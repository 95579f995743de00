import { expect, test } from 'vitest'
import { isAccepted, neededAnswers, optionOrder, quizState } from './quizzes.ts'

const rules = { passPercent: 70, mostTries: 2, dueDays: 3 }
const attempts = { openedAt: new Date('2026-12-01T20:00:00Z'), reopenedAt: null, timeZone: 'Asia/Kolkata' }
const failed = (at: string) => ({ isPassed: false, answeredAt: new Date(at) })
const soon = new Date('2026-12-02T04:00:00Z')

test('the pass mark is rounded up to whole answers, and is one at least', () => {
  expect([neededAnswers(3, 66), neededAnswers(3, 67), neededAnswers(3, 1)]).toEqual([2, 3, 1])
})

test('a quiz is open until it is passed, its tries are used up or its day is over where the student is', () => {
  const tries = [failed('2026-12-02T01:00:00Z'), failed('2026-12-02T02:00:00Z')]

  expect(quizState([], rules, attempts, soon)).toEqual({ state: 'open', triesLeft: 2, dueOn: '2026-12-05' })
  expect(quizState(tries, rules, attempts, soon)).toMatchObject({ state: 'no-tries-left', triesLeft: 0 })
  expect(quizState([{ isPassed: true, answeredAt: soon }], rules, attempts, soon)).toMatchObject({ state: 'passed' })
  // 18:30 UTC is midnight in India.
  expect(quizState([], rules, attempts, new Date('2026-12-05T18:29:00Z'))).toMatchObject({ state: 'open' })
  expect(quizState([], rules, attempts, new Date('2026-12-05T18:30:00Z'))).toMatchObject({ state: 'late' })
})

test('a teacher who lets a student try again gives all tries and all days anew', () => {
  const tries = [failed('2026-12-02T01:00:00Z'), failed('2026-12-02T02:00:00Z')]
  const reopened = { ...attempts, reopenedAt: new Date('2026-12-09T04:30:00Z') }

  const again = quizState(tries, rules, reopened, new Date('2026-12-10T04:30:00Z'))
  expect(again).toEqual({ state: 'open', triesLeft: 2, dueOn: '2026-12-12' })
})

test('options are shown in an order that is the same for a seed, and every option is first for some seeds', () => {
  const firsts = Array.from({ length: 40 }, (_, seed) => optionOrder(4, String(seed))[0])

  expect(optionOrder(4, 'seed')).toEqual(optionOrder(4, 'seed'))
  expect(optionOrder(4, 'seed').toSorted()).toEqual([0, 1, 2, 3])
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]))
})

test.each([
  ['  ashwini ', 'Ashwini'],
  ['Aśvinī', 'asvini'],
  ['Rahu-kalam.', 'rahu kalam'],
  ['१२', '12'],
  ['౧౨', '12'],
  ['अश्विनी', 'अश्विनी'],
])('the text “%s” is taken for “%s”', (given, accepted) => {
  expect(isAccepted(given, ['Bharani', accepted])).toBe(true)
})

test.each([
  ['', ''],
  ['—', '—'],
  ['Ashwin', 'Ashwini'],
  ['कल', 'कला'],
])('the text “%s” is not taken for “%s”', (given, accepted) => {
  expect(isAccepted(given, [accepted])).toBe(false)
})
