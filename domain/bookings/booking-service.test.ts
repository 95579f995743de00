import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import { consultationService, courseService } from './booking-service.ts'
import { bookingPrice } from './pricing.ts'

const course = {
  id: 1,
  slug: 'pradhamika',
  level: 'Basic' as const,
  title: 'Pradhamika',
  description: '',
  durationWeeks: 12,
  price: rupees(2_999),
  compareAtPrice: null,
  highlights: [],
}
const consultation = {
  id: 1,
  slug: 'prasna',
  name: 'Prasna',
  description: '',
  price: rupees(151),
  isPrasna: true,
  needsBirthTime: true,
  asksLifeEvents: false,
  intakeQuestions: [],
  isPerQuestion: true,
  durationLabel: '15 minutes',
  durationMinutes: 15,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  stepMinutes: 60,
  minimumNoticeMinutes: null,
  horizonDays: null,
  mostPerDay: null,
  mostPerWeek: null,
  heldAs: 'in-writing' as const,
  features: [],
  needs: [],
  isPopular: false,
}

test('C15: returning clients pay 105, 700 and 2,100 for consultations, and the listed price for courses', () => {
  const returning = { discountPercent: 30 }
  const priceOf = (price: number) =>
    bookingPrice(consultationService({ ...consultation, price: rupees(price) }), returning).amount

  expect([priceOf(151), priceOf(1_001), priceOf(3_001)]).toEqual([rupees(105), rupees(700), rupees(2_100)])
  expect(bookingPrice(courseService(course), returning).amount).toBe(rupees(2_999))
})

test('only consultations other than Prasna occupy a slot', () => {
  expect(consultationService(consultation).session).toBeNull()
  expect(courseService(course).session).toBeNull()
  expect(consultationService({ ...consultation, isPrasna: false }).session).toMatchObject({ durationMinutes: 15 })
})

test('the package, not its name, decides whether a consultation is a Prasna', () => {
  expect(consultationService({ ...consultation, name: 'Ask one question' }).isPrasna).toBe(true)
  expect(consultationService({ ...consultation, name: 'Full Prasna report', isPrasna: false }).isPrasna).toBe(false)
  expect(courseService({ ...course, title: 'Prasna Marga' }).isPrasna).toBe(false)
})
