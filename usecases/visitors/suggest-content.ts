import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { recordSuggestion } from '#db/visitors/visitor-inbox.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import {
  readSuggestionForm,
  type SuggestionField,
  type SuggestionFormValues,
} from '#domain/visitors/suggestion-form.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { countTry, type TooOften } from '#usecases/limits/count-try.ts'
import type { FormOrigin, Invalid } from './form-origin.ts'

/** Saves a visitor's suggestion for free content and notifies the practice. */
export async function suggestContent(
  db: Database,
  form: SuggestionFormValues,
  { address, now, honeypot }: FormOrigin,
): Promise<Outcome<null, Invalid<SuggestionField> | TooOften>> {
  if (honeypot !== '') return accepted(null)

  const read = readSuggestionForm(form)
  if (!read.ok) return refused({ reason: 'invalid', problems: read.refusal })

  const counted = await countTry(db, 'suggestion', networkOf(address), now)
  if (!counted.ok) return counted

  const suggestion = read.value
  const isNotice = (await countTry(db, 'practice-notice', 'all', now)).ok
  await db.transaction(async (tx) => {
    const id = await recordSuggestion(tx, suggestion, now)
    const { contact, name } = await requirePractice(tx)
    if (contact.email === '' || !isNotice) return

    await queueEmail(tx, {
      eventKey: `suggestion-received:${id}`,
      to: { address: contact.email, name },
      email: { kind: 'suggestion-received', ...suggestion, receivedAt: now.toISOString() },
    })
  })
  return accepted(null)
}
