import { EMAIL_FRAME } from '#content/emails/shared.ts'
import { CONTACT_ACKNOWLEDGED } from '#content/emails/visitors.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { days, type EmailDefinition, note, paragraph } from '../email.ts'

/** Repeats nothing of the message: anyone can type another person's address into the form. */
export const contactAcknowledged: EmailDefinition<'contact-acknowledged'> = {
  expiry: days(7),
  refresh: unchanged,
  compose: (email, { practice }) => ({
    subject: CONTACT_ACKNOWLEDGED.subject(practice.name),
    preview: CONTACT_ACKNOWLEDGED.preview,
    greeting: EMAIL_FRAME.greeting,
    blocks: [
      paragraph(CONTACT_ACKNOWLEDGED.received[email.inquiryType]),
      paragraph(CONTACT_ACKNOWLEDGED.reply),
      note(CONTACT_ACKNOWLEDGED.note),
    ],
  }),
}
