import { type Compose, facts, paragraph, quote } from './letter.ts'
import { momentInWords } from './moment-words.ts'

/** To the practice; an answer is possible only where the visitor left an address. */
export const suggestionReceived: Compose<'suggestion-received'> = (letter, _context, { timeZone }) => ({
  subject: `Suggested for the free content: ${letter.topic}`,
  preview: 'A visitor suggested something to learn from.',
  blocks: [
    paragraph(
      letter.email
        ? 'A visitor suggested free content. Answer this letter to answer them.'
        : 'A visitor suggested free content and left no address for an answer.',
    ),
    facts(
      ['Topic', letter.topic],
      ...(letter.link ? [['Link', letter.link] as const] : []),
      ...(letter.email ? [['Email', letter.email] as const] : []),
      ['Received', momentInWords(letter.receivedAt, timeZone)],
    ),
    ...(letter.details ? [quote(letter.details)] : []),
  ],
  ...(letter.email && { replyTo: letter.email }),
})
