import type { DeliveryProblem } from '#domain/emails/email-delivery.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { RenderedEmail } from './render-email.tsx'

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
