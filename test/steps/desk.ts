import { randomUUID } from 'node:crypto'
import type { Database } from '#db/client.ts'
import type { SiteParts } from '#server/create-site.ts'
import type { TestClock } from '#test/clock.ts'
import { givenSession } from '#test/factories/accounts.ts'
import { givenBooking, givenConsultation } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { signedInVisitor } from './signed-in-visitor.ts'

export const DESK = '/astrologer-dashboard'

type BookingDetails = Parameters<typeof givenBooking>[1]

/** The built site with a signed-in astrologer, assistant and admin, and bookings made at the time of the test clock. */
export async function openDesk(db: Database, clock: TestClock, parts: Partial<SiteParts> = {}) {
  await givenPractice(db)
  const site = await createSite({ ...parts, db, clock: clock.now })
  const booked = (details: BookingDetails = {}) => givenBooking(db, { now: clock.now(), ...details })
  return {
    astrologer: await signedInVisitor(site, db, { roles: ['client', 'astrologer'], now: clock.now() }),
    assistant: await signedInVisitor(site, db, { roles: ['client', 'assistant'], now: clock.now() }),
    admin: await signedInVisitor(site, db, { roles: ['client', 'admin'], now: clock.now() }),
    anonymous: createVisitor(site),
    booked,
    prasna: async (details: BookingDetails = {}) =>
      booked({ service: await givenConsultation(db, 'Prasna'), ...details }),
    visitorFor: async (userId: string) =>
      createVisitor(site, { sessionToken: await givenSession(db, userId, clock.now()) }),
  }
}

export type OpenedDesk = Awaited<ReturnType<typeof openDesk>>

/** The form with which staff record cash. */
export const cashForm = (amount: string) => ({
  paidOn: '2026-11-16',
  way: 'cash',
  amount,
  reference: '',
  note: '',
  formKey: randomUUID(),
})
