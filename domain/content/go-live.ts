import { isLoopbackUrl } from '#domain/loopback.ts'
import type { ContentKind } from './content-kinds.ts'
import { SAMPLE_PARTS, type SamplePart } from './practice-profile.ts'

/** The kinds of content behind each step about a list, those that contain others first. */
const LISTS = {
  packages: ['packages', 'intake-questions'],
  courses: ['courses'],
  lessons: ['modules', 'lessons'],
  testimonials: ['testimonials'],
  faq: ['faq'],
  teachers: ['teachers', 'teacher-pages', 'resources'],
} as const satisfies Readonly<Record<string, readonly ContentKind[]>>

type ListStep = keyof typeof LISTS

const LIST_STEPS = Object.keys(LISTS) as ListStep[]
const OTHER_STEPS = ['posts', 'astrologer', 'second-step', 'mail', 'social-sign-in', 'address'] as const

/** What still has to be done on a site with sample content before it goes live. */
export type GoLiveStep = SamplePart | ListStep | (typeof OTHER_STEPS)[number]

export const GO_LIVE_STEPS: readonly GoLiveStep[] = [...SAMPLE_PARTS, ...LIST_STEPS, ...OTHER_STEPS]

export function isGoLiveStep(text: string): text is GoLiveStep {
  return GO_LIVE_STEPS.some((step) => step === text)
}

/** What the samples of a step are: parts of the settings, kinds of content, posts. */
export type SampleSelection = {
  readonly parts: readonly SamplePart[]
  readonly kinds: readonly ContentKind[]
  readonly hasPosts: boolean
}

export function samplesOf(steps: readonly GoLiveStep[]): SampleSelection {
  return {
    parts: SAMPLE_PARTS.filter((part) => steps.includes(part)),
    kinds: LIST_STEPS.filter((step) => steps.includes(step)).flatMap((step) => LISTS[step]),
    hasPosts: steps.includes('posts'),
  }
}

export type GoLiveItem = {
  readonly step: GoLiveStep
  readonly isDone: boolean
  /** The practice does not want it. */
  readonly isSkipped?: boolean
  /** Visitors of a public site already suffer from it. */
  readonly isUrgent?: boolean
}

export type GoLiveFacts = {
  readonly sampleParts: readonly SamplePart[]
  readonly skippedSteps: readonly GoLiveStep[]
  /** Whether a payment method is offered and has its details. */
  readonly canBePaid: boolean
  /** How many pieces of each kind are still samples. */
  readonly samples: Readonly<Partial<Record<string, number>>>
  /** How many pieces of each kind there are, samples included. */
  readonly items: Readonly<Partial<Record<string, number>>>
  readonly samplePosts: number
  readonly posts: number
  /** Courses and consultations that can be booked. */
  readonly offers: number
  /** Whether staff need a second step of the sign-in, now or soon. */
  readonly requiresSecondStep: boolean
  readonly sendsMail: boolean
  readonly hasSocialSignIn: boolean
  readonly appUrl: string
  readonly astrologers: number
}

/**
 * The most important first: hours, payments, the practice's details, its offers, then operator settings. An empty list is
 * not done: its page would have nothing to show.
 */
export function goLiveChecklist({ skippedSteps, ...facts }: GoLiveFacts): GoLiveItem[] {
  return everyStep(facts).map((item) =>
    skippedSteps.includes(item.step) ? { step: item.step, isDone: true, isSkipped: true } : item,
  )
}

function everyStep(facts: Omit<GoLiveFacts, 'skippedSteps'>): GoLiveItem[] {
  const { sampleParts, canBePaid, samples, items, offers, sendsMail, hasSocialSignIn, appUrl, astrologers } = facts
  const isOwn = (...kinds: readonly ContentKind[]) =>
    kinds.every((kind) => (items[kind] ?? 0) > 0 && (samples[kind] ?? 0) === 0)
  return [
    ...SAMPLE_PARTS.map((step) => ({ step, isDone: !sampleParts.includes(step) && (step !== 'upi' || canBePaid) })),
    { step: 'packages', isDone: isOwn('packages') && offers > 0 },
    ...LIST_STEPS.filter((step) => step !== 'packages').map((step) => ({ step, isDone: isOwn(...LISTS[step]) })),
    { step: 'posts', isDone: facts.posts > 0 && facts.samplePosts === 0 },
    { step: 'astrologer', isDone: astrologers > 0 },
    { step: 'second-step', isDone: facts.requiresSecondStep },
    { step: 'mail', isDone: sendsMail, isUrgent: !sendsMail && !isLoopbackUrl(appUrl) },
    { step: 'social-sign-in', isDone: hasSocialSignIn },
    { step: 'address', isDone: appUrl.startsWith('https:') },
  ]
}
