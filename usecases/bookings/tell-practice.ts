import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { Letter } from '#domain/letters/letters.ts'
import { queueLetter } from '#usecases/letters/queue-letter.ts'

/** Writes to the astrologer, in the transaction of the change; a practice without their address sees it on the desk. */
export async function tellPractice(tx: Database, letter: Letter, eventKey: string): Promise<void> {
  const { contact, name } = await requirePractice(tx)
  if (contact.astrologerEmail === '') return

  await queueLetter(tx, { eventKey, to: { address: contact.astrologerEmail, name }, letter })
}
