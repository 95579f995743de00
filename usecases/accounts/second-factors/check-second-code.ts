import { findApp, recordRecoveryCodeUsed, recordStepUsed } from '#db/accounts/second-factors.ts'
import { findAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Transaction } from '#db/client.ts'
import { hasKeyFor, type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import type { TypedSecondCode } from '#domain/accounts/second-factors.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { stepOfCode } from './app-codes.ts'
import { queueFactorEmail } from './notify.ts'

type CodeOf = { readonly userId: string; readonly code: TypedSecondCode; readonly now: Date }

/** `code-used`: it was right once. An app shows the next one within half a minute. */
export type SecondCodeRefusal = 'code-wrong' | 'code-used'

/** Uses up a code of the app or a recovery code. Of two at the same time only one is accepted. */
export async function checkSecondCode(
  tx: Transaction,
  keys: KeyRing,
  { userId, code, now }: CodeOf,
): Promise<Outcome<{ by: TypedSecondCode['kind'] }, SecondCodeRefusal>> {
  const checked = await consume(tx, keys, { userId, code, now })
  if (checked.ok) return accepted({ by: code.kind })

  await recordAudit(tx, {
    action: 'second-factor-refused',
    subject: { kind: 'user', id: userId },
    details: { by: code.kind },
    at: now,
  })
  return checked
}

async function consume(
  tx: Transaction,
  keys: KeyRing,
  { userId, code, now }: CodeOf,
): Promise<Outcome<null, SecondCodeRefusal>> {
  if (code.kind === 'recovery-code') return consumeRecoveryCode(tx, { userId, code: code.code, now })

  const app = await findApp(tx, userId)
  if (!app || app.confirmedAt === null || !hasKeyFor(app.sealedSecret, keys)) return refused('code-wrong')
  const step = stepOfCode(unsealWithRing(app.sealedSecret, keys), code.code, now)
  if (step === undefined) return refused('code-wrong')
  return (await recordStepUsed(tx, userId, step)) ? accepted(null) : refused('code-used')
}

async function consumeRecoveryCode(
  tx: Transaction,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<Outcome<null, SecondCodeRefusal>> {
  if (!(await recordRecoveryCodeUsed(tx, { codeHash: hashSecret(code), userId, now }))) return refused('code-wrong')

  await recordAudit(tx, { action: 'recovery-code-used', actorId: userId, at: now })
  const account = await findAccount(tx, userId)
  if (account) await queueFactorEmail(tx, account, 'recovery-code-used', now)
  return accepted(null)
}
