import type { Database } from '#db/client.ts'
import {
  type CheckedLink,
  type CheckedLinks,
  checkLinksAfter,
  findChainEnd,
  findLastLink,
  findPositionOf,
  listUnchainedAfter,
} from '#db/record-chain.ts'
import type { ChainedRecord } from '#db/schema/records.ts'

export type RecordFault = { readonly subject: string; readonly fault: string }

/** Each query ends long before its timeout, also on a slow machine. */
const RECORDS_AT_ONCE = 5_000

/**
 * Computes the chain of the audit log and the ledger again, as it is at one instant. With a hash that was written down
 * earlier, also an end that was cut off or written anew together with all that leads to it is found (0241).
 */
export function checkRecords(db: Database, expectedHash?: string): Promise<RecordFault[]> {
  return db.transaction(
    async (tx) => [
      ...(await checkLinks(tx)),
      ...(await findUnchained(tx, 'audit')),
      ...(await findUnchained(tx, 'ledger')),
      ...(await checkEnd(tx)),
      ...(expectedHash === undefined ? [] : await checkExpected(tx, expectedHash)),
    ],
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function checkLinks(tx: Database): Promise<RecordFault[]> {
  const faults: RecordFault[] = []
  let after = 0
  for (;;) {
    const { lastPosition, faulty }: CheckedLinks = await checkLinksAfter(tx, after, RECORDS_AT_ONCE)
    faults.push(...faulty.flatMap(faultsOf))
    if (lastPosition === undefined) return faults
    after = lastPosition
  }
}

function faultsOf(link: CheckedLink): RecordFault[] {
  const subject = nameOf(link.record, link.recordId, link.bookingCode)
  return sentencesOf(link).map((fault) => ({ subject, fault }))
}

function sentencesOf(link: CheckedLink): string[] {
  const { missingBefore, isThere, isUnchanged, followsTheOneBefore, hasItsClient, hasItsNote } = link
  return [
    ...(missingBefore === 1 ? ['the record before it was removed, with its link'] : []),
    ...(missingBefore > 1 ? [`${missingBefore} records before it were removed, with their links`] : []),
    ...(isThere ? [] : ['was removed']),
    ...(isThere && !isUnchanged ? ['was changed after it was written'] : []),
    ...(followsTheOneBefore || missingBefore > 0
      ? []
      : ['does not follow the record before it: one was removed, added or moved here']),
    ...(hasItsClient ? [] : ['was moved to another client without a merge of their accounts']),
    ...(hasItsNote ? [] : ['has another note than when it was written']),
  ]
}

function nameOf(record: ChainedRecord, id: number, bookingCode: string | null = null): string {
  if (record === 'audit') return `audit entry ${id}`
  return bookingCode === null ? `ledger entry ${id}` : `ledger entry ${id} of ${bookingCode}`
}

async function findUnchained(tx: Database, record: ChainedRecord): Promise<RecordFault[]> {
  const faults: RecordFault[] = []
  let after = 0
  for (;;) {
    const { lastId, ids } = await listUnchainedAfter(tx, record, { id: after, atMost: RECORDS_AT_ONCE })
    faults.push(...ids.map((id) => ({ subject: nameOf(record, id), fault: 'was added past the chain' })))
    if (lastId === undefined) return faults
    after = lastId
  }
}

async function checkEnd(tx: Database): Promise<RecordFault[]> {
  const end = await findChainEnd(tx)
  if (!end) return [{ subject: 'record chain', fault: 'the row with its end was removed' }]
  const last = (await findLastLink(tx)) ?? { position: 0, hash: '' }

  const subject = `record chain at ${last.position}`
  if (last.position < end.position) {
    const removed = end.position - last.position
    return [{ subject, fault: `the newest ${removed === 1 ? 'record was' : `${removed} records were`} removed` }]
  }
  if (last.position > end.position) return [{ subject, fault: `its end was set back to ${end.position}` }]
  return last.hash === end.hash ? [] : [{ subject, fault: 'its newest hash was changed' }]
}

async function checkExpected(tx: Database, hash: string): Promise<RecordFault[]> {
  if ((await findPositionOf(tx, hash)) !== undefined) return []
  const fault = 'is not in the chain: records that were there when it was written down were changed or removed'
  return [{ subject: `expected hash ${hash}`, fault }]
}
