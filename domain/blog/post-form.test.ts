import { expect, test } from 'vitest'
import { checkPost } from './post-form.ts'
import { parseImageUrl } from './post-image.ts'
import type { PostForm } from './post-rules.ts'
import { parseSchedule, writeSchedule } from './post-schedule.ts'

const NOW = new Date('2026-05-04T06:30:00Z')
const FORM: PostForm = {
  title: ' The Moon ',
  summary: 'A companion',
  content: '# Moon\n\n    code\n',
  category: 'Planets',
  imageUrl: '',
  imageAlt: '',
  readTime: '',
  scheduledFor: '',
  slug: '',
  description: '',
  isPublished: true,
}

test('a post is normalized, with the spaces that markdown needs', () => {
  const checked = checkPost(FORM, NOW)

  expect(checked).toMatchObject({
    ok: true,
    value: { title: 'The Moon', content: '# Moon\n\n    code', readTime: 5, status: 'published', imageUrl: null },
  })
})

test.each(['title', 'summary', 'content', 'category'] as const)('a post needs its %s', (field) => {
  expect(checkPost({ ...FORM, [field]: ' \u200b ' }, NOW)).toMatchObject({ ok: false })
  expect(checkPost({ ...FORM, [field]: '' }, NOW)).toMatchObject({ ok: false, refusal: { [field]: 'missing' } })
})

test.each([
  ['', null],
  [' My First_Post ', 'my-first-post'],
  ['moon-2', 'moon-2'],
])('a post with the address %j has the slug %j', (slug, wantedSlug) => {
  expect(checkPost({ ...FORM, slug }, NOW)).toMatchObject({ ok: true, value: { wantedSlug } })
})

test.each(['2026', 'moon/phase', 'चन्द्र', 'a'.repeat(81)])('a post rejects the address %j', (slug) => {
  expect(checkPost({ ...FORM, slug }, NOW)).toEqual({ ok: false, refusal: { slug: 'invalid' } })
})

test('a post belongs to one of the eight categories', () => {
  expect(checkPost({ ...FORM, category: 'Politics' }, NOW)).toEqual({ ok: false, refusal: { category: 'invalid' } })
})

test('a post may belong to a category of the practice', () => {
  expect(checkPost({ ...FORM, category: 'Festivals' }, NOW, ['Festivals'])).toMatchObject({
    ok: true,
    value: { category: 'Festivals' },
  })
  expect(checkPost({ ...FORM, title: '', category: 'Politics' }, NOW, ['Festivals'])).toEqual({
    ok: false,
    refusal: { title: 'missing', category: 'invalid' },
  })
})

test('a post has a limited length', () => {
  const refusal = { title: 'too-long', summary: 'too-long', content: 'too-long' }
  const long = { title: 'x'.repeat(201), summary: 'x'.repeat(501), content: 'x'.repeat(60_001) }

  expect(checkPost({ ...FORM, ...long }, NOW)).toEqual({ ok: false, refusal })
})

test('a post that is published has no schedule', () => {
  const checked = checkPost({ ...FORM, scheduledFor: '2026-05-05T09:00' }, NOW)

  expect(checked).toMatchObject({ ok: true, value: { scheduledFor: null } })
})

test.each(['https://images.example.com/moon.jpg', '/uploads/abc_DEF-123.webp'])(
  'E4: an image may come from %s',
  (address) => {
    expect(parseImageUrl(` ${address} `)).toBe(address)
  },
)

test.each([
  'http://images.example.com/moon.jpg',
  'http://169.254.169.254/latest/meta-data',
  'https://169.254.169.254/',
  'https://[::1]/x.png',
  'https://localhost/x.png',
  'https://db.internal/x.png',
  'https://user:secret@example.com/x.png',
  'https://example.com:8443/x.png',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '/uploads/../secrets/auth-secret',
  '//evil.example/x.png',
  'x',
  `https://example.com/${'x'.repeat(500)}`,
])('E4: an image cannot come from %s', (address) => {
  expect(parseImageUrl(address)).toBeUndefined()
})

test('a schedule is read and written in Indian time', () => {
  const parsed = parseSchedule('2026-05-05T09:00', NOW)

  expect(parsed).toEqual(new Date('2026-05-05T03:30:00Z'))
  expect(writeSchedule(new Date('2026-05-05T03:30:00Z'))).toBe('2026-05-05T09:00')
})

test.each([
  '2026-05-04T12:00',
  '2026-02-31T09:00',
  'tomorrow',
  '9999-01-01T00:00',
  '2026-13-01T00:00',
  '2026-05-05T09:00T',
])('a schedule rejects %s', (text) => {
  expect(parseSchedule(text, NOW)).toBeUndefined()
})
