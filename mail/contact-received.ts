import { INQUIRY_WORDS } from './inquiry-words.ts'
import { type Compose, facts, paragraph, quote } from './letter.ts'
import { momentInWords } from './moment-words.ts'

/** To the practice; an answer goes straight to the person who wrote. */
export const contactReceived: Compose<'contact-received'> = (letter, _context, { timeZone }) => ({
  subject: `Message from ${letter.name}: ${letter.subject}`,
  preview: `A message ${INQUIRY_WORDS[letter.inquiryType]}.`,
  blocks: [
    paragraph('Someone wrote to you with the contact form. Answer this letter to answer them.'),
    facts(
      ['Name', letter.name],
      ['Email', letter.email],
      ...(letter.phone ? [['Phone', letter.phone] as const] : []),
      ['Topic', letter.inquiryType],
      ['Subject', letter.subject],
      ['Received', momentInWords(letter.receivedAt, timeZone)],
    ),
    quote(letter.message),
  ],
  replyTo: letter.email,
})
