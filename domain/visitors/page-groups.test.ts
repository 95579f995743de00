import { expect, test } from 'vitest'
import { pageGroupOf } from './page-groups.ts'

test.each([
  ['/', 'home'],
  ['/consultation', 'consultation'],
  ['/astrologers/asha', 'consultation'],
  ['/courses/pradhamika/lessons/1', 'courses'],
  ['/book/consultation/prasna', 'booking'],
  ['/book/course/pradhamika', 'booking'],
  ['/horoscope/daily', 'horoscope'],
  ['/blog', 'blog'],
  ['/blog/shani-the-slow-teacher', 'blog'],
  ['/free-content/parashara-basic', 'other'],
] as const)('%s is counted as %s', (path, group) => {
  expect(pageGroupOf(path)).toBe(group)
})

test.each([
  '/dashboard',
  '/astrologer-dashboard',
  '/admin/bookings',
  '/staff/bookings',
  '/book/payment/1',
  '/book/consultation/prasna/step.json',
  '/book/consultation/prasna/wait',
  '/blog/feed.xml',
  '/blog/preview/token',
  '/consultation.data',
  '/assets/app.js',
  '/auth',
])('%s is not counted', (path) => {
  expect(pageGroupOf(path)).toBeUndefined()
})
