import type { Database } from '#db/client.ts'
import { listSoldConsultations } from '#db/content/catalogue.ts'
import { consultationService } from '#domain/bookings/booking-service.ts'
import type { Slot } from '#domain/bookings/slot-rules.ts'
import { listSlots } from './read-diary.ts'

/** The starts at which at least one service is free, in chronological order: for a form that asks for both. */
export async function listAllFreeSlots(db: Database, now: Date, astrologerId?: number): Promise<Slot[]> {
  const services = (await listSoldConsultations(db)).map(consultationService)
  const byStart = new Map<number, Slot>()
  for (const { id: packageId, session: terms } of services) {
    if (!terms) continue
    const slots = await listSlots(db, { packageId, terms }, { now, astrologerId })
    for (const slot of slots) byStart.set(slot.startsAt.getTime(), slot)
  }
  return [...byStart.values()].toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}
