import type { Database } from '#db/client.ts'
import { type KeyRing, opensWith, unsealWithRing } from '#db/key-ring.ts'
import {
  findRemedy,
  listBookingRemedies,
  listOwnRemedies,
  listRemedyDays,
  type RemedyRow,
} from '#db/remedies/remedies.ts'
import type { Language } from '#domain/languages.ts'
import { type RemedyContent, readRemedy } from '#domain/remedies/remedy-content.ts'
import type { RemedyDay } from '#domain/remedies/remedy-days.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { isUuid } from '#domain/uuid.ts'

export type Remedy = Omit<RemedyRow, 'sealedContent' | 'userId'> & {
  readonly content: RemedyContent
  readonly days: readonly RemedyDay[]
  /** By the calendar of its city. */
  readonly today: IsoDate
}

/** All remedies of a booking, for the desk. */
export async function readBookingRemedies(
  db: Database,
  keys: KeyRing,
  bookingId: string,
  now: Date,
): Promise<Remedy[]> {
  return opened(db, keys, await listBookingRemedies(db, bookingId), now)
}

/** What a client sees of all their bookings. */
export async function readOwnRemedies(
  db: Database,
  keys: KeyRing,
  { userId, language }: { readonly userId: string; readonly language?: Language },
  now: Date,
) {
  return opened(db, keys, await listOwnRemedies(db, userId, language), now)
}

/** One remedy of a booking. */
export async function readBookingRemedy(
  db: Database,
  keys: KeyRing,
  { bookingId, remedyId }: { readonly bookingId: string; readonly remedyId: string },
  now: Date,
): Promise<Remedy | undefined> {
  const found = isUuid(remedyId) ? await findRemedy(db, remedyId) : undefined
  if (found?.bookingId !== bookingId) return undefined
  const [remedy] = await opened(db, keys, [found], now)
  return remedy
}

/** One whose key is lost is left out. */
async function opened<Row extends RemedyRow>(db: Database, keys: KeyRing, rows: readonly Row[], now: Date) {
  const readable = rows.filter(({ sealedContent }) => opensWith(sealedContent, keys))
  if (readable.length === 0) return []
  const days = await listRemedyDays(
    db,
    readable.map(({ id }) => id),
  )
  return readable.map(({ sealedContent, userId: _, ...row }) => ({
    ...row,
    content: readRemedy(unsealWithRing(sealedContent, keys)),
    days: days.get(row.id) ?? [],
    today: dateIn(now, row.timeZone),
  }))
}
