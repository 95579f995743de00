import { type Compose, note, paragraph } from './email.ts'
import { INQUIRY_LABELS } from './inquiry-text.ts'

/** Repeats nothing of the message: anybody can type somebody else's address into the form. */
export const contactAcknowledged: Compose<'contact-acknowledged'> = (email, { practice }) => ({
  subject: `${practice.name} has your message`,
  preview: 'Thank you for writing. We will answer soon.',
  greeting: 'Namaste,',
  blocks: [
    paragraph(`Thank you for writing. Your message ${INQUIRY_LABELS[email.inquiryType]} has arrived.`),
    paragraph('We read every message ourselves and usually answer within 24 hours.'),
    note(`If you did not write to us, someone mistyped their address: you can put this email aside.`),
  ],
  replyTo: practice.email,
})
