import { recordWithdrawal } from '#db/accounts/consents.ts'
import { lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import { deleteBirthDetailsOf } from '#db/bookings/booking-births.ts'
import { deleteBirthProfilesOf } from '#db/charts/birth-profiles.ts'
import { deleteRememberedPeopleOf } from '#db/charts/remembered-people.ts'
import type { Database, Transaction } from '#db/client.ts'
import { recordReviewsPrivate } from '#db/sessions/reviews.ts'
import type { ConsentPurpose } from '#domain/accounts/consents.ts'

/** What a client can withdraw by itself; the terms end with the account, the newsletter by unsubscribing. */
export type Withdrawal = 'birth' | 'saved' | 'reviews'

const WITHDRAWALS: Readonly<
  Record<Withdrawal, { purposes: readonly ConsentPurpose[]; end(tx: Transaction, userId: string): Promise<unknown> }>
> = {
  birth: {
    purposes: ['birth-details', 'child-details'],
    async end(tx, userId) {
      await deleteSavedPeople(tx, userId)
      await deleteBirthDetailsOf(tx, userId)
    },
  },
  // The consent also covers the births in bookings, so it stays.
  saved: { purposes: [], end: deleteSavedPeople },
  reviews: { purposes: ['review-display'], end: recordReviewsPrivate },
}

async function deleteSavedPeople(tx: Transaction, userId: string): Promise<void> {
  await deleteBirthProfilesOf(tx, userId)
  await deleteRememberedPeopleOf(tx, userId)
}

/** Withdraws a consent and ends what it allowed, in one step. Repeating it changes nothing. */
export async function withdrawConsent(
  db: Database,
  { userId, withdrawal }: { readonly userId: string; readonly withdrawal: Withdrawal },
  now: Date,
): Promise<void> {
  const { purposes, end } = WITHDRAWALS[withdrawal]
  await db.transaction(async (tx) => {
    // A booking or a review that is being written completes before or after this.
    await lockAccount(tx, userId)
    await end(tx, userId)
    if (purposes.length > 0) await recordWithdrawal(tx, userId, purposes, now)
    await recordAudit(tx, { action: 'consent-withdrawn', actorId: userId, details: { withdrawal }, at: now })
  })
}
