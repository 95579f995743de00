import {
  deleteApp,
  deletePasskey,
  deletePasskeysOf,
  deletePendingSignInsOf,
  deleteRecoveryCodes,
  findApp,
  findSecondFactors,
  recordAppConfirmed,
  recordAppSecret,
  recordStepUsed,
} from '#db/accounts/second-factors.ts'
import { deleteSessionsOf, recordSessionProven } from '#db/accounts/signed-in-sessions.ts'
import { findAccount, lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database, Transaction } from '#db/client.ts'
import { hasKeyFor, type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { parseSecondCode, type SecondFactor } from '#domain/accounts/second-factors.ts'
import type { SecondFactorChange } from '#domain/emails/emails.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Viewer } from '#domain/viewer.ts'
import { newAppSecret, stepOfCode } from './app-codes.ts'
import { queueFactorEmail } from './notify.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/** Begins or continues to set up an app. */
export async function startApp(
  db: Database,
  keys: KeyRing,
  userId: string,
  now: Date,
): Promise<Outcome<{ readonly secret: string }, 'app-exists'>> {
  const found = await findApp(db, userId)
  if (found?.confirmedAt) return refused('app-exists')
  // A secret of a key that is lost begins again.
  if (found && hasKeyFor(found.sealedSecret, keys))
    return accepted({ secret: unsealWithRing(found.sealedSecret, keys) })

  if (found) await deleteApp(db, userId)
  await recordAppSecret(db, { userId, sealedSecret: sealWithRing(newAppSecret(), keys), now })
  return startApp(db, keys, userId, now)
}

/** The recovery codes are new with the first second factor, and null when the person has some already. */
export type AddedFactor = { readonly recoveryCodes: readonly string[] | null }

/** The first code shows that the app has the secret. */
export async function confirmApp(
  db: Database,
  keys: KeyRing,
  viewer: Viewer,
  typed: string,
  now: Date,
): Promise<Outcome<AddedFactor, 'app-exists' | 'code-missing' | 'code-wrong'>> {
  const code = parseSecondCode(typed)
  if (code?.kind !== 'app') return refused('code-missing')

  return db.transaction(async (tx) => {
    await lockAccount(tx, viewer.id)
    const app = await findApp(tx, viewer.id)
    if (!app || !hasKeyFor(app.sealedSecret, keys)) return refused('code-wrong')
    if (app.confirmedAt !== null) return refused('app-exists')
    const step = stepOfCode(unsealWithRing(app.sealedSecret, keys), code.code, now)
    if (step === undefined || !(await recordStepUsed(tx, viewer.id, step))) return refused('code-wrong')

    await recordAppConfirmed(tx, viewer.id, now)
    return accepted(await finishAdding(tx, viewer, 'app', now))
  })
}

/**
 * What every new factor brings: the session counts as proven, sessions that were opened without a second factor end, and
 * the owner gets an email.
 */
export async function finishAdding(
  tx: Transaction,
  viewer: Viewer,
  factor: Exclude<SecondFactor, 'recovery-code'>,
  now: Date,
): Promise<AddedFactor> {
  const isFirst = !viewer.proof.hasSecondFactor
  if (isFirst) await deleteSessionsOf(tx, viewer.id, viewer.sessionId)
  await recordSessionProven(tx, viewer.sessionId, now)
  await recordAudit(tx, { action: 'second-factor-added', actorId: viewer.id, details: { factor }, at: now })
  await notify(tx, viewer.id, `${factor}-added`, now)

  const { recoveryCodesLeft } = await findSecondFactors(tx, viewer.id)
  return { recoveryCodes: recoveryCodesLeft === 0 ? await makeRecoveryCodes(tx, viewer.id, now) : null }
}

/** Returns false when there is no such factor. */
export async function removeFactor(
  db: Database,
  viewer: Viewer,
  factor: { readonly kind: 'app' } | { readonly kind: 'passkey'; readonly id: string },
  now: Date,
): Promise<boolean> {
  if (factor.kind === 'passkey' && !isUuid(factor.id)) return false

  return db.transaction(async (tx) => {
    await lockAccount(tx, viewer.id)
    const isRemoved =
      factor.kind === 'app'
        ? await deleteApp(tx, viewer.id)
        : await deletePasskey(tx, { id: factor.id, userId: viewer.id })
    if (!isRemoved) return false

    const left = await findSecondFactors(tx, viewer.id)
    // Recovery codes alone are no second factor.
    if (!left.hasApp && left.passkeys === 0) await deleteRecoveryCodes(tx, viewer.id)
    // Whoever entered with it elsewhere enters again without.
    await deleteSessionsOf(tx, viewer.id, viewer.sessionId)
    const details = { factor: factor.kind }
    await recordAudit(tx, { action: 'second-factor-removed', actorId: viewer.id, details, at: now })
    await notify(tx, viewer.id, `${factor.kind}-removed`, now)
    return true
  })
}

/** For somebody who has lost everything: all factors go, and so does every session. The password stays. */
export async function resetFactors(
  db: Database,
  { userId, byUserId, now }: { userId: string; byUserId: string | undefined; now: Date },
): Promise<Outcome<null, 'no-second-factor' | 'own-account'>> {
  if (userId === byUserId) return refused('own-account')

  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const { hasApp, passkeys } = await findSecondFactors(tx, userId)
    if (!hasApp && passkeys === 0) return refused('no-second-factor')

    await deleteApp(tx, userId)
    await deletePasskeysOf(tx, userId)
    await deleteRecoveryCodes(tx, userId)
    await deletePendingSignInsOf(tx, userId)
    await deleteSessionsOf(tx, userId)
    const subject = { kind: 'user', id: userId }
    await recordAudit(tx, { action: 'second-factors-reset', actorId: byUserId, subject, at: now })
    await notify(tx, userId, 'reset', now)
    return accepted(null)
  })
}

async function notify(tx: Transaction, userId: string, change: SecondFactorChange, now: Date): Promise<void> {
  const account = await findAccount(tx, userId)
  if (account) await queueFactorEmail(tx, account, change, now)
}
