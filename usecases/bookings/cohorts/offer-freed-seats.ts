import type { Database } from '#db/client.ts'
import {
  endFinishedSeatWaits,
  listAwaitedCohorts,
  listNextInLine,
  recordSeatOffer,
} from '#db/learning/cohort-waitlist.ts'
import { countTakenSeats, lockCohort } from '#db/learning/cohorts.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { freeSeats, isBookable, seatOfferExpiry } from '#domain/learning/cohorts.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { groupInEmail } from './group-in-email.ts'

export type OfferedSeats = { readonly offeredSeats: number; readonly endedSeatWaits: number }

/**
 * Holds each free seat for the first in line and emails the offer. Whatever freed the seat, it is found here, because seats
 * are counted. Safe to run twice and on several servers at once.
 */
export async function offerFreedSeats(db: Database, now: Date): Promise<OfferedSeats> {
  const endedSeatWaits = await db.transaction((tx) => endFinishedSeatWaits(tx, now))
  let offeredSeats = 0
  for (const cohortId of await listAwaitedCohorts(db)) offeredSeats += await offerSeatsOf(db, cohortId, now)
  return { offeredSeats, endedSeatWaits }
}

function offerSeatsOf(db: Database, cohortId: number, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const cohort = await lockCohort(tx, cohortId)
    const expiresAt = cohort && isBookable(cohort, now) ? seatOfferExpiry(cohort, now) : undefined
    if (!cohort || !expiresAt) return 0

    const free = freeSeats({ seats: cohort.seats, taken: await countTakenSeats(tx, cohortId, now) })
    if (free === 0) return 0
    const line = await listNextInLine(tx, cohortId, free)
    const group = await groupInEmail(tx, cohortId, now)
    for (const { wait, email, fullName } of line) {
      await recordSeatOffer(tx, wait.id, { offeredAt: now, offerExpiresAt: expiresAt })
      await queueEmail(tx, {
        eventKey: `group-offer:${wait.id}`,
        to: readerOf({ email, fullName }),
        email: { kind: 'group-offer', waitId: wait.id, group, expiresAt: expiresAt.toISOString() },
        timeZone: wait.timeZone,
      })
    }
    return line.length
  })
}
