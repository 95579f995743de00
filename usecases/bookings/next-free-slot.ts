import type { Database } from '#db/client.ts'
import { listSoldConsultations } from '#db/content/catalogue.ts'
import { consultationService } from '#domain/bookings/booking-service.ts'
import type { Slot } from '#domain/bookings/slot-rules.ts'
import { listSlots } from './read-diary.ts'

/** The next free slot of the first consultation with a session; undefined if there is none. */
export async function findNextFreeSlot(db: Database, now: Date): Promise<Slot | undefined> {
  const services = (await listSoldConsultations(db)).map(consultationService)
  for (const { id: packageId, session: terms } of services) {
    if (terms) return (await listSlots(db, { packageId, terms }, { now }))[0]
  }
  return undefined
}
