import type { Database } from '#db/client.ts'
import { type NewLedgerEntry, recordLedgerEntries } from '#db/payments/ledger-entries.ts'
import type { LedgerLine } from '#domain/payments/ledger.ts'

type Ledger = { readonly id: string; readonly userId: string }
type About = Pick<NewLedgerEntry, 'at' | 'method' | 'reference' | 'note' | 'claimId' | 'recordedBy'>

/** Writes lines to the ledger of a booking, which the caller has locked. */
export async function recordLines(
  tx: Database,
  { id: bookingId, userId }: Ledger,
  lines: readonly LedgerLine[],
  about: About,
): Promise<void> {
  await recordLedgerEntries(
    tx,
    lines.map((line) => ({ ...about, ...line, bookingId, userId })),
  )
}
