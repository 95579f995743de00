import { expect, test } from 'vitest'
import { readTexts } from '#app/features/staff/content/form-spec.ts'
import { PACKAGE_EDITOR } from './package-form.ts'

const TYPED = {
  name: 'A quick look',
  description: 'Half an hour with your chart.',
  price: '501',
  isPerQuestion: '',
  isPrasna: '',
  needsBirthTime: 'on',
  asksLifeEvents: '',
  heldAs: 'telephone',
  answerWithinDays: '',
  durationLabel: '30 minutes',
  durationMinutes: '30',
  stepMinutes: '15',
  bufferBeforeMinutes: '0',
  bufferAfterMinutes: '10',
  minimumNoticeMinutes: '',
  horizonDays: '14',
  mostPerDay: '4',
  mostPerWeek: '',
  offeredBy: 'astrologer, meera-joshi',
  features: '',
  needs: '',
  isPopular: '',
}

const read = (changes: Partial<typeof TYPED>) => readTexts(PACKAGE_EDITOR, { ...TYPED, ...changes })

test('reads how the sessions of a package are placed', () => {
  expect(read({})).toMatchObject({
    ok: true,
    value: {
      heldAs: 'telephone',
      durationMinutes: 30,
      stepMinutes: 15,
      bufferAfterMinutes: 10,
      minimumNoticeMinutes: null,
      horizonDays: 14,
      mostPerDay: 4,
      mostPerWeek: null,
      offeredBy: ['astrologer', 'meera-joshi'],
    },
  })
  expect(read({ offeredBy: '' })).toMatchObject({ ok: true, value: { offeredBy: [] } })
})

test('fills in the form with what it reads', () => {
  const outcome = read({})
  expect(outcome.ok && PACKAGE_EDITOR.fill(outcome.value)).toEqual(TYPED)
})

test.each([
  ['a step of 0', { stepMinutes: '0' }, { stepMinutes: 'Enter a whole number from 5 to 240' }],
  ['no length', { durationMinutes: '' }, { durationMinutes: 'Enter a whole number from 5 to 480' }],
  [
    'a buffer longer than the day',
    { bufferBeforeMinutes: '1500' },
    { bufferBeforeMinutes: 'Enter a whole number from 0 to 240' },
  ],
  ['fewer per week than per day', { mostPerWeek: '3' }, { mostPerWeek: 'This must be at least as many as per day' }],
  [
    'a notice longer than the days ahead',
    { minimumNoticeMinutes: '20160' },
    { horizonDays: 'Nothing could be booked: the notice is longer than this. Allow more days.' },
  ],
  ['an unknown way', { heldAs: 'by-post' }, { heldAs: 'Choose one' }],
  [
    'a Prasna at a video call, which needs a time',
    { isPrasna: 'on', heldAs: 'video' },
    { heldAs: 'A Prasna is booked without a time. Choose a phone call or in writing.' },
  ],
])('refuses %s', (_, changes, refusal) => {
  expect(read(changes)).toEqual({ ok: false, refusal })
})
