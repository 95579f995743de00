import { type Compose, facts, paragraph, quote } from './email.ts'
import { formatInstant } from './format-instant.ts'
import { INQUIRY_LABELS } from './inquiry-text.ts'

/** To the practice; an answer goes straight to the person who wrote. */
export const contactReceived: Compose<'contact-received'> = (email, _context, { timeZone }) => ({
  subject: `Message from ${email.name}: ${email.subject}`,
  preview: `A message ${INQUIRY_LABELS[email.inquiryType]}.`,
  blocks: [
    paragraph('Someone wrote to you with the contact form. Answer this email to answer them.'),
    facts(
      ['Name', email.name],
      ['Email', email.email],
      ...(email.phone ? [['Phone', email.phone] as const] : []),
      ['Topic', email.inquiryType],
      ['Subject', email.subject],
      ['Received', formatInstant(email.receivedAt, timeZone)],
    ),
    quote(email.message),
  ],
  replyTo: email.email,
})
