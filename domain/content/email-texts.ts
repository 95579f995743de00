import { recordOf } from '#domain/record-of.ts'

/**
 * The opening is the first paragraph, before the details. It becomes the whole text of the email once it places the parts
 * that the site writes, each on a line of its own: see `EMAIL_PARTS`.
 */
export type EmailText = { readonly subject: string; readonly opening: string }

/** What the site writes: the facts of the booking, its buttons and links, and all other sentences. */
export const EMAIL_PARTS = ['details', 'button', 'more'] as const
export type EmailPart = (typeof EMAIL_PARTS)[number]

type StandardText = EmailText & {
  /** Its name in the admin area. */
  readonly title: string
  /** What a text may contain besides {practice}: filled in when the email is sent. */
  readonly placeholders: readonly string[]
}

/** The emails to clients whose subject and first paragraph a practice can replace. */
export const STANDARD_EMAIL_TEXTS = {
  'booking-received': {
    title: 'Booking received',
    subject: 'Booking received: {code}',
    opening: 'Thank you for your booking. One step is left: please pay and send us the transaction ID.',
    placeholders: ['code', 'service'],
  },
  'course-booked': {
    title: 'Course booked',
    subject: 'Your place in {service}: {code}',
    opening: 'Thank you for choosing this course. One step is left: please pay and send us the transaction ID.',
    placeholders: ['code', 'service'],
  },
  'payment-reminder': {
    title: 'Reminder to pay',
    subject: 'Your time is still held: {code}',
    opening: 'Your booking is almost done. We have not received your payment yet, and we are still holding your time.',
    placeholders: ['code', 'service'],
  },
  'slot-released': {
    title: 'Time released',
    subject: 'Your time for {service} was released',
    opening:
      'We held this time for you and have not received a payment, so others can book it again. That is quite all right: you are welcome to choose a time whenever it suits you.',
    placeholders: ['code', 'service'],
  },
  'payment-claimed': {
    title: 'Payment is being checked',
    subject: 'We are checking your payment for {code}',
    opening:
      'Thank you. You sent us a {way} ending in {reference}. We are now checking it against our bank statement. This usually takes one working day. We will email you as soon as it is done.',
    placeholders: ['code', 'service', 'way', 'reference'],
  },
  'payment-verified': {
    title: 'Booking confirmed',
    subject: 'Your booking {code} is confirmed',
    opening: 'Thank you. We have received your payment and your booking is confirmed.',
    placeholders: ['code', 'service'],
  },
  'course-paid': {
    title: 'Course paid',
    subject: 'We have received your payment for {service}',
    opening: 'Thank you. We have received your payment for {service}, and you are enrolled.',
    placeholders: ['code', 'service'],
  },
  'payment-rejected': {
    title: 'Payment not confirmed',
    subject: 'We could not confirm your payment for {code}',
    opening: 'We have checked your payment and cannot confirm it yet. The reason:',
    placeholders: ['code', 'service'],
  },
  'reminder-2-days': {
    title: 'Reminder two days before',
    subject: 'Reminder: your {service} session',
    opening: 'We look forward to meeting you. Please keep your birth details and questions ready.',
    placeholders: ['code', 'service'],
  },
  'session-soon': {
    title: 'Reminder two hours before',
    subject: 'Your session starts soon: {service}',
    opening: 'Your session starts {soon}.',
    placeholders: ['code', 'service', 'soon'],
  },
  'session-link': {
    title: 'Meeting link',
    subject: 'Your meeting link for session {code}',
    opening: 'Here is your meeting link. Please join at the time of your appointment.',
    placeholders: ['code', 'service'],
  },
  enrolled: {
    title: 'Welcome to a course',
    subject: 'Welcome to {course}',
    opening: 'You are enrolled in {course} ({level}). We are happy to have you with us.',
    placeholders: ['course', 'level'],
  },
  'refund-sent': {
    title: 'Refund sent',
    subject: 'Your refund for {code} is on its way',
    opening: 'We have refunded {amount} to the account you paid from. Your bank may need a few days to show it.',
    placeholders: ['code', 'service', 'amount'],
  },
} as const satisfies Record<string, StandardText>

export type EditableEmail = keyof typeof STANDARD_EMAIL_TEXTS

export const EDITABLE_EMAILS = Object.keys(STANDARD_EMAIL_TEXTS) as EditableEmail[]

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
  const known: readonly string[] = ['practice', ...STANDARD_EMAIL_TEXTS[kind].placeholders, ...EMAIL_PARTS]
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name).filter((name) => !known.includes(name))
}

/** The text of an email with its placeholders filled in. */
export function emailTextFor(
  kind: EditableEmail,
  own: EmailTexts,
  values: Readonly<Record<string, string>>,
): EmailText {
  const text: EmailText = { ...STANDARD_EMAIL_TEXTS[kind], ...own[kind] }
  const filled = (part: string) =>
    part.replaceAll(/\{([^{}]*)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
  return recordOf(['subject', 'opening'], (part) => filled(text[part]))
}

/** A text as its `**bold**` and other parts, in order. */
export function boldParts(text: string): { readonly text: string; readonly isBold: boolean }[] {
  return text.split(/\*\*([^*\n]+)\*\*/).map((part, index) => ({ text: part, isBold: index % 2 === 1 }))
}
