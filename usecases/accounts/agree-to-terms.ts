import { findTermsAgreement, recordConsent } from '#db/accounts/consents.ts'
import { lockAccount } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import { type TermsQuestion, termsQuestion } from '#domain/accounts/consents.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** What to ask this user about the terms and the privacy policy, if anything. */
export async function findTermsQuestion(db: Database, userId: string): Promise<TermsQuestion | undefined> {
  const agreement = await findTermsAgreement(db, userId)
  return agreement && termsQuestion(agreement)
}

/** Stores the consent beside earlier ones, as evidence of what was agreed to and when. Idempotent. */
export async function agreeToTerms(
  db: Database,
  { userId, hasConsented, now }: { userId: string; hasConsented: boolean; now: Date },
): Promise<Outcome<null, 'consent-missing'>> {
  if (!hasConsented) return refused('consent-missing')

  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if (await findTermsQuestion(tx, userId)) await recordConsent(tx, userId, 'terms-and-privacy', now)
    return accepted(null)
  })
}
