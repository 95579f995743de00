import type { BrowserContext, Page } from '@playwright/test'
import type { Database } from '#db/client.ts'
import { enqueueNow } from '#db/jobs.ts'
import { findPendingDecisionOf } from '#db/payments/pending-decisions.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { aReference, givenBooking, givenConsultation } from '#test/factories/bookings.ts'
import { expect } from './fixtures.ts'
import { signInAs } from './sign-in-as.ts'

export const DESK = '/astrologer-dashboard'

export async function signInAsAstrologer(context: BrowserContext, url: string, db: Database): Promise<string> {
  const { id } = await givenUser(db, { roles: ['client', 'astrologer'], fullName: 'Acharya', password: null })
  await signInAs(context, { db, url }, id)
  return id
}

/** End-to-end tests run at the current time, unlike other tests. */
export const givenBookingNow = (db: Database, details: Parameters<typeof givenBooking>[1]) =>
  givenBooking(db, { now: new Date(), ...details })

export async function givenClaim(db: Database, reference = aReference()) {
  const client = await givenUser(db, { password: null })
  const service = await givenConsultation(db, 'Prasna')
  const booking = await givenBookingNow(db, { userId: client.id, service, state: 'claimed', reference })
  return { ...booking, email: client.email, reference }
}

/** Verifies a payment in the list, and waits until it has left the list. */
export async function verify(page: Page, code: string): Promise<void> {
  const button = page.getByRole('button', { name: `Verify ${code}` })
  await button.click()
  await expect(button).toHaveCount(0)
}

/** Makes a decision about a payment due now, as if the time for undoing it had passed. */
export async function endUndoTime(db: Database, bookingId: string): Promise<void> {
  let decisionId: number | undefined
  await expect(async () => {
    decisionId = (await findPendingDecisionOf(db, bookingId))?.id
    expect(decisionId, 'a decision about the payment').toBeDefined()
  }).toPass({ intervals: [50] })
  await db.transaction((tx) => enqueueNow(tx, 'apply-decision', { decisionId: decisionId as number }))
}
