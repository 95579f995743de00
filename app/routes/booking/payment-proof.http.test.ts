import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { aReference } from '#test/factories/bookings.ts'
import { A_PDF } from '#test/factories/files.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import type { Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let desk: OpenedDesk
beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

function claim(visitor: Visitor, { id }: { id: string }, file?: Uint8Array, reference = aReference()) {
  const body = new FormData()
  body.set('way', 'upi')
  body.set('reference', reference)
  // A browser sends an empty file where none was chosen.
  body.set('proof', new File([new Uint8Array(file ?? [])], file ? 'paid.png' : ''))
  return visitor.request(`/book/payment/${id}`, { method: 'POST', body })
}

/** The row of a booking among the payments to verify. */
async function rowOf(reader: Visitor, code: string): Promise<string> {
  const page = await (await reader.get('/staff/money')).text()
  return page.split('data-claim').find((row) => row.includes(`id="claim-${code}"`) || row.includes(code)) ?? ''
}

const linkIn = (row: string) => /href="(\/files\/[0-9a-f-]{36})"/.exec(row)?.[1] ?? 'no file'

/** A picture with the place where it was taken. */
const aScreenshot = () =>
  sharp({ create: { width: 40, height: 60, channels: 3, background: '#123456' } })
    .withExif({ IFD0: { Artist: 'whereabouts' } })
    .png()
    .toBuffer()

test('a picture of the payment is shown beside the claim, without what was hidden in it', async () => {
  const booking = await desk.booked()
  const client = await desk.visitorFor(booking.userId)

  const sent = await claim(client, booking, await aScreenshot())

  expect([sent.status, client.flash()?.title]).toEqual([302, 'Payment confirmed!'])
  const row = await rowOf(desk.assistant, booking.code)
  expect(row).toContain('Payment proof')
  const file = linkIn(row)
  for (const reader of [desk.assistant, desk.astrologer, client]) {
    const opened = await reader.get(file)
    const content = Buffer.from(await opened.arrayBuffer())
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 40, height: 60 })
    expect(content.includes('whereabouts')).toBe(false)
  }
})

test('a proof of payment is not found by another client or an admin, and is no file of the session', async () => {
  const booking = await desk.booked()
  const client = await desk.visitorFor(booking.userId)
  await claim(client, booking, A_PDF)
  const file = linkIn(await rowOf(desk.astrologer, booking.code))
  const other = await desk.visitorFor((await desk.booked()).userId)

  for (const stranger of [other, desk.admin]) expect((await stranger.get(file)).status).toBe(404)
  expect((await desk.anonymous.get(file)).status).toBe(302)
  expect(await (await client.get(`/dashboard/bookings/${booking.id}/answer`)).text()).not.toContain(file)
})

test('a claim needs no proof, and the desk reads that there is none', async () => {
  const booking = await desk.booked()

  const sent = await claim(await desk.visitorFor(booking.userId), booking)

  expect(sent.status).toBe(302)
  expect(await rowOf(desk.assistant, booking.code)).toContain('No proof')
})

test('a file that is no picture and no PDF is refused, and nothing is claimed', async () => {
  const booking = await desk.booked()
  const client = await desk.visitorFor(booking.userId)

  const refused = await claim(client, booking, Buffer.from('<script>alert(1)</script>'), '412345678911')

  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain('This is not a picture or a PDF')
  expect(page).toContain('412345678911')
  expect(await rowOf(desk.assistant, booking.code)).toBe('')
})

test('a proof beyond the limit is refused with its own message', async () => {
  const booking = await desk.booked()

  const refused = await claim(await desk.visitorFor(booking.userId), booking, Buffer.alloc(5.5 * 1024 * 1024, 1))

  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('This file is larger than 5')
})
