import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { checkRecords } from '#usecases/check-records.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'

/** What `npm run fsck` says of money and records, every night without an operator; the audit log has how much it was. */
export async function checkAllRecords(db: Database, now: Date): Promise<string[]> {
  const findings = [...(await checkLedger(db)), ...(await checkRecords(db))]
  await recordAudit(db, { action: 'records-checked', details: { problems: findings.length }, at: now })
  return findings.map(({ subject, fault }) => `${subject}: ${fault}`)
}
