import { DAY_MS } from '#domain/durations.ts'
import { confirmLinkExpiry } from '#domain/visitors/newsletter-links.ts'
import type { BookingInEmail, IsoInstant } from './booking-emails.ts'
import type { Email, EmailKind, EmailOf } from './emails.ts'

type Expiry<Kind extends EmailKind> = (email: EmailOf<Kind>, queuedAt: Date) => Date

const days = (count: number) => (_email: Email, queuedAt: Date) => new Date(queuedAt.getTime() + count * DAY_MS)

/** A record of what happened, which the reader may still need weeks later. */
const record = days(30)

const withLink = ({ expiresAt }: { readonly expiresAt: IsoInstant }) => new Date(expiresAt)
const whilePayable = ({ payableUntil }: { readonly payableUntil: IsoInstant }) => new Date(payableUntil)

type AboutSession = { readonly booking: BookingInEmail }

/** A booking without an appointment has no such instant. */
const untilStart = ({ booking }: AboutSession, queuedAt: Date) =>
  new Date(booking.session?.startsAt ?? queuedAt.getTime() + 30 * DAY_MS)
const untilEnd = ({ booking }: AboutSession, queuedAt: Date) =>
  new Date(booking.session?.endsAt ?? queuedAt.getTime() + 30 * DAY_MS)

/** When each kind of email becomes pointless. A new kind does not compile until it is listed here. */
const EXPIRIES: { readonly [Kind in EmailKind]: Expiry<Kind> } = {
  'verify-address': withLink,
  'change-address': withLink,
  'reset-password': withLink,
  'staff-invitation': withLink,
  'sign-in-code': withLink,
  'sign-in-by-password': days(1),
  'newsletter-opt-in': (_email, queuedAt) => confirmLinkExpiry(queuedAt),
  'festival-opt-in': (_email, queuedAt) => confirmLinkExpiry(queuedAt),
  'festival-eve': ({ until }) => new Date(until),
  'sign-up-attempt': record,
  'password-changed': record,
  'address-changed': record,
  'identity-linked': record,
  'upi-changed': record,
  'payment-ways-changed': record,
  'account-inactive': ({ eraseAfter }) => new Date(eraseAfter),
  'deletion-scheduled': ({ eraseAfter }) => new Date(eraseAfter),
  'contact-received': record,
  'contact-acknowledged': days(7),
  'suggestion-received': record,
  'content-available': record,
  'new-post': days(14),
  'booking-received': whilePayable,
  'payment-reminder': ({ heldUntil }) => new Date(heldUntil),
  'slot-released': whilePayable,
  'payment-claimed': record,
  'payment-verified': record,
  'gift-voucher': record,
  'payment-rejected': (email, queuedAt) =>
    email.balance === undefined ? whilePayable(email) : record(email, queuedAt),
  'booking-changed': untilEnd,
  'astrologer-changed': untilEnd,
  'booking-cancelled': record,
  enrolled: record,
  'waitlist-joined': days(2),
  'waitlist-offer': withLink,
  'slot-lost': record,
  'client-cancelled': record,
  'client-activity': days(7),
  'calendar-unreadable': days(7),
  'reminder-2-days': untilStart,
  'session-soon': untilStart,
  'session-link': untilEnd,
  'session-handed-over': untilEnd,
  'answer-published': record,
  'remedies-published': record,
  'remedy-eve': ({ until }) => new Date(until),
  'sessions-tomorrow': ({ until }) => new Date(until),
  'answer-due': days(7),
  'client-file': days(7),
  'session-follow-up': days(7),
  'refund-sent': record,
  'credit-refunded': record,
  'payment-not-found': record,
  // The next day's email counts again.
  'emails-undelivered': days(2),
}

/** From this instant on the email is not sent any more. Sending it again by hand counts from then. */
export function emailExpiry(email: Email, queuedAt: Date): Date {
  // The table above pairs each kind with its own function; the compiler cannot follow that through a union.
  const expiry = EXPIRIES[email.kind] as (email: Email, queuedAt: Date) => Date
  return expiry(email, queuedAt)
}
