import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { PROOF } from '#content/booking/prasna-proof.ts'
import { prasnaSeals } from '#db/schema/sessions.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenConsultation } from '#test/factories/bookings.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'

let desk: OpenedDesk
beforeAll(async () => {
  desk = await openDesk(database(), createTestClock())
})

const proofOf = ({ id }: { id: string }) => `/dashboard/bookings/${id}/proof`

async function givenQuestion() {
  const service = await givenConsultation(database(), 'Prasna')
  return desk.booked({ state: 'verified', service, form: { notes: 'Shall I take the <b>new</b> post?' } })
}

test('a client sees what was sealed, that it is unchanged, and downloads it', async () => {
  const booking = await givenQuestion()
  const client = await desk.visitorFor(booking.userId)

  const page = await (await client.get(proofOf(booking))).text()
  const file = await client.get(`${proofOf(booking)}.json`)

  expect(page).toContain('Checked just now')
  expect(page).toContain('Shall I take the &lt;b&gt;new&lt;/b&gt; post?')
  expect(page).toContain('Chart of that moment')
  expect(file.headers.get('Content-Disposition')).toContain(`prasna-${booking.code}.json`)
  const { seals } = (await file.json()) as { seals: { hash: string; sealed: string }[] }
  expect(seals).toHaveLength(1)
  expect(page).toContain(seals[0]?.hash)
  expect(JSON.parse(seals[0]?.sealed ?? '')).toMatchObject({ booking: booking.code })
  expect(await (await client.get('/dashboard')).text()).toContain(proofOf(booking))
  expect((await client.get('/verify-prasna.mjs')).headers.get('Content-Type')).toContain('text/javascript')
})

test('the proof says when a question no longer matches its seal', async () => {
  const booking = await givenQuestion()
  const client = await desk.visitorFor(booking.userId)
  await database().update(prasnaSeals).set({ sealedContent: null }).where(eq(prasnaSeals.bookingId, booking.id))

  const page = await (await client.get(proofOf(booking))).text()

  expect(page).toContain(PROOF.broken)
  expect(page).not.toContain(PROOF.sound)
})

test('nobody but the client gets a proof, and only a Prasna has one', async () => {
  const booking = await givenQuestion()
  const other = await desk.visitorFor((await desk.booked()).userId)
  const session = await desk.booked({ state: 'verified' })
  const client = await desk.visitorFor(session.userId)

  for (const path of [proofOf(booking), `${proofOf(booking)}.json`]) {
    for (const visitor of [other, desk.astrologer, desk.assistant, desk.admin]) {
      expect((await visitor.get(path)).status).toBe(404)
    }
    expect((await desk.anonymous.get(path)).status).toBe(302)
  }
  expect((await client.get(proofOf(session))).status).toBe(404)
  expect((await client.get('/dashboard/bookings/%00/proof')).status).toBe(404)
})
