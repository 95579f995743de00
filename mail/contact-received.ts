import { staffTime } from '#content/words/session-times.ts'
import { type Compose, facts, paragraph, quote } from './email.ts'
import { INQUIRY_LABELS } from './inquiry-text.ts'

/** Goes to the practice; replying to it writes to the visitor. */
export const contactReceived: Compose<'contact-received'> = (email, _context, reader) => ({
  subject: `Message from ${email.name}: ${email.subject}`,
  preview: `A new message${INQUIRY_LABELS[email.inquiryType]} from the contact form.`,
  blocks: [
    paragraph('You have a new message from the contact form. To answer it, just reply to this email.'),
    facts(
      ['Name', email.name],
      ['Email', email.email],
      ...(email.phone ? [['Phone', email.phone] as const] : []),
      ['Topic', email.inquiryType],
      ['Subject', email.subject],
      ['Received', staffTime(email.receivedAt, reader)],
    ),
    quote(email.message),
  ],
  replyTo: email.email,
})
