import type { SealedText } from '#domain/sealed-text.ts'
import type { InquiryType } from '#domain/visitors/contact.ts'
import type { BookingLetter, IsoInstant } from './booking-letters.ts'
import type { DeskLetter } from './desk-letters.ts'

/**
 * Everything the practice writes to people. Links that open an account or a subscription are sealed, because
 * the database and its backups must not hold what lets a stranger in.
 */
export type Letter =
  | BookingLetter
  | DeskLetter
  | { readonly kind: 'verify-address'; readonly link: SealedText; readonly expiresAt: IsoInstant }
  | { readonly kind: 'change-address'; readonly link: SealedText; readonly expiresAt: IsoInstant }
  | { readonly kind: 'reset-password'; readonly link: SealedText; readonly expiresAt: IsoInstant }
  | { readonly kind: 'sign-up-attempt'; readonly attemptedAt: IsoInstant }
  | { readonly kind: 'password-changed'; readonly changedAt: IsoInstant }
  | { readonly kind: 'address-changed'; readonly changedAt: IsoInstant }
  | { readonly kind: 'account-inactive'; readonly eraseAfter: IsoInstant }
  | {
      readonly kind: 'upi-changed'
      readonly from: string | null
      readonly to: string | null
      readonly changedBy: string
      readonly changedAt: IsoInstant
    }
  | {
      readonly kind: 'staff-invitation'
      readonly link: SealedText
      readonly role: 'astrologer' | 'admin'
      readonly expiresAt: IsoInstant
    }
  | {
      readonly kind: 'contact-received'
      readonly name: string
      readonly email: string
      readonly phone: string | null
      readonly inquiryType: InquiryType
      readonly subject: string
      readonly message: string
      readonly receivedAt: IsoInstant
    }
  | { readonly kind: 'contact-acknowledged'; readonly inquiryType: InquiryType }
  | { readonly kind: 'newsletter-opt-in'; readonly link: SealedText }
  | {
      readonly kind: 'suggestion-received'
      readonly topic: string
      readonly link: string | null
      readonly details: string | null
      readonly email: string | null
      readonly receivedAt: IsoInstant
    }
  | { readonly kind: 'content-available'; readonly teacherName: string; readonly level: string; readonly path: string }
  | {
      readonly kind: 'new-post'
      readonly title: string
      readonly summary: string
      readonly path: string
      /** Ends the subscription. */
      readonly stop: SealedText
    }

export type LetterKind = Letter['kind']
export type LetterOf<Kind extends LetterKind> = Extract<Letter, { kind: Kind }>

/** What a letter says beside its kind; this is the part kept as JSON. */
export type LetterPayload = Letter extends infer Each ? (Each extends Letter ? Omit<Each, 'kind'> : never) : never

export type LetterState = 'queued' | 'sending' | 'sent' | 'failed'

export type LetterReader = { readonly address: string; readonly name?: string }

/** A person as the reader of a letter; whoever has told no name is written to without one. */
export function readerOf({
  email,
  fullName,
}: {
  readonly email: string
  readonly fullName: string | null
}): LetterReader {
  return fullName ? { address: email, name: fullName } : { address: email }
}
