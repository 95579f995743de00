import { findDiaryOf, listAstrologerSlugs, lockAstrologers, recordAstrologer } from '#db/availability/weekly-hours.ts'
import type { Database } from '#db/client.ts'
import { numberedSlug, slugOf } from '#domain/blog/post-slug.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Gives an astrologer a diary of their own, which starts without hours. Harmless if they have one. */
export async function startOwnHours(
  db: Database,
  { id, fullName, email }: Pick<Viewer, 'id' | 'fullName' | 'email'>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAstrologers(tx)
    const diary = await findDiaryOf(tx, id)
    if (diary?.isOwn) return

    const name = fullName ?? email.split('@')[0] ?? email
    const taken = new Set(await listAstrologerSlugs(tx))
    let count = 1
    while (taken.has(numberedSlug(slugOf(name), count))) count += 1
    await recordAstrologer(tx, { userId: id, name, slug: numberedSlug(slugOf(name), count), now })
  })
}
