import { STANDARD_EMAIL_TEXTS } from '#content/emails/subjects-and-openings.ts'
import type { TimeReader } from '#content/words/session-times.ts'
import type { LinkedPage, WaitlistPage } from '#domain/bookings/booking-links.ts'
import { type EditableEmail, type EmailText, type EmailTexts, filledText } from '#domain/content/email-texts.ts'
import type { BookingInEmail, IsoInstant } from '#domain/emails/booking-emails.ts'
import type { Attachment } from '#domain/emails/email-delivery.ts'
import type { Email, EmailKind, EmailOf } from '#domain/emails/emails.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Refresh } from '#usecases/emails/due-email.ts'

/** What every email needs to know about the site it comes from. */
export type EmailContext = {
  readonly practice: {
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly address: string
  }
  readonly appUrl: string
  /** What the practice has written itself. */
  readonly texts: EmailTexts
  readonly unseal: (text: SealedText) => string
  /** The code of a gift voucher. */
  readonly openVoucher: (code: SealedText) => string
  /** A link that opens one booking without a sign-in, for this recipient only (0119). */
  readonly bookingUrl: (page: LinkedPage, bookingId: string, address: string) => string
  /** The same for an entry of the waitlist (0125). */
  readonly waitlistUrl: (page: WaitlistPage, entryId: string, address: string) => string
}

export type Reader = TimeReader & { readonly address: string; readonly name: string | null; readonly now: Date }

/** The hint explains the value. */
export type FactRow = readonly [label: string, value: string, hint?: string | undefined]

/** The parts of an email; both the HTML and the plain text are rendered from them. */
export type Block =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  /** For what the reader may do besides the button. */
  | { readonly type: 'link'; readonly label: string; readonly url: string }
  | { readonly type: 'facts'; readonly rows: readonly FactRow[] }
  | { readonly type: 'quote'; readonly text: string }
  | { readonly type: 'note'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }

export type EmailContent = {
  readonly subject: string
  /** The text that mail programs show beside the subject. */
  readonly preview: string
  /** If left out, the email greets the reader by name. */
  readonly greeting?: string
  readonly blocks: readonly Block[]
  readonly replyTo?: string
  /** For the newsletter: lets the mail program show its own unsubscribe button. */
  readonly unsubscribeUrl?: string
  readonly attachments?: readonly Attachment[]
}

export type Compose<Kind extends EmailKind> = (
  email: EmailOf<Kind>,
  context: EmailContext,
  reader: Reader,
) => EmailContent

/** Everything about one kind of email. */
export type EmailDefinition<Kind extends EmailKind> = {
  /** From this instant on it is pointless. Sending it again by hand counts from then. */
  readonly expiry: (email: EmailOf<Kind>, queuedAt: Date) => Date
  /** Reads again what it is about, because it may have waited for days; `unchanged` for a record of what happened. */
  readonly refresh: Refresh<Kind>
  readonly compose: Compose<Kind>
}

export const days = (count: number) => (_email: Email, queuedAt: Date) => new Date(queuedAt.getTime() + count * DAY_MS)

/** For a record of what happened, which the reader may still need weeks later. */
export const forWeeks = days(30)

export const whileUsable = ({ expiresAt }: { readonly expiresAt: IsoInstant }) => new Date(expiresAt)
export const whilePayable = ({ payableUntil }: { readonly payableUntil: IsoInstant }) => new Date(payableUntil)

type AboutSession = { readonly booking: BookingInEmail }

/** A booking without an appointment has no such instant. */
export const untilStart = ({ booking }: AboutSession, queuedAt: Date) =>
  new Date(booking.session?.startsAt ?? queuedAt.getTime() + 30 * DAY_MS)
export const untilEnd = ({ booking }: AboutSession, queuedAt: Date) =>
  new Date(booking.session?.endsAt ?? queuedAt.getTime() + 30 * DAY_MS)

/** Subject and first paragraph, as the practice has written them or as they come with the site. */
export function editableText(
  kind: EditableEmail,
  { texts, practice }: EmailContext,
  values: Readonly<Record<string, string>>,
): EmailText {
  return filledText(STANDARD_EMAIL_TEXTS[kind], texts[kind], { practice: practice.name, ...values })
}

export const paragraph = (text: string): Block => ({ type: 'paragraph', text })
export const button = (label: string, url: string): Block => ({ type: 'button', label, url })
export const link = (label: string, url: string): Block => ({ type: 'link', label, url })
export const quote = (text: string): Block => ({ type: 'quote', text })
export const code = (text: string): Block => ({ type: 'code', text })
export const note = (text: string): Block => ({ type: 'note', text })
export const facts = (...rows: FactRow[]): Block => ({ type: 'facts', rows })
