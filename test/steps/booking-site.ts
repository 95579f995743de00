import { randomUUID } from 'node:crypto'
import type { Database } from '#db/client.ts'
import type { TestClock } from '#test/clock.ts'
import { bookingForm, workingDaysAfter } from '#test/factories/bookings.ts'
import { createSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { signedInVisitor } from './signed-in-visitor.ts'

export const FULL_LIFE = '/book/consultation/full-life-prediction'

/** The built site with its sample catalogue, and clients who book at the time of the test clock. */
export async function openBookingSite(db: Database, clock: TestClock) {
  await loadSampleContent(db)
  const site = await createSite({ db, clock: clock.now })
  const aDay = workingDaysAfter('2026-11-17')
  const fields = (changes: Record<string, string> = {}) => ({
    intent: 'book',
    idempotencyKey: randomUUID(),
    ...changes,
    ...bookingForm({ bookingDate: aDay(), ...changes }),
  })
  return {
    aDay,
    fields,
    aVisitor: (address?: string) => createVisitor(site, address === undefined ? {} : { address }),
    aClient: () => signedInVisitor(site, db, { now: clock.now() }),
    /** Returns the path of the payment page. */
    async book(visitor: Visitor, changes: Record<string, string> = {}, path = FULL_LIFE): Promise<string> {
      const response = await visitor.post(path, fields(changes))
      const location = response.headers.get('location') ?? ''
      if (!location.startsWith('/book/payment/')) throw new Error(`${response.status}: ${await response.text()}`)
      return location
    },
  }
}

export type BookingSite = Awaited<ReturnType<typeof openBookingSite>>
