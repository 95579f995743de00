import { listUndeliveredLetters } from '#db/bookings/reminders.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { practiceDate } from '#domain/practice-time.ts'
import { queueLetter } from '#usecases/letters/queue-letter.ts'

const DAY_MS = 24 * 3_600_000

/** Tells the practice once a day of letters that did not arrive: somebody may be waiting for one. */
export async function tellOfUndelivered(db: Database, now: Date): Promise<number> {
  const failed = await listUndeliveredLetters(db, new Date(now.getTime() - DAY_MS))
  const letters = failed.filter(({ kind }) => kind !== 'letters-undelivered')
  const { contact, name } = await requirePractice(db)
  const [latest] = letters
  if (!latest || contact.astrologerEmail === '') return 0

  await db.transaction((tx) =>
    queueLetter(tx, {
      eventKey: `letters-undelivered:${practiceDate(now)}`,
      to: { address: contact.astrologerEmail, name },
      letter: { kind: 'letters-undelivered', count: letters.length, reason: latest.reason ?? 'unknown' },
    }),
  )
  return letters.length
}
