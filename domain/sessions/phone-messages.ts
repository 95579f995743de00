import type { HeldAs } from '#domain/content/offers.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import type { Language } from '#domain/languages.ts'
import type { Paise } from '#domain/money.ts'

/** What staff write to a client by WhatsApp or SMS, from their own phones. */
export type MessageKind = 'reminder' | 'link' | 'pay' | 'answer'

/** What a message says; `mail` writes it in the client's language. Never birth details, a question or an answer. */
export type PhoneMessage = {
  readonly kind: MessageKind
  readonly bookingId: string
  readonly code: string
  readonly serviceName: string
  readonly questionCount: number
  readonly clientName: string | null
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly timeZone: string
  readonly heldAs: HeldAs | null
  /** Empty unless they meet by one. */
  readonly meetingLink: string
  /** What is due. */
  readonly amount: Paise
  /** Where it is paid without a sign-in; null for a client without an email address, who has no link of their own. */
  readonly payPath: string | null
  /** Whether the client can sign in to read an answer. */
  readonly hasEmail: boolean
}

export type PhoneMessageContext = {
  /** With its texts in the client's language. */
  readonly practice: Pick<Practice, 'name' | 'contact' | 'upi' | 'paymentMethods'>
  /** The site in the client's language. */
  readonly siteUrl: string
  readonly now: Date
}

type Session = { readonly id: string; readonly startsAt: Date | null }

/** A moved session is another appointment, so its message is another one. */
export function messageKey(kind: MessageKind, { id, startsAt }: Session): string {
  const isAboutTime = kind === 'reminder' || kind === 'link'
  return isAboutTime && startsAt ? `${kind}:${id}:${startsAt.toISOString()}` : `${kind}:${id}`
}

/** One that the site has; another one is written in the practice's own. */
export function messageLanguage(
  chosen: Language | null,
  { languages, writtenIn }: { readonly languages: readonly Language[]; readonly writtenIn: Language },
): Language {
  return chosen !== null && languages.includes(chosen) ? chosen : writtenIn
}

/** Opens WhatsApp with the text; the number is an E.164 one. */
export function whatsAppLink(number: string, text: string): string {
  return `https://wa.me/${number.slice(1)}?text=${encoded(text)}`
}

/** Opens the phone's own messages with the text. Android and iOS both understand a body after `?&`. */
export function smsLink(number: string, text: string): string {
  return `sms:${number}?&body=${encoded(text)}`
}

/** Half of a character outside the basic plane, which a cut name may end with, cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
