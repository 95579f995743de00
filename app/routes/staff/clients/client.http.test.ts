import { beforeAll, expect, test } from 'vitest'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { database } from '#test/database.ts'
import { A_MONDAY, givenBooking } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { type SignedInVisitor, signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { SAMPLE_PRACTICE } from '#usecases/content/sample/en/practice.ts'

const MISSING = 'We do not know which state this client lives in'
let astrologer: SignedInVisitor

beforeAll(async () => {
  const gst = { mode: 'tax_invoice', legalName: 'A. Practice', stateCode: '29', gstin: '29ABCDE1234F1Z5' } as const
  await givenPractice(database(), { gst: { ...SAMPLE_PRACTICE.gst, ...gst } })
  const site = await createSite({ db: database(), clock: () => A_MONDAY })
  astrologer = await signedInVisitor(site, database(), { roles: ['client', 'astrologer'], now: A_MONDAY })
})

test('shows when the tax assumed a client’s state, and uses the state set by the desk', async () => {
  const { id, userId } = await givenBooking(database(), { state: 'claimed' })
  const client = `/staff/clients/${userId}`
  const read = async (path: string) => (await astrologer.get(path)).text()

  const before = await read(`/staff/bookings/${id}`)
  await astrologer.post(client, { state: '36' })
  const after = await read(`/staff/bookings/${id}`)
  const next = await givenBooking(database(), { userId, state: 'claimed' })

  expect(before).toContain(MISSING)
  expect(before).toContain(`href="${client}"`)
  expect(await findLiveInvoice(database(), id)).toMatchObject({ igst: 0, snapshot: { placeOfSupply: '29' } })
  expect(after).not.toContain(MISSING)
  expect(await findLiveInvoice(database(), next.id)).toMatchObject({ cgst: 0, snapshot: { placeOfSupply: '36' } })
})
