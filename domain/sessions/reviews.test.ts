import { expect, test } from 'vitest'
import { readReviewForm } from './review-form.ts'
import { firstNameOf, followUpSpan, LONGEST_REVIEW, mayBeReviewed, ratingOf } from './reviews.ts'

const COMPLETED = {
  serviceType: 'consultation',
  status: 'paid',
  paymentStatus: 'paid',
  outcome: 'completed',
  isAnswered: false,
  refundDue: null,
  refunded: 0,
} as const

test('a review can be written about a completed session, and about a question that was answered in writing', () => {
  expect(mayBeReviewed(COMPLETED).ok).toBe(true)
  expect(mayBeReviewed({ ...COMPLETED, outcome: null, isAnswered: true }).ok).toBe(true)
})

test.each([
  ['nobody has said how the session went', { outcome: null }],
  ['the client did not come', { outcome: 'no_show', isAnswered: true }],
  ['the payment is not confirmed', { paymentStatus: 'awaiting_verification' }],
  ['the booking is cancelled', { status: 'cancelled' }],
  ['a course was booked', { serviceType: 'course' }],
] as const)('a review is refused while %s', (_why, change) => {
  expect(mayBeReviewed({ ...COMPLETED, ...change })).toEqual({ ok: false, refusal: 'not-completed' })
})

test.each([{ refundDue: 100_100 }, { refunded: 1 }])('a review is refused after a refund: %o', (change) => {
  expect(mayBeReviewed({ ...COMPLETED, ...change })).toEqual({ ok: false, refusal: 'refunded' })
})

test('a review needs stars and no more', () => {
  const blank = { text: '', shownName: '', shownCity: '', isPublic: '' }

  expect(readReviewForm({ ...blank, stars: '4' })).toEqual({
    ok: true,
    value: { ...blank, stars: 4, isPublic: false },
  })
  for (const stars of ['', '0', '6', '4.5', '4\0']) {
    expect(readReviewForm({ ...blank, stars })).toEqual({ ok: false, refusal: { stars: 'missing' } })
  }
  expect(readReviewForm({ ...blank, stars: '4', text: 'a'.repeat(LONGEST_REVIEW + 1) })).toEqual({
    ok: false,
    refusal: { text: 'too-long' },
  })
})

test('the first name is suggested without a title', () => {
  expect(firstNameOf('Smt. Lakshmi Narayan')).toBe('Lakshmi')
  expect(firstNameOf(' Asha  Rao ')).toBe('Asha')
  expect(firstNameOf(null)).toBe('')
})

test('an average is rounded to one decimal, and is full only if everybody gave full marks', () => {
  expect(ratingOf([5, 4, 4])).toEqual({ count: 3, average: 4.3 })
  expect(ratingOf([...Array<5>(39).fill(5), 4])).toEqual({ count: 40, average: 4.9 })
  expect(ratingOf([5, 5])).toEqual({ count: 2, average: 5 })
  expect(ratingOf([])).toEqual({ count: 0, average: 0 })
})

test('a follow-up leaves two hours for corrections, and is not sent after a week', () => {
  expect(followUpSpan(new Date('2026-11-17T10:00:00Z'))).toEqual({
    from: new Date('2026-11-10T10:00:00Z'),
    until: new Date('2026-11-17T08:00:00Z'),
  })
})
