import { randomInt } from 'node:crypto'
import { findSecondFactors, replaceRecoveryCodes } from '#db/accounts/second-factors.ts'
import { findAccount, lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database, Transaction } from '#db/client.ts'
import { makeRecoveryCode, RECOVERY_CODES } from '#domain/accounts/second-factors.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { queueFactorEmail } from './notify.ts'

/** New codes in place of all earlier ones. They are returned once; only their hashes are stored. */
export async function renewRecoveryCodes(
  db: Database,
  userId: string,
  now: Date,
): Promise<Outcome<{ readonly codes: readonly string[] }, 'no-second-factor'>> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const { hasApp, passkeys } = await findSecondFactors(tx, userId)
    const account = await findAccount(tx, userId)
    if (!account || (!hasApp && passkeys === 0)) return refused('no-second-factor')

    const codes = await makeRecoveryCodes(tx, userId, now)
    await recordAudit(tx, { action: 'recovery-codes-made', actorId: userId, at: now })
    await queueFactorEmail(tx, account, 'recovery-codes-made', now)
    return accepted({ codes })
  })
}

export async function makeRecoveryCodes(tx: Transaction, userId: string, now: Date): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => makeRecoveryCode(randomInt))
  const codeHashes = codes.map((code) => hashSecret(code.replaceAll('-', '')))
  await replaceRecoveryCodes(tx, { userId, codeHashes, now })
  return codes
}
