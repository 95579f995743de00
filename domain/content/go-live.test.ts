import { expect, test } from 'vitest'
import { type GoLiveFacts, goLiveChecklist } from './go-live.ts'

const ready: GoLiveFacts = {
  sampleParts: [],
  skippedSteps: [],
  canBePaid: true,
  samples: {},
  items: {
    courses: 1,
    modules: 1,
    lessons: 1,
    packages: 1,
    testimonials: 1,
    faq: 1,
    teachers: 1,
    'teacher-pages': 1,
    resources: 1,
  },
  samplePosts: 0,
  posts: 1,
  offers: 3,
  requiresSecondStep: true,
  sendsMail: true,
  hasSocialSignIn: true,
  appUrl: 'https://practice.example',
  astrologers: 1,
}

const open = (facts: Partial<GoLiveFacts>) =>
  goLiveChecklist({ ...ready, ...facts })
    .filter(({ isDone }) => !isDone)
    .map(({ step }) => step)

test('a site without samples is ready', () => {
  expect(open({})).toEqual([])
})

test('lists remaining samples and missing operator settings', () => {
  expect(
    open({
      sampleParts: ['contact', 'legal'],
      samples: { testimonials: 12, resources: 1, modules: 2 },
      samplePosts: 3,
      requiresSecondStep: false,
      sendsMail: false,
      hasSocialSignIn: false,
      appUrl: 'http://localhost:3000',
      astrologers: 0,
    }),
  ).toEqual([
    'contact',
    'legal',
    'lessons',
    'testimonials',
    'teachers',
    'posts',
    'astrologer',
    'second-step',
    'mail',
    'social-sign-in',
    'address',
  ])
})

test('an empty list is not done', () => {
  expect(open({ items: {}, posts: 0 })).toEqual([
    'packages',
    'courses',
    'lessons',
    'testimonials',
    'faq',
    'teachers',
    'posts',
  ])
})

test.each([
  ['https://practice.example', true],
  ['http://192.168.1.7:3000', true],
  ['http://localhost:3000', false],
])('a missing mail server at %s is urgent: %s', (appUrl, isUrgent) => {
  const items = goLiveChecklist({ ...ready, appUrl, sendsMail: false })

  expect(items.find(({ step }) => step === 'mail')).toEqual({ step: 'mail', isDone: false, isUrgent })
})

test('a practice without a UPI id is not ready', () => {
  expect(open({ canBePaid: false })).toEqual(['upi'])
})

test('a step that is not for this practice is done, and says so', () => {
  const items = goLiveChecklist({ ...ready, items: {}, posts: 0, skippedSteps: ['courses', 'posts'] })

  expect(items.find(({ step }) => step === 'courses')).toEqual({ step: 'courses', isDone: true, isSkipped: true })
  expect(items.filter(({ isDone }) => !isDone).map(({ step }) => step)).not.toContain('posts')
})

test('a practice without offers is not ready', () => {
  expect(open({ offers: 0 })).toEqual(['packages'])
})
