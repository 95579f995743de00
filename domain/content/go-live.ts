import type { ContentKind } from './content-kinds.ts'
import type { PracticePart } from './practice-profile.ts'

/** What still has to be done on a site with sample content before it goes live. */
export type GoLiveStep =
  | PracticePart
  | Exclude<ContentKind, 'teacher-pages' | 'resources' | 'modules'>
  | 'posts'
  | 'mail'
  | 'social-sign-in'
  | 'address'
  | 'astrologer'

export type GoLiveItem = { readonly step: GoLiveStep; readonly isDone: boolean }

export type GoLiveFacts = {
  readonly sampleParts: readonly PracticePart[]
  readonly hasPayeeId: boolean
  /** How many pieces of each kind are still samples. */
  readonly samples: Readonly<Partial<Record<string, number>>>
  readonly samplePosts: number
  /** Courses and consultations that can be booked. */
  readonly offers: number
  readonly sendsMail: boolean
  readonly hasSocialSignIn: boolean
  readonly appUrl: string
  readonly astrologers: number
}

const PARTS: readonly PracticePart[] = ['upi', 'identity', 'about', 'claims', 'contact', 'social', 'legal']

/** The most important first: payments, the practice's details, its offers, then operator settings. */
export function goLiveChecklist(facts: GoLiveFacts): GoLiveItem[] {
  const { sampleParts, hasPayeeId, samples, samplePosts, offers, sendsMail, hasSocialSignIn, appUrl, astrologers } =
    facts
  const count = (...kinds: readonly ContentKind[]) => kinds.reduce((sum, kind) => sum + (samples[kind] ?? 0), 0)
  return [
    ...PARTS.map((step) => ({ step, isDone: !sampleParts.includes(step) && (step !== 'upi' || hasPayeeId) })),
    { step: 'courses', isDone: count('courses') === 0 },
    { step: 'lessons', isDone: count('modules', 'lessons') === 0 },
    { step: 'packages', isDone: count('packages') === 0 && offers > 0 },
    { step: 'testimonials', isDone: count('testimonials') === 0 },
    { step: 'faq', isDone: count('faq') === 0 },
    { step: 'teachers', isDone: count('teachers', 'teacher-pages', 'resources') === 0 },
    { step: 'posts', isDone: samplePosts === 0 },
    { step: 'astrologer', isDone: astrologers > 0 },
    { step: 'mail', isDone: sendsMail },
    { step: 'social-sign-in', isDone: hasSocialSignIn },
    { step: 'address', isDone: appUrl.startsWith('https:') },
  ]
}
