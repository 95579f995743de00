import { type Compose, facts, paragraph, quote } from './email.ts'
import { formatInstant } from './format-instant.ts'

/** To the practice; an answer is possible only where the visitor left an address. */
export const suggestionReceived: Compose<'suggestion-received'> = (email, _context, { timeZone }) => ({
  subject: `Suggested for the free content: ${email.topic}`,
  preview: 'A visitor suggested something to learn from.',
  blocks: [
    paragraph(
      email.email
        ? 'A visitor suggested free content. Answer this email to answer them.'
        : 'A visitor suggested free content and left no address for an answer.',
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
