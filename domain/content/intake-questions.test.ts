import { expect, test } from 'vitest'
import {
  type IntakeQuestion,
  joinTypedAnswers,
  LONGEST_LINE_ANSWER,
  offerAnswers,
  readIntakeAnswers,
  readTypedAnswers,
  splitTypedAnswers,
} from './intake-questions.ts'

const question = (changes: Partial<IntakeQuestion> & Pick<IntakeQuestion, 'id'>): IntakeQuestion => ({
  kind: 'line',
  label: 'What is it about?',
  help: '',
  isRequired: false,
  choices: [],
  ...changes,
})

const QUESTIONS = [
  question({ id: 1, isRequired: true }),
  question({ id: 2, kind: 'choice', label: 'Topic', choices: ['Work', 'Family'] }),
  question({ id: 3, kind: 'date', label: 'Wedding day' }),
  question({ id: 4, kind: 'file', label: 'Old horoscope' }),
]

const read = (typed: Record<string, string>) => readTypedAnswers(QUESTIONS, joinTypedAnswers(typed))

test('reads answers with the questions as they were asked, and remembers which files were asked for', () => {
  expect(read({ 1: '  A new\u0000 house ', 2: 'Family', 3: '2026-12-01' })).toEqual({
    ok: true,
    value: [
      { questionId: 1, kind: 'line', label: 'What is it about?', text: 'A new house' },
      { questionId: 2, kind: 'choice', label: 'Topic', text: 'Family' },
      { questionId: 3, kind: 'date', label: 'Wedding day', text: '2026-12-01' },
      { questionId: 4, kind: 'file', label: 'Old horoscope', text: '' },
    ],
  })
})

test.each([
  [{}, { 'intake-1': 'missing' }],
  [{ 1: ' ' }, { 'intake-1': 'missing' }],
  [{ 1: 'x'.repeat(LONGEST_LINE_ANSWER + 1) }, { 'intake-1': 'too-long' }],
  [{ 1: 'x', 2: 'Money' }, { 'intake-2': 'invalid' }],
  [{ 1: 'x', 3: '2026-02-30' }, { 'intake-3': 'invalid' }],
])('refuses %j', (typed, refusal) => {
  expect(read(typed)).toEqual({ ok: false, refusal })
})

test.each(['', 'null', '[]', '"x"', '{"1":2}', '{broken'])('reads %s as no answers', (joined) => {
  expect(splitTypedAnswers(joined)).toEqual({})
})

test('ignores what is stored in another shape', () => {
  const good = { questionId: 1, kind: 'line', label: 'Topic', text: 'Work' }
  expect(readIntakeAnswers([good, null, { ...good, kind: 'song' }, { ...good, text: 7 }])).toEqual([good])
  expect(readIntakeAnswers(undefined)).toEqual([])
})

test('offers the latest answer to the same question again, also of another service', () => {
  const given = [
    [{ questionId: 90, kind: 'line', label: 'What is it about?', text: 'Work' } as const],
    [
      { questionId: 1, kind: 'line', label: 'An earlier wording', text: 'Family' } as const,
      { questionId: 2, kind: 'choice', label: 'Topic', text: 'No longer offered' } as const,
      { questionId: 3, kind: 'date', label: 'Wedding day', text: '2026-12-01' } as const,
    ],
  ]

  expect(offerAnswers(QUESTIONS, given)).toEqual({ 1: 'Work', 3: '2026-12-01' })
})
