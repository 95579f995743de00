import { type Compose, note, paragraph } from './email.ts'
import { INQUIRY_LABELS } from './inquiry-text.ts'

/** Repeats nothing of the message: anyone can type another person's address into the form. */
export const contactAcknowledged: Compose<'contact-acknowledged'> = (email, { practice }) => ({
  subject: `${practice.name} has received your message`,
  preview: 'Thank you for writing to us. We will reply soon.',
  greeting: 'Namaste,',
  blocks: [
    paragraph(`Thank you for writing to us. We have received your message${INQUIRY_LABELS[email.inquiryType]}.`),
    paragraph('We read every message ourselves and usually reply within 24 hours.'),
    note(`If you did not write to us, someone may have typed your address by mistake. Please ignore this email.`),
  ],
})
