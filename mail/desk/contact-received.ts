import { CONTACT_RECEIVED } from '#content/emails/desk.ts'
import { staffTime } from '#content/words/session-times.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { type EmailDefinition, facts, forWeeks, paragraph, quote } from '../email.ts'

/** Goes to the practice; replying to it writes to the visitor. */
export const contactReceived: EmailDefinition<'contact-received'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: (email, _context, reader) => ({
    subject: CONTACT_RECEIVED.subject(email.name, email.subject),
    preview: CONTACT_RECEIVED.previews[email.inquiryType],
    blocks: [
      paragraph(CONTACT_RECEIVED.opening),
      facts(
        [CONTACT_RECEIVED.name, email.name],
        [CONTACT_RECEIVED.email, email.email],
        ...(email.phone ? [[CONTACT_RECEIVED.phone, email.phone] as const] : []),
        [CONTACT_RECEIVED.topic, CONTACT_RECEIVED.topics[email.inquiryType]],
        [CONTACT_RECEIVED.subjectLine, email.subject],
        [CONTACT_RECEIVED.received, staffTime(email.receivedAt, reader)],
      ),
      quote(email.message),
    ],
    replyTo: email.email,
  }),
}
