import { randomUUID } from 'node:crypto'
import { recordEntry, type WaitlistEntry } from '#db/bookings/waitlist.ts'
import type { Database } from '#db/client.ts'
import { packageAstrologers } from '#db/schema/availability.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { addDays, istDate } from '#domain/time/india-time.ts'
import { givenUser } from './accounts.ts'
import { givenAstrologer, givenHours } from './availability.ts'
import { givenConsultation, givenService } from './bookings.ts'

type WaitDetails = Partial<Omit<WaitlistEntry, 'id' | 'createdAt' | 'packageId'>> & {
  readonly service?: Service
  readonly now: Date
}

/** A client who waits for the coming days. */
export async function givenWait(db: Database, { service, now, ...changes }: WaitDetails): Promise<WaitlistEntry> {
  const userId = changes.userId ?? (await givenUser(db, { password: null })).id
  const packageId = (service ?? (await givenConsultation(db))).id
  const entry: WaitlistEntry = {
    id: randomUUID(),
    userId,
    packageId,
    astrologerId: null,
    firstDate: istDate(now),
    lastDate: addDays(istDate(now), 14),
    partOfDay: 'any',
    timeZone: 'Asia/Kolkata',
    createdAt: now,
    endedAt: null,
    endReason: null,
    ...changes,
  }
  if (!(await recordEntry(db, entry))) throw new Error('The client waits already.')
  return entry
}

/** A service without a free time, until `open` gives its only astrologer one hour on every day. */
export async function givenFullService(db: Database) {
  const service = await givenService(db, { name: 'Full Life Prediction' })
  const { id: astrologerId } = await givenAstrologer(db, { hours: [] })
  await db.insert(packageAstrologers).values({ packageId: service.id, astrologerId })
  return { service, open: () => givenHours(db, astrologerId, [{ opensAt: '10:00', closesAt: '11:00' }]) }
}
