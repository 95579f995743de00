import { REPLY_WITHIN } from '#content/site/contact.ts'
import type { InquiryType } from '#domain/visitors/inquiry-types.ts'

const RECEIVED: Readonly<Record<InquiryType, string>> = {
  consultation: 'Thank you for writing to us. We have received your message about a consultation.',
  courses: 'Thank you for writing to us. We have received your message about our courses.',
  technical: 'Thank you for writing to us. We have received your message about the website.',
  billing: 'Thank you for writing to us. We have received your message about a payment.',
  general: 'Thank you for writing to us. We have received your message.',
}

export const CONTACT_ACKNOWLEDGED = {
  subject: (practice: string) => `${practice} has received your message`,
  preview: 'Thank you for writing to us. We will reply soon.',
  received: RECEIVED,
  reply: `We read every message ourselves and usually reply within ${REPLY_WITHIN}.`,
  note: 'If you did not write to us, someone may have typed your address by mistake. Please ignore this email.',
} as const

export const NEWSLETTER_OPT_IN = {
  subject: (practice: string) => `Please confirm your subscription to ${practice}`,
  preview: 'One more step, and you will receive our newsletter.',
  opening: (practice: string) =>
    `You asked to receive the newsletter of ${practice}. Please confirm your subscription:`,
  button: 'Confirm subscription',
  note: 'We will not send you the newsletter until you confirm. You can unsubscribe at any time with the link in every email.',
} as const

export const NEW_POST = {
  opening: (practice: string, title: string) => `There is a new article at ${practice}: ${title}`,
  button: 'Read the article',
  note: 'You are receiving this email because you subscribed to our newsletter.',
} as const
