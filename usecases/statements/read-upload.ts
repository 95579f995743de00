import { createHash } from 'node:crypto'
import { recordAudit } from '#db/audit-log.ts'
import { listUnreportedAmounts } from '#db/bookings/unique-amounts.ts'
import type { Database } from '#db/client.ts'
import {
  type CancelledClaim,
  type ClaimToVerify,
  listCancelledClaims,
  listClaimsToVerify,
} from '#db/desk/desk-claims.ts'
import { listSettledReferences } from '#db/payments/payment-claims.ts'
import { listRefundsSince } from '#db/payments/refunds.ts'
import { findMapping, recordMapping } from '#db/payments/statement-mappings.ts'
import { recordMatches, recordUpload } from '#db/payments/statements.ts'
import type { Paise } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type Piles, sentForCancelled } from '#domain/payments/reconciliation.ts'
import { refundOnceVerified } from '#domain/payments/refund-rules.ts'
import { type RefundsOnStatement, refundsOnStatement } from '#domain/payments/refunds-on-statement.ts'
import { findUnreported } from '#domain/payments/unreported-payments.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import type {
  ReadStatement,
  SkippedLineReason,
  SkippedRow,
  StatementCredit,
} from '#domain/statements/read-statement.ts'
import {
  detectLayout,
  headingsKey,
  isUsable,
  type StatementColumns,
  type StatementLayout,
} from '#domain/statements/statement-layout.ts'
import { addDays, istInstant } from '#domain/time/india-time.ts'
import { readInThread, type ThreadRefusal } from './read-in-thread.ts'
import type { OnStatement, StatementClaim } from './statement-thread.ts'

export type UploadRefusal = ThreadRefusal | 'mapping-unusable'

/** Every line was skipped, most of them for this reason. */
export type NothingReadable = {
  readonly reason: 'nothing-readable'
  readonly why: SkippedLineReason
  readonly lines: number
}

export type SortedStatement = {
  readonly uploadId: number
  readonly read: ReadStatement
  readonly piles: Piles<StatementClaim>
  /** Payments whose booking has been cancelled. */
  readonly forCancelled: readonly {
    readonly claim: OnStatement<CancelledClaim> & { readonly refundDue: Paise }
    readonly credit: StatementCredit
  }[]
  /** Payments found by their unique amount that no client has reported. */
  readonly unreported: readonly { readonly booking: UnreportedBooking; readonly credit: StatementCredit }[]
  /** Refunds among the debits: shown, never stored. */
  readonly refunds: RefundsOnStatement<StatementRefund>
  /** How many payments of this file were already verified. */
  readonly knownCount: number
}

/** Rows for the user to point out the columns, and the row that looks like headings. */
export type UnknownLayout = { readonly rows: readonly (readonly string[])[]; readonly headerIndex: number }

export type StatementRefund = Awaited<ReturnType<typeof listRefundsSince>>[number]

type UnreportedBooking = Awaited<ReturnType<typeof listUnreportedAmounts>>[number]

type Upload = {
  readonly bytes: Uint8Array
  readonly staffId: string
  /** The user's choice for a file with unknown headings. */
  readonly mapping?: { readonly headerIndex: number; readonly columns: StatementColumns } | undefined
}

const SHOWN_ROWS = 12
/** A refund may be booked by the bank some days after it was recorded. */
const DAYS_BEFORE_FILE = 10
const MOST_ROWS_TO_HEADINGS = 60

/**
 * Reads a bank statement and compares it with the claims. Verifies nothing, but saves exact matches so that one click
 * can. The file and all other lines are not stored.
 */
export async function readUpload(
  db: Database,
  { bytes, staffId, mapping }: Upload,
  now: Date,
): Promise<Outcome<SortedStatement | UnknownLayout, UploadRefusal | NothingReadable>> {
  if (mapping && !isUsable(mapping.columns)) return refused('mapping-unusable')

  const settled = new Set(await listSettledReferences(db))
  const found = await readInThread(bytes, MOST_ROWS_TO_HEADINGS + SHOWN_ROWS, {
    findLayout: async (top) => (mapping ? { bank: 'other', ...mapping } : findLayout(db, top)),
    claims: (await listClaimsToVerify(db, WHOLE_PRACTICE)).filter(isOnStatement),
    settled,
  })
  if (!found.ok) return found
  const { top, read } = found.value
  if (!read) return accepted(unknownLayout(top))
  const { layout, statement, piles } = read
  const { credits, debitCount, skipped } = statement
  if (credits.length + debitCount === 0 && skipped.length > 0) return refused(nothingReadable(skipped))

  const labels = top[layout.headerIndex] ?? []
  const headings = headingsKey(labels)
  return accepted(
    await db.transaction(async (tx) => {
      if (mapping) {
        const { columns } = mapping
        await recordMapping(tx, { headings, columns, labels, createdBy: staffId, createdAt: now })
      }
      const sorted = { piles, settled }
      return recordStatement(tx, statement, sorted, { fingerprint: fingerprintOf(bytes), staffId, now })
    }),
  )
}

