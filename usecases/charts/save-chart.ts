import { lockAccount } from '#db/accounts/users.ts'
import {
  changeSavedChart,
  deleteSavedChart,
  findSavedChart,
  listSavedCharts,
  recordSavedChart,
} from '#db/charts/saved-charts.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { Birth } from '#domain/births/birth.ts'
import {
  MOST_SAVED_CHARTS,
  readSavedNote,
  readTags,
  type SavedTextRefusal,
  savedChartKey,
} from '#domain/charts/saved-chart.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isUuid } from '#domain/uuid.ts'

type Typed = { readonly tags: string; readonly note: string }

type ChartsToSave = Typed & {
  /** Whose private list it is. */
  readonly userId: string
  readonly births: readonly Birth[]
  readonly now: Date
}

/** In the order of the births. One that is in the list already stays as it is. */
export type SavedOrNot = { readonly kind: 'saved' | 'known'; readonly id: string } | { readonly kind: 'list-full' }

/** Saves births in the private list of an astrologer, all with the same tags and note. Safe to repeat. */
export async function saveCharts(
  db: Database,
  ring: KeyRing,
  { userId, births, now, ...typed }: ChartsToSave,
): Promise<Outcome<readonly SavedOrNot[], SavedTextRefusal>> {
  const texts = readTexts(typed)
  if (!texts.ok) return texts
  return db.transaction(async (tx) => {
    // Two saved at once are compared and counted one after the other.
    await lockAccount(tx, userId)
    const known = new Map((await listSavedCharts(tx, ring, userId)).map(({ id, birth }) => [savedChartKey(birth), id]))
    const results: SavedOrNot[] = []
    for (const birth of births) {
      const key = savedChartKey(birth)
      const id = known.get(key)
      if (id !== undefined) results.push({ kind: 'known', id })
      else if (known.size >= MOST_SAVED_CHARTS) results.push({ kind: 'list-full' })
      else {
        const saved = await recordSavedChart(tx, ring, { userId, chart: { birth, ...texts.value }, now })
        known.set(key, saved)
        results.push({ kind: 'saved', id: saved })
      }
    }
    return accepted(results)
  })
}

type Own = { readonly id: string; readonly userId: string }

/** Changes tags and note of a chart; its birth stays. */
export async function describeSavedChart(
  db: Database,
  ring: KeyRing,
  own: Own,
  typed: Typed,
): Promise<Outcome<null, SavedTextRefusal | 'chart-not-found'>> {
  const texts = readTexts(typed)
  if (!texts.ok) return texts
  const chart = isUuid(own.id) ? await findSavedChart(db, ring, own) : undefined
  const isChanged = chart && (await changeSavedChart(db, ring, own, { birth: chart.birth, ...texts.value }))
  return isChanged ? accepted(null) : refused('chart-not-found')
}

/** One that is gone already is no problem. */
export async function removeSavedChart(db: Database, own: Own): Promise<void> {
  if (isUuid(own.id)) await deleteSavedChart(db, own)
}

function readTexts({ tags, note }: Typed): Outcome<{ tags: readonly string[]; note: string }, SavedTextRefusal> {
  const read = readTags(tags)
  if (typeof read === 'string') return refused(read)
  const text = readSavedNote(note)
  return text === undefined ? refused('note-too-long') : accepted({ tags: read, note: text })
}
