import type { TimeReader } from '#content/words/session-times.ts'
import type { LinkedPage } from '#domain/bookings/booking-links.ts'
import type { WaitlistPage } from '#domain/bookings/waitlist-links.ts'
import { type EditableEmail, type EmailText, type EmailTexts, emailTextFor } from '#domain/content/email-texts.ts'
import type { EmailKind, EmailOf } from '#domain/emails/emails.ts'
import type { SealedText } from '#domain/sealed-text.ts'

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

export type Attachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: string | Uint8Array
}

/** The parts of an email; both the HTML and the plain text are rendered from them. */
export type Block =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  /** For what the reader may do besides the button. */
  | { readonly type: 'link'; readonly label: string; readonly url: string }
  | { readonly type: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
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

/** Subject and first paragraph, as the practice has written them or as they come with the site. */
export function editableText(
  kind: EditableEmail,
  { texts, practice }: EmailContext,
  values: Readonly<Record<string, string>>,
): EmailText {
  return emailTextFor(kind, texts, { practice: practice.name, ...values })
}

export const paragraph = (text: string): Block => ({ type: 'paragraph', text })
export const button = (label: string, url: string): Block => ({ type: 'button', label, url })
export const link = (label: string, url: string): Block => ({ type: 'link', label, url })
export const quote = (text: string): Block => ({ type: 'quote', text })
export const code = (text: string): Block => ({ type: 'code', text })
export const note = (text: string): Block => ({ type: 'note', text })
export const facts = (...rows: (readonly [label: string, value: string])[]): Block => ({ type: 'facts', rows })
