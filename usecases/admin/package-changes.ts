import type { Database } from '#db/client.ts'
import { findLongestOpening, listOfferingIds, recordOffering } from '#db/content/package-astrologers.ts'
import type { ContentKind, ContentValues } from '#domain/content/content-kinds.ts'
import { istDate } from '#domain/time/india-time.ts'

/** A package that nobody could book, or that is offered by someone who has left. */
export type PackageRefusal =
  | { readonly reason: 'longer-than-hours'; readonly longestMinutes: number }
  | { readonly reason: 'astrologer-unknown' }

export function isPackageRefusal(refusal: { readonly reason: string }): refusal is PackageRefusal {
  return refusal.reason === 'longer-than-hours' || refusal.reason === 'astrologer-unknown'
}

type Values = ContentValues[ContentKind]

/** A practice without hours yet may prepare its packages. */
export async function whyNotOffer(db: Database, values: Values, now: Date): Promise<PackageRefusal | undefined> {
  if (!('offeredBy' in values)) return undefined
  const ids = await listOfferingIds(db, values.offeredBy)
  if (values.offeredBy.length > 0 && ids.length < new Set(values.offeredBy).size) {
    return { reason: 'astrologer-unknown' }
  }
  if (values.isPrasna) return undefined
  const longestMinutes = await findLongestOpening(db, ids, istDate(now))
  const fits = longestMinutes === 0 || values.durationMinutes <= longestMinutes
  return fits ? undefined : { reason: 'longer-than-hours', longestMinutes }
}

export async function recordWhoOffers(tx: Database, packageId: number, values: Values): Promise<void> {
  if (!('offeredBy' in values)) return
  const ids = values.offeredBy.length === 0 ? [] : await listOfferingIds(tx, values.offeredBy)
  await recordOffering(tx, packageId, ids)
}
