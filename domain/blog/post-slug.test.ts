import { expect, test } from 'vitest'
import { isSlug } from '#domain/slug.ts'
import { numberedSlug, slugOf } from './post-slug.ts'

test.each([
  ['What is a nakshatra?', 'what-is-a-nakshatra'],
  ['Śani: the slow teacher', 'shani-the-slow-teacher'],
  ['नक्षत्र क्या है', 'nakshatra-kya-hai'],
  ['  --  ', 'post'],
  ['நட்சத்திரம்', 'natchattiram'],
  ['2026', 'post-2026'],
  ['../../etc/passwd', 'etc-passwd'],
])('the slug of %j is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('is always valid and short', () => {
  const slugs = ['word '.repeat(100), 'x'.repeat(500), 'ŚŚ'.repeat(90)].map(slugOf)

  for (const slug of slugs) expect(isSlug(numberedSlug(slug, 9_999))).toBe(true)
})

test('numbers the second post of a title', () => {
  expect([1, 2, 3].map((count) => numberedSlug('rahu', count))).toEqual(['rahu', 'rahu-2', 'rahu-3'])
})
