import type { PujaDay } from '@muhurta/jyotish/puja'
import type { ProviderName } from '#domain/accounts/social-sign-in.ts'
import type { FestivalDate } from '#domain/almanac/festival-dates.ts'
import type { FestivalList } from '#domain/almanac/observances.ts'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import type { WorkVerdict } from '#domain/learning/handed-in-work.ts'
import type { GatewayName } from '#domain/payments/gateways.ts'
import type { StaffRole } from '#domain/roles.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import type { InquiryType } from '#domain/visitors/inquiry-types.ts'
import type { BookingEmail, IsoInstant } from './booking-emails.ts'
import type { DeskEmail } from './desk-emails.ts'

/**
 * Every email of the practice. Links and codes that open an account or a subscription are sealed, because the database and its
 * backups must not contain credentials.
 */
export type Email =
  | BookingEmail
  | DeskEmail
  | { readonly kind: 'verify-address'; readonly link: SealedText; readonly expiresAt: IsoInstant }
  | {
      readonly kind: 'change-address'
      readonly link: SealedText
      readonly expiresAt: IsoInstant
      /** The first address of a client whom the desk knew by telephone only. */
      readonly isFirst?: true
    }
  | { readonly kind: 'reset-password'; readonly link: SealedText; readonly expiresAt: IsoInstant }
  | { readonly kind: 'sign-in-code'; readonly code: SealedText; readonly expiresAt: IsoInstant }
  | { readonly kind: 'sign-in-by-password' }
  | { readonly kind: 'sign-up-attempt'; readonly attemptedAt: IsoInstant }
  | { readonly kind: 'password-changed'; readonly changedAt: IsoInstant }
  | { readonly kind: 'address-changed'; readonly changedAt: IsoInstant }
  | { readonly kind: 'new-device'; readonly device: string; readonly signedInAt: IsoInstant }
  | { readonly kind: 'second-factor-changed'; readonly change: SecondFactorChange; readonly changedAt: IsoInstant }
  | {
      readonly kind: 'identity-linked'
      readonly provider: ProviderName
      readonly isPasswordRemoved: boolean
      readonly linkedAt: IsoInstant
    }
  | { readonly kind: 'account-inactive'; readonly eraseAfter: IsoInstant }
  | {
      readonly kind: 'deletion-scheduled'
      readonly eraseAfter: IsoInstant
      /** The client asked the practice, and staff started it. */
      readonly isByStaff?: true
    }
  | {
      readonly kind: 'upi-changed'
      readonly from: string | null
      readonly to: string | null
      readonly changedBy: string
      readonly changedAt: IsoInstant
    }
  | {
      readonly kind: 'payment-ways-changed'
      readonly offered: readonly PaymentMethod[]
      /** The end of each account, enough to recognize it. */
      readonly bank: string | null
      readonly swift: string | null
      readonly link: string | null
      readonly changedBy: string
      readonly changedAt: IsoInstant
    }
  | {
      readonly kind: 'gateway-changed'
      readonly gateway: GatewayName
      readonly change: 'keys' | 'on' | 'off'
      readonly changedAt: IsoInstant
    }
  | {
      readonly kind: 'staff-invitation'
      readonly link: SealedText
      readonly role: StaffRole
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
      readonly kind: 'festival-opt-in'
      readonly city: string
      readonly lists: readonly FestivalList[]
      readonly link: SealedText
    }
  | {
      readonly kind: 'festival-eve'
      readonly day: IsoDate
      readonly city: string
      readonly dayPath: string
      /** With a name instead of an id in emails of an older version. */
      readonly observed: readonly ((Pick<FestivalDate, 'id' | 'tradition'> | { readonly name: string }) & {
        readonly path: string
        /** None in emails of an older version. */
        readonly puja?: PujaDay
      })[]
      /** None in emails of an older version. */
      readonly timeZone?: string
      /** Days of the reader's family, one a line: kind, name and date of birth; in emails of an older version as text. */
      readonly family?: SealedText | null
      /** The end of the day. */
      readonly until: IsoInstant
      /** The unsubscribe link. */
      readonly stop: SealedText
    }
  | {
      readonly kind: 'suggestion-received'
      readonly topic: string
      readonly link: string | null
      readonly details: string | null
      readonly email: string | null
      readonly receivedAt: IsoInstant
    }
  /** Never what the teacher wrote. */
  | {
      readonly kind: 'work-answered'
      readonly lessonTitle: string
      readonly verdict: WorkVerdict
      readonly path: string
    }
  /** Never what was asked or answered. */
  | { readonly kind: 'lesson-question-answered'; readonly lessonTitle: string; readonly path: string }
  | {
      readonly kind: 'new-lessons'
      readonly lessonIds: readonly number[]
      /** Those of them that were published earlier and that a day has opened. */
      readonly openedIds?: readonly number[]
      readonly lessons: readonly {
        readonly title: string
        readonly course: string
        readonly path: string
        readonly isOpened?: boolean
      }[]
      /** The unsubscribe link. */
      readonly stop: SealedText
    }
  | { readonly kind: 'content-available'; readonly teacherName: string; readonly level: string; readonly path: string }
  | {
      readonly kind: 'new-post'
      readonly title: string
      readonly summary: string
      readonly path: string
      /** The unsubscribe link. */
      readonly stop: SealedText
    }

export type EmailKind = Email['kind']
/** What happened to the ways a person proves that it is they. */
export type SecondFactorChange =
  | 'app-added'
  | 'app-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'reset'

export type EmailOf<Kind extends EmailKind> = Extract<Email, { kind: Kind }>

/** The content of an email without its kind, stored as JSON. */
export type EmailPayload = Email extends infer Each ? (Each extends Email ? Omit<Each, 'kind'> : never) : never

/** A skipped email was out of date when it could be sent. */
export type EmailState = 'queued' | 'sending' | 'sent' | 'failed' | 'skipped'

export type EmailReader = { readonly address: string; readonly name?: string }

/** A user as the reader of an email, without a name if they have given none. */
export function readerOf({
  email,
  fullName,
}: {
  readonly email: string
  readonly fullName: string | null
}): EmailReader {
  return fullName ? { address: email, name: fullName } : { address: email }
}
