import type { DeliveryProblem } from '#domain/letters/letter-delivery.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { RenderedLetter } from './render-letter.tsx'

export type OutgoingLetter = {
  readonly letterId: number
  readonly to: { readonly address: string; readonly name: string | null }
  readonly messageId: string
  readonly writtenAt: Date
  readonly rendered: RenderedLetter
}

/** The way letters leave the house. What goes wrong outside is an answer; an exception is a bug of ours. */
export type MailTransport = {
  readonly kind: 'smtp' | 'outbox'
  deliver(letter: OutgoingLetter): Promise<Outcome<undefined, DeliveryProblem>>
}
