import { type Compose, facts, paragraph, quote } from './email.ts'
import { formatInstant } from './format-instant.ts'

/** Goes to the practice, which can reply only if the visitor left an address. */
export const suggestionReceived: Compose<'suggestion-received'> = (email, _context, { timeZone }) => ({
  subject: `Free content suggestion: ${email.topic}`,
  preview: 'A visitor has suggested free content.',
  blocks: [
    paragraph(
      email.email
        ? 'A visitor has suggested free content. To answer, just reply to this email.'
        : 'A visitor has suggested free content. They did not leave an email address.',
    ),
    facts(
      ['Topic', email.topic],
      ...(email.link ? [['Link', email.link] as const] : []),
      ...(email.email ? [['Email', email.email] as const] : []),
      ['Received', formatInstant(email.receivedAt, timeZone)],
    ),
    ...(email.details ? [quote(email.details)] : []),
  ],
  ...(email.email && { replyTo: email.email }),
})
