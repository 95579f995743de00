import { SUGGESTION_RECEIVED } from '#content/emails/desk.ts'
import { staffTime } from '#content/words/session-times.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { type EmailDefinition, facts, forWeeks, paragraph, quote } from '../email.ts'

/** Goes to the practice, which can reply only if the visitor left an address. */
export const suggestionReceived: EmailDefinition<'suggestion-received'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: (email, _context, reader) => ({
    subject: SUGGESTION_RECEIVED.subject(email.topic),
    preview: SUGGESTION_RECEIVED.preview,
    blocks: [
      paragraph(email.email ? SUGGESTION_RECEIVED.opening : SUGGESTION_RECEIVED.openingWithoutAddress),
      facts(
        [SUGGESTION_RECEIVED.topic, email.topic],
        ...(email.link ? [[SUGGESTION_RECEIVED.link, email.link] as const] : []),
        ...(email.email ? [[SUGGESTION_RECEIVED.email, email.email] as const] : []),
        [SUGGESTION_RECEIVED.received, staffTime(email.receivedAt, reader)],
      ),
      ...(email.details ? [quote(email.details)] : []),
    ],
    ...(email.email && { replyTo: email.email }),
  }),
}
