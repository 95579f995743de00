import { isLoopbackUrl } from '#domain/loopback.ts'
import type { ContentKind } from './content-kinds.ts'
import type { PracticePart } from './practice-profile.ts'

type WithoutStep =
  | 'astrologers'
  | 'coupons'
  | 'passes'
  | 'vouchers'
  | 'intake-questions'
  | 'teacher-pages'
  | 'resources'
  | 'modules'

/** What still has to be done on a site with sample content before it goes live. */
export type GoLiveStep =
  | PracticePart
  | Exclude<ContentKind, WithoutStep>
  | 'posts'
  | 'mail'
  | 'social-sign-in'
  | 'address'
  | 'astrologer'

export type GoLiveItem = {
  readonly step: GoLiveStep
  readonly isDone: boolean
  /** Visitors of a public site already suffer from it. */
  readonly isUrgent?: boolean
}

export type GoLiveFacts = {
  readonly sampleParts: readonly PracticePart[]
  /** Whether a way to pay is offered and has its details. */
  readonly canBePaid: boolean
  /** How many pieces of each kind are still samples. */
  readonly samples: Readonly<Partial<Record<string, number>>>
  /** How many pieces of each kind there are, samples included. */
  readonly items: Readonly<Partial<Record<string, number>>>
  readonly samplePosts: number
  readonly posts: number
  /** Courses and consultations that can be booked. */
  readonly offers: number
  readonly sendsMail: boolean
  readonly hasSocialSignIn: boolean
  readonly appUrl: string
  readonly astrologers: number
}

const PARTS: readonly PracticePart[] = ['upi', 'identity', 'about', 'claims', 'contact', 'social', 'legal']

/**
 * The most important first: payments, the practice's details, its offers, then operator settings. An empty list is not
 * done: its page would have nothing to show.
 */
export function goLiveChecklist(facts: GoLiveFacts): GoLiveItem[] {
  const { sampleParts, canBePaid, samples, items, offers, sendsMail, hasSocialSignIn, appUrl, astrologers } = facts
  const isOwn = (...kinds: readonly ContentKind[]) =>
    kinds.every((kind) => (items[kind] ?? 0) > 0 && (samples[kind] ?? 0) === 0)
  return [
    ...PARTS.map((step) => ({ step, isDone: !sampleParts.includes(step) && (step !== 'upi' || canBePaid) })),
    { step: 'packages', isDone: isOwn('packages') && offers > 0 },
    { step: 'courses', isDone: isOwn('courses') },
    { step: 'lessons', isDone: isOwn('modules', 'lessons') },
    { step: 'testimonials', isDone: isOwn('testimonials') },
    { step: 'faq', isDone: isOwn('faq') },
    { step: 'teachers', isDone: isOwn('teachers', 'teacher-pages', 'resources') },
    { step: 'posts', isDone: facts.posts > 0 && facts.samplePosts === 0 },
    { step: 'astrologer', isDone: astrologers > 0 },
    { step: 'mail', isDone: sendsMail, isUrgent: !sendsMail && !isLoopbackUrl(appUrl) },
    { step: 'social-sign-in', isDone: hasSocialSignIn },
    { step: 'address', isDone: appUrl.startsWith('https:') },
  ]
}
