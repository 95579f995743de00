import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { savedCharts } from '#db/schema/charts.ts'
import { readSavedChart, type SavedChart } from '#domain/charts/saved-chart.ts'
import type { SealedText } from '#domain/sealed-text.ts'

export type StoredChart = SavedChart & { readonly id: string; readonly createdAt: Date }

type Own = { readonly id: string; readonly userId: string }

const COLUMNS = { id: savedCharts.id, sealedChart: savedCharts.sealedChart, createdAt: savedCharts.createdAt }
const isOwn = ({ id, userId }: Own) => and(eq(savedCharts.id, id), eq(savedCharts.userId, userId))

/** The private list of an astrologer, the latest first. */
export async function listSavedCharts(db: Database, ring: KeyRing, userId: string): Promise<StoredChart[]> {
  const rows = await db
    .select(COLUMNS)
    .from(savedCharts)
    .where(eq(savedCharts.userId, userId))
    .orderBy(desc(savedCharts.createdAt), desc(savedCharts.id))
  return rows.map((row) => unsealed(row, ring))
}

export async function findSavedChart(db: Database, ring: KeyRing, own: Own): Promise<StoredChart | undefined> {
  const [row] = await db.select(COLUMNS).from(savedCharts).where(isOwn(own))
  return row && unsealed(row, ring)
}

/** The same, and it is not deleted before the transaction ends. */
export async function holdSavedChart(tx: Database, ring: KeyRing, own: Own): Promise<StoredChart | undefined> {
  const [row] = await tx.select(COLUMNS).from(savedCharts).where(isOwn(own)).for('key share')
  return row && unsealed(row, ring)
}

export async function recordSavedChart(
  db: Database,
  ring: KeyRing,
  { userId, chart, now }: { readonly userId: string; readonly chart: SavedChart; readonly now: Date },
): Promise<string> {
  const [row] = await db
    .insert(savedCharts)
    .values({ userId, sealedChart: sealWithRing(JSON.stringify(chart), ring), createdAt: now })
    .returning({ id: savedCharts.id })
  if (!row) throw new Error('A saved chart was not written.')
  return row.id
}

/** Returns false if this user has no such chart. */
export async function changeSavedChart(db: Database, ring: KeyRing, own: Own, chart: SavedChart): Promise<boolean> {
  const changed = await db
    .update(savedCharts)
    .set({ sealedChart: sealWithRing(JSON.stringify(chart), ring) })
    .where(isOwn(own))
    .returning({ id: savedCharts.id })
  return changed.length === 1
}

export async function deleteSavedChart(db: Database, own: Own): Promise<void> {
  await db.delete(savedCharts).where(isOwn(own))
}

type Row = { readonly id: string; readonly sealedChart: SealedText; readonly createdAt: Date }

function unsealed({ id, sealedChart, createdAt }: Row, ring: KeyRing): StoredChart {
  const chart = readSavedChart(JSON.parse(unsealWithRing(sealedChart, ring)))
  if (!chart) throw new Error('The sealed text contains no chart.')
  return { id, createdAt, ...chart }
}