function nothingReadable(skipped: readonly SkippedRow[]): NothingReadable {
  const lines = (why: SkippedLineReason) => skipped.filter(({ reason }) => reason === why).length
  const reasons = [...new Set(skipped.map(({ reason }) => reason))]
  const [why = 'date-unreadable'] = reasons.toSorted((one, other) => lines(other) - lines(one))
  return { reason: 'nothing-readable', why, lines: skipped.length }
}

export function isSorted(statement: SortedStatement | UnknownLayout): statement is SortedStatement {
  return 'piles' in statement
}

async function findLayout(db: Database, rows: readonly string[][]): Promise<StatementLayout | undefined> {
  const known = detectLayout(rows)
  if (known) return known

  const keys = rows.slice(0, MOST_ROWS_TO_HEADINGS).map(headingsKey)
  const remembered = await findMapping(db, keys)
  return remembered && { bank: 'other', headerIndex: keys.indexOf(remembered.headings), columns: remembered.columns }
}

/** The headings are most likely the first of the rows with the most filled cells. */
function unknownLayout(rows: readonly (readonly string[])[]): UnknownLayout {
  const filled = rows.slice(0, MOST_ROWS_TO_HEADINGS).map((row) => row.filter((cell) => cell.trim() !== '').length)
  const headerIndex = filled.indexOf(Math.max(...filled))
  return { rows: rows.slice(headerIndex, headerIndex + SHOWN_ROWS), headerIndex }
}

async function recordStatement(
  tx: Database,
  read: ReadStatement,
  { piles: sorted, settled }: { piles: Piles<StatementClaim>; settled: ReadonlySet<string> },
  { fingerprint, staffId, now }: { fingerprint: string; staffId: string; now: Date },
): Promise<SortedStatement> {
  const cancelled = (await listCancelledClaims(tx, WHOLE_PRACTICE)).filter(isOnStatement).map((claim) => ({
    ...claim,
    refundDue: refundOnceVerified(claim),
  }))
  const forCancelled = sentForCancelled(sorted.unclaimed, cancelled)
  const unreported = findUnreported(sorted.unclaimed, await listUnreportedAmounts(tx))
  const isExplained = new Set([...forCancelled, ...unreported].map(({ credit }) => credit))
  const piles = { ...sorted, unclaimed: sorted.unclaimed.filter((credit) => !isExplained.has(credit)) }
  const uploadId = await recordUpload(tx, {
    fingerprint,
    bank: read.bank,
    firstDay: read.period?.from ?? null,
    lastDay: read.period?.until ?? null,
    creditCount: read.credits.length,
    debitCount: read.debitCount,
    skippedCount: read.skipped.length,
    matchedCount: piles.matched.length,
    uploadedBy: staffId,
    uploadedAt: now,
  })
  await recordMatches(
    tx,
    piles.matched.map(({ claim, credit }) => ({
      reference: claim.reference,
      bookingId: claim.bookingId,
      uploadId,
      paidOn: credit.date,
      amount: credit.amount,
    })),
  )
  const subject = { kind: 'statement', id: String(uploadId) }
  await recordAudit(tx, { action: 'statement-read', actorId: staffId, subject, at: now })
  const knownCount = read.credits.filter(({ references }) => references.some((one) => settled.has(one))).length
  const since = read.period && istInstant(addDays(read.period.from, -DAYS_BEFORE_FILE), '00:00')
  const refunds = refundsOnStatement(read.debits, since ? await listRefundsSince(tx, since) : [], read.period)
  return { uploadId, read, piles, forCancelled, unreported, refunds, knownCount }
}

function isOnStatement<Claim extends Pick<ClaimToVerify, 'method' | 'reference'>>(
  claim: Claim,
): claim is OnStatement<Claim> {
  return claim.reference !== null && (claim.method === 'upi' || claim.method === 'bank')
}

function fingerprintOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
