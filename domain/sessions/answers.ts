import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** About twenty pages of text. */
export const LONGEST_ANSWER = 50_000

export const LONGEST_TEMPLATE_NAME = 80
export const MOST_TEMPLATES = 50

type AnsweredBooking = {
  readonly serviceType: string
  readonly status: string
  readonly paymentStatus: string
}

export type AnswerableRefusal = 'no-session' | 'not-confirmed'

/** Courses and passes have no answer, and nothing is published before it is paid. */
export function mayBeAnswered({
  serviceType,
  status,
  paymentStatus,
}: AnsweredBooking): Outcome<null, AnswerableRefusal> {
  if (serviceType !== 'consultation') return refused('no-session')
  return status === 'paid' && paymentStatus === 'paid' ? accepted(null) : refused('not-confirmed')
}

/** Markdown as it was typed, without what no text needs. */
export function normalizeAnswer(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed().trim()
}
