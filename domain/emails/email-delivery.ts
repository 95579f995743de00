import type { Outcome } from '#domain/outcome.ts'
import { DAY_MS } from '#domain/time/durations.ts'

export type DeliveryProblem = {
  /** Doubtful: the connection ended after the whole email was handed over, so it may have arrived or not. */
  readonly kind: 'temporary' | 'permanent' | 'doubtful'
  readonly reason: string
}

export type Attachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: string | Uint8Array
}

export type RenderedEmail = {
  readonly senderName: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly replyTo?: string
  readonly unsubscribeUrl?: string
  readonly attachments: readonly Attachment[]
}

export type OutgoingEmail = {
  readonly emailId: number
  readonly to: { readonly address: string; readonly name: string | null }
  readonly messageId: string
  readonly writtenAt: Date
  readonly rendered: RenderedEmail
}

/** How emails are sent. A delivery failure is a returned refusal; an exception is a bug of ours. */
export type MailTransport = {
  readonly kind: 'smtp' | 'outbox'
  deliver(email: OutgoingEmail): Promise<Outcome<undefined, DeliveryProblem>>
}

type EmailTries = { readonly doubtfulAttempts: number; readonly queuedAt: Date }

const KEEP_TRYING_MS = 3 * DAY_MS

/**
 * Mail servers can be down for hours, so an email is tried for three days, but a rejected address is final.
 * An email that may have arrived is repeated once.
 */
export function isGivenUp(
  { queuedAt, doubtfulAttempts }: EmailTries,
  problem: DeliveryProblem['kind'],
  now: Date,
): boolean {
  if (problem === 'permanent') return true
  if (problem === 'doubtful' && doubtfulAttempts > 0) return true
  return now.getTime() - queuedAt.getTime() > KEEP_TRYING_MS
}
