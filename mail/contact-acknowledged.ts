import { INQUIRY_WORDS } from './inquiry-words.ts'
import { type Compose, note, paragraph } from './letter.ts'

/** Repeats nothing of the message: anybody can type somebody else's address into the form. */
export const contactAcknowledged: Compose<'contact-acknowledged'> = (letter, { practice }) => ({
  subject: `${practice.name} has your message`,
  preview: 'Thank you for writing. We will answer soon.',
  greeting: 'Namaste,',
  blocks: [
    paragraph(`Thank you for writing. Your message ${INQUIRY_WORDS[letter.inquiryType]} has arrived.`),
    paragraph('We read every message ourselves and usually answer within 24 hours.'),
    note(`If you did not write to us, someone mistyped their address: you can put this letter aside.`),
  ],
  replyTo: practice.email,
})
