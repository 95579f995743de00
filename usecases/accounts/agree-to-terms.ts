import type { Database } from '#db/client.ts'
import { findAgreedVersion, recordConsent } from '#db/consents.ts'
import { lockAccount } from '#db/users.ts'
import { isAskedAgain } from '#domain/consents.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** Whether the terms or the privacy policy have changed since this person agreed to them. */
export async function mustAgreeAgain(db: Database, userId: string): Promise<boolean> {
  return isAskedAgain(await findAgreedVersion(db, userId, 'terms-and-privacy'))
}

/** Keeps the new consent beside the old one: both say what was agreed to, and when. Said twice, it is kept once. */
export async function agreeToTerms(
  db: Database,
  { userId, hasConsented, now }: { userId: string; hasConsented: boolean; now: Date },
): Promise<Outcome<null, 'consent-missing'>> {
  if (!hasConsented) return refused('consent-missing')

  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if (await mustAgreeAgain(tx, userId)) await recordConsent(tx, userId, 'terms-and-privacy', now)
    return accepted(null)
  })
}
