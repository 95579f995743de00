import { TOTP } from 'otpauth'
import { recordAppConfirmed, recordAppSecret, replaceRecoveryCodes } from '#db/accounts/second-factors.ts'
import type { Database } from '#db/client.ts'
import { sealWithRing } from '#db/key-ring.ts'
import { newAppSecret } from '#usecases/accounts/second-factors/app-codes.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { TEST_KEYS } from './bookings.ts'

export type GivenApp = { readonly codeAt: (now: Date) => string; readonly recoveryCode: string }

/** An app that makes codes for this user, and one recovery code. */
export async function givenApp(db: Database, userId: string, now = new Date()): Promise<GivenApp> {
  const secret = newAppSecret()
  await recordAppSecret(db, { userId, sealedSecret: sealWithRing(secret, TEST_KEYS), now })
  await recordAppConfirmed(db, userId, now)
  const recoveryCode = `abcdef-ghjkmn-${userId.slice(0, 6).replaceAll(/[01]/g, 'z')}-rstuvw`
  await replaceRecoveryCodes(db, { userId, codeHashes: [hashSecret(recoveryCode.replaceAll('-', ''))], now })
  return { codeAt: (at) => codeOf(secret, at), recoveryCode }
}

/** What an app with this secret shows. */
export function codeOf(secret: string, at: Date): string {
  return new TOTP({ secret }).generate({ timestamp: at.getTime() })
}
