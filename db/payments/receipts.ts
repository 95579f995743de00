import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { receiptCounters, receipts } from '#db/schema/ledger.ts'

/** The next number of a series, without gaps: concurrent transactions wait here. */
export async function takeReceiptNumber(
  tx: Database,
  counter: Pick<typeof receiptCounters.$inferInsert, 'series' | 'financialYear'>,
): Promise<number> {
  const [taken] = await tx
    .insert(receiptCounters)
    .values({ ...counter, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [receiptCounters.series, receiptCounters.financialYear],
      set: { lastNumber: sql`${receiptCounters.lastNumber} + 1` },
    })
    .returning({ place: receiptCounters.lastNumber })
  if (!taken) throw new Error('No receipt number was returned.')
  return taken.place
}

export async function recordReceipt(tx: Database, receipt: typeof receipts.$inferInsert): Promise<void> {
  await tx.insert(receipts).values(receipt)
}

/** The number of an entry's receipt, for queries that join it; null for one from before receipts were counted. */
export const RECEIPT = { financialYear: receipts.financialYear, place: receipts.place }
