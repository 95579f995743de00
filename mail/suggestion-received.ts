import { staffTime } from '#content/words/session-times.ts'
import { type Compose, facts, paragraph, quote } from './email.ts'

/** Goes to the practice, which can reply only if the visitor left an address. */
export const suggestionReceived: Compose<'suggestion-received'> = (email, _context, reader) => ({
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
      ['Received', staffTime(email.receivedAt, reader)],
    ),
    ...(email.details ? [quote(email.details)] : []),
  ],
  ...(email.email && { replyTo: email.email }),
})
