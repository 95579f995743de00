import { recordOf } from '#domain/record-of.ts'

/**
 * The opening is the first paragraph, before the details. It becomes the whole text of the email once it places the parts
 * that the site writes, each on a line of its own: see `EMAIL_PARTS`.
 */
export type EmailText = { readonly subject: string; readonly opening: string }

/** What the site writes: the facts of the booking, its buttons and links, and all other sentences. */
export const EMAIL_PARTS = ['details', 'button', 'more'] as const
export type EmailPart = (typeof EMAIL_PARTS)[number]

/** The emails to clients whose subject and first paragraph a practice can replace, with what its texts may contain besides {practice}. */
const PLACEHOLDERS = {
  'booking-received': ['code', 'service'],
  'course-booked': ['code', 'service'],
  'payment-reminder': ['code', 'service'],
  'slot-released': ['code', 'service'],
  'payment-claimed': ['code', 'service', 'way', 'reference'],
  'payment-verified': ['code', 'service'],
  'course-paid': ['code', 'service'],
  'payment-rejected': ['code', 'service'],
  'reminder-2-days': ['code', 'service'],
  'session-soon': ['code', 'service', 'soon'],
  'session-link': ['code', 'service'],
  enrolled: ['course', 'level'],
  'refund-sent': ['code', 'service', 'amount'],
  birthday: [],
} as const satisfies Record<string, readonly string[]>

export type EditableEmail = keyof typeof PLACEHOLDERS

export const EDITABLE_EMAILS = Object.keys(PLACEHOLDERS) as EditableEmail[]

/** All placeholders of an email, filled in when it is sent. */
export function placeholdersOf(kind: EditableEmail): readonly string[] {
  return ['practice', ...PLACEHOLDERS[kind]]
}

/** The practice's own texts; a missing one is the standard text. */
export type EmailTexts = { readonly [Kind in EditableEmail]?: Partial<EmailText> }

/** Say until when to pay, why a payment was not confirmed, or that a new time is needed. */
const NEED_MORE: readonly EditableEmail[] = [
  'booking-received',
  'course-booked',
  'payment-reminder',
  'slot-released',
  'payment-claimed',
  'payment-rejected',
]

/** The parts that a text leaves out although it places others. Without any, they all follow the text. */
export function missingParts(kind: EditableEmail, text: string): EmailPart[] {
  const placed = new Set(emailSections(text).map(({ part }) => part))
  if (!EMAIL_PARTS.some((part) => placed.has(part))) return []
  return EMAIL_PARTS.filter((part) => !placed.has(part) && (part !== 'more' || NEED_MORE.includes(kind)))
}

/** The paragraphs of a text and the parts that it places. */
export function emailSections(text: string): { readonly part?: EmailPart; readonly text: string }[] {
  return text
    .split(/\n{2,}|\n(?=\{(?:details|button|more)\}(?:\n|$))|(?<=(?:^|\n)\{(?:details|button|more)\})\n/)
    .map((section) => section.trim())
    .filter((section) => section !== '')
    .map((section) => {
      const part = EMAIL_PARTS.find((name) => section === `{${name}}`)
      return part ? { part, text: section } : { text: section }
    })
}

/** The placeholders in a text that this email does not know: "{codd}". */
export function unknownPlaceholders(kind: EditableEmail, text: string): string[] {
  const known = [...placeholdersOf(kind), ...EMAIL_PARTS]
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name).filter((name) => !known.includes(name))
}

/** The practice's own text where there is one, with the placeholders filled in. */
export function filledText(
  standard: EmailText,
  own: Partial<EmailText> | undefined,
  values: Readonly<Record<string, string>>,
): EmailText {
  const text: EmailText = { ...standard, ...own }
  const filled = (part: string) =>
    part.replaceAll(/\{([^{}]*)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
  return recordOf(['subject', 'opening'], (part) => filled(text[part]))
}

/** A text as its `**bold**` and other parts, in order. */
export function boldParts(text: string): { readonly text: string; readonly isBold: boolean }[] {
  return text.split(/\*\*([^*\n]+)\*\*/).map((part, index) => ({ text: part, isBold: index % 2 === 1 }))
}
