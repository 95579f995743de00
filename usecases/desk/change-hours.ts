import { lockDiary } from '#db/availability/slots.ts'
import {
  findDiaryOf,
  listAstrologerSlugs,
  listWeeklyHours,
  lockAstrologers,
  recordAstrologer,
  recordWeeklyHours,
} from '#db/availability/weekly-hours.ts'
import type { Database } from '#db/client.ts'
import { markPartSet } from '#db/content/practice-settings.ts'
import { type HoursProblem, readWeek, type TypedWeek, type Week, weekText } from '#domain/availability/typed-hours.ts'
import { numberedSlug, slugOf } from '#domain/blog/post-slug.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/viewer.ts'

type HoursChange = {
  readonly astrologerId: number
  readonly typed: TypedWeek
  /** The fingerprint of the week that the form showed. */
  readonly before: string
}

type HoursRefusal =
  | { readonly kind: 'invalid'; readonly problems: Readonly<Record<string, HoursProblem>> }
  | { readonly kind: 'changed-meanwhile'; readonly saved: Week }

/**
 * Saves an astrologer's week. Refuses if it was changed on another device since the form was loaded; sending the same
 * week twice is no conflict. Booked sessions stay, even outside the new hours.
 */
export async function changeHours(
  db: Database,
  { astrologerId, typed, before }: HoursChange,
): Promise<Outcome<Week, HoursRefusal>> {
  const week = readWeek(typed)
  if (!week.ok) return refused({ kind: 'invalid', problems: week.refusal })

  return db.transaction(async (tx) => {
    await lockDiary(tx)
    const saved = await listWeeklyHours(tx, astrologerId)
    const isSame = weekText(saved) === weekText(week.value)
    if (!isSame && weekText(saved) !== before) return refused({ kind: 'changed-meanwhile', saved })
    if (!isSame) await recordWeeklyHours(tx, astrologerId, week.value)
    await markPartSet(tx, 'hours')
    return accepted(week.value)
  })
}

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
