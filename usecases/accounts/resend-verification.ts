import { findAccountByEmail } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import { accountEmail } from '#domain/accounts/accounts.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import { countEmail, countTry, type TooOften } from '#usecases/limits/count-try.ts'
import { inConstantTime } from './constant-time.ts'
import { queueVerification } from './send-verification.ts'

/** Sends the verification email again if it is still needed; the response is the same if not. */
export async function resendVerification(
  db: Database,
  site: Site,
  request: { email: string; returnTo: string },
  { address, now, timeZone }: { address: string; now: Date; timeZone?: string | undefined },
): Promise<Outcome<null, { reason: 'email-invalid' } | TooOften>> {
  const email = accountEmail(request.email)
  if (email === undefined) return refused({ reason: 'email-invalid' })

  const counted = await countTry(db, 'email-address', networkOf(address), now)
  if (!counted.ok) return counted

  const mail = await countEmail(db, 'verify-address', email, now)
  if (!mail.ok) return mail

  return inConstantTime(async () => {
    const account = await findAccountByEmail(db, email)
    if (account && account.emailVerifiedAt === null && account.disabledAt === null) {
      const { id: userId, fullName } = account
      const unverified = { userId, email, fullName, returnTo: request.returnTo, timeZone, now }
      await db.transaction((tx) => queueVerification(tx, site, unverified))
    }
    return accepted(null)
  })
}
