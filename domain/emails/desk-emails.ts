import type { ClientActivity } from '#domain/bookings/client-activity.ts'
import type { HeldAs } from '#domain/content/offers.ts'
import type { Paise } from '#domain/money.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import type { BookingInEmail, IsoInstant, ServiceInEmail } from './booking-emails.ts'
import type { MoneyInEmail } from './money-in-email.ts'

type SessionReminder = MoneyInEmail & { readonly booking: BookingInEmail; readonly meetingLink: string }

/** Only which booking it is: never a price, a time or a name. */
type NamedBooking = ServiceInEmail & { readonly bookingId: string; readonly bookingCode: string }

/** Emails about sessions to clients, and about failed emails to the practice. */
export type DeskEmail =
  | ({ readonly kind: 'reminder-2-days' } & SessionReminder)
  | ({ readonly kind: 'session-soon' } & SessionReminder)
  | {
      readonly kind: 'session-link'
      readonly booking: BookingInEmail
      readonly meetingLink: string
      /** When the link was set; missing in older emails. */
      readonly changedAt?: IsoInstant
    }
  /** Never what the answer says. */
  | (NamedBooking & {
      readonly kind: 'answer-published'
      /** Whom it is for, if it is not the client; filled in when the email is sent. */
      readonly forName?: string
      readonly isCorrection: boolean
    })
  /** Never what the remedies are. */
  | (NamedBooking & { readonly kind: 'remedies-published' })
  /** On the evening before, to clients who asked for it. */
  | {
      readonly kind: 'remedy-eve'
      readonly day: IsoDate
      readonly count: number
      /** The end of the day. */
      readonly until: IsoInstant
      /** The unsubscribe link. */
      readonly stop: SealedText
    }
  /** To clients who asked for it, on their birthday; without anything of their birth. */
  | {
      readonly kind: 'birthday'
      /** The end of the day. */
      readonly until: IsoInstant
      /** The unsubscribe link. */
      readonly stop: SealedText
    }
  /** To the astrologer, on the evening before. */
  | {
      readonly kind: 'sessions-tomorrow'
      readonly astrologerId: number
      readonly day: IsoDate
      /** The end of the day. */
      readonly until: IsoInstant
      /** Read when the email is sent, because it outlives the accounts of clients. */
      readonly sessions?: readonly TomorrowsSession[]
    }
  /** To the astrologer: a question that has to be answered soon, or should have been. */
  | (NamedBooking & {
      readonly kind: 'answer-due'
      readonly answerBy: IsoDate
      readonly isOverdue: boolean
    })
  /** Thanks for a completed session, with an invitation to review it. */
  | (NamedBooking & {
      readonly kind: 'session-follow-up'
      /** As above. */
      readonly forName?: string
      /** Set when the email is sent: whether there is a summary or answer to read. */
      readonly hasAnswer?: boolean
    })
  /** To an astrologer; names neither the client nor the file. */
  | (NamedBooking & { readonly kind: 'client-file' })
  | {
      readonly kind: 'refund-sent'
      readonly booking: BookingInEmail
      readonly amount: Paise
      readonly refundedAt: IsoInstant
    }
  /** The claimed payment of a cancelled booking was never received. */
  | { readonly kind: 'payment-not-found'; readonly booking: BookingInEmail }
  /** To the practice: what clients did since the last of these emails; the latest change of each booking. */
  | { readonly kind: 'client-activity'; readonly bookings: readonly ActiveBooking[] }
  /** To both astrologers of a hand-over. */
  | {
      readonly kind: 'session-handed-over'
      readonly booking: BookingInEmail
      /** Null for a question that nobody had been given. */
      readonly fromName: string | null
      readonly toName: string
      readonly isReceiver: boolean
      readonly handedOverAt: IsoInstant
    }
  /** To the practice: how many emails could not be delivered, with the latest reason. */
  /** The calendar of an astrologer, whose busy times close slots. */
  | { readonly kind: 'webhook-switched-off'; readonly webhookName: string; readonly since: IsoInstant }
  | { readonly kind: 'calendar-unreadable'; readonly calendarName: string; readonly since: IsoInstant }
  | { readonly kind: 'emails-undelivered'; readonly count: number; readonly reason: string }

export type TomorrowsSession = ServiceInEmail & {
  readonly bookingId: string
  readonly startsAt: IsoInstant
  readonly endsAt: IsoInstant
  readonly heldAs: HeldAs | null
  /** Empty if the client has given no name. */
  readonly firstName: string
}

export type ActiveBooking = { readonly change: ClientActivity; readonly booking: BookingInEmail }
