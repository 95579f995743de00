import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { bookingFiles } from '#db/schema/sessions.ts'
import { createTestClock } from '#test/clock.ts'
import { createDatabase, database } from '#test/database.ts'
import { A_PDF } from '#test/factories/files.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import type { Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let desk: OpenedDesk
beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

const pageOf = ({ id }: { id: string }) => `/dashboard/bookings/${id}/answer`
const ownFiles = ({ id }: { id: string }) => `/dashboard/bookings/${id}/files`
const deskFiles = ({ id }: { id: string }) => `/staff/bookings/${id}/files`

function upload(visitor: Visitor, path: string, content: Uint8Array, name = 'palm.pdf') {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(content)], name, { type: 'text/html' }))
  return visitor.request(path, { method: 'POST', body })
}

async function fileIn(visitor: Visitor, page: string): Promise<string> {
  const found = /href="(\/files\/[0-9a-f-]{36})"/.exec(await (await visitor.get(page)).text())?.[1]
  if (found === undefined) throw new Error(`${page} lists no file.`)
  return found
}

test('the files of a booking are sent by the client and opened by both sides, with headers that make any content harmless', async () => {
  const booking = await desk.booked({ state: 'verified' })
  const client = await desk.visitorFor(booking.userId)

  const sent = await upload(client, ownFiles(booking), A_PDF, 'कुंडली.html')

  expect([sent.status, sent.headers.get('location')]).toEqual([302, pageOf(booking)])
  const path = await fileIn(client, pageOf(booking))
  expect(await fileIn(desk.astrologer, `/staff/bookings/${booking.id}/answer`)).toBe(path)
  for (const reader of [client, desk.astrologer]) {
    const response = await reader.get(path)
    expect(Buffer.from(await response.arrayBuffer()).equals(A_PDF)).toBe(true)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\x20-\x7e]+\.pdf"; filename\*=/,
    )
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(response.headers.get('cache-control')).toContain('no-store')
  }
})

test('the files of a booking are not found by another client, an assistant and an admin, nor by a visitor', async () => {
  const booking = await desk.booked({ state: 'verified' })
  await upload(desk.astrologer, deskFiles(booking), A_PDF)
  const path = await fileIn(await desk.visitorFor(booking.userId), pageOf(booking))
  const other = await desk.visitorFor((await desk.booked()).userId)

  for (const stranger of [other, desk.assistant, desk.admin]) expect((await stranger.get(path)).status).toBe(404)
  expect((await desk.anonymous.get(path)).status).toBe(302)
  expect((await upload(other, ownFiles(booking), A_PDF)).status).toBe(404)
  expect((await upload(desk.assistant, deskFiles(booking), A_PDF)).status).toBe(403)
})

test.each(['RIFF', 'RIFF\u0001', 'RIFF\u0001\u0000\u0000'])(
  'the files of a booking are refused when only %j arrived',
  async (content) => {
    const booking = await desk.booked({ state: 'verified' })
    const client = await desk.visitorFor(booking.userId)

    const sent = await upload(client, ownFiles(booking), Buffer.from(content, 'latin1'), 'voice.wav')

    expect(sent.status).toBe(302)
    expect(client.flash()).toMatchObject({ tone: 'error', title: 'The file was not added', field: 'file' })
  },
)

test.each(['disk_full', 'connection_failure'])(
  'the files of a booking are answered with 503 on a %s of the database',
  async (error) => {
    const own = await createDatabase()
    try {
      const broken = await openDesk(own.db, clock)
      const booking = await broken.booked({ state: 'verified' })
      const client = await broken.visitorFor(booking.userId)
      await own.db.execute(
        sql.raw(`create function refuse() returns trigger language plpgsql as
          $$ begin raise exception 'refused by the test' using errcode = '${error}'; end $$;
        create trigger refused before insert on booking_file_chunks execute function refuse()`),
      )

      const sent = await upload(client, ownFiles(booking), A_PDF)

      expect(sent.status).toBe(503)
      expect(await sent.text()).toContain('Please try again in a moment.')
      expect(await own.db.$count(bookingFiles)).toBe(0)
    } finally {
      await own.drop()
    }
  },
)

test('the files of a booking are read in part by players', async () => {
  const booking = await desk.booked({ state: 'verified' })
  await upload(desk.astrologer, deskFiles(booking), A_PDF)
  const client = await desk.visitorFor(booking.userId)
  const path = await fileIn(client, pageOf(booking))

  const part = await client.request(path, { headers: { range: 'bytes=1-3' } })
  const beyond = await client.request(path, { headers: { range: 'bytes=5000-' } })

  expect([part.status, await part.text()]).toEqual([206, 'PDF'])
  expect(part.headers.get('content-range')).toBe(`bytes 1-3/${A_PDF.length}`)
  expect(beyond.status).toBe(416)
})

test('the files of a booking are refused by their content, with a sentence', async () => {
  const booking = await desk.booked({ state: 'verified' })
  const client = await desk.visitorFor(booking.userId)

  await upload(client, ownFiles(booking), Buffer.from('<script>alert(1)</script>'), 'harmless.pdf')

  expect(client.flash()).toMatchObject({ tone: 'error', title: 'The file was not added' })
  expect(await (await client.get(pageOf(booking))).text()).toContain('There are no files yet.')
})

test('the files of a booking are removed by the side that added them only', async () => {
  const booking = await desk.booked({ state: 'verified' })
  const client = await desk.visitorFor(booking.userId)
  await upload(desk.astrologer, deskFiles(booking), A_PDF)
  const path = await fileIn(client, pageOf(booking))
  const removal = { intent: 'remove', fileId: path.slice('/files/'.length) }

  await client.post(ownFiles(booking), removal)
  expect((await client.get(path)).status).toBe(200)
  await desk.astrologer.post(deskFiles(booking), removal)
  expect((await client.get(path)).status).toBe(404)
})

test('the files of a booking have 10 MB together until the payment is verified, and the page says so', async () => {
  const booking = await desk.booked({ state: 'unpaid' })
  const client = await desk.visitorFor(booking.userId)
  const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(11 * 1024 * 1024), Buffer.from('\n%%EOF\n')])

  const page = await (await client.get(pageOf(booking))).text()
  await upload(client, ownFiles(booking), large)

  expect(page).toContain('up to 10 MB together until your payment is verified.')
  expect(client.flash()).toMatchObject({
    title: 'The file was not added',
    detail: 'Your files can be 10 MB together until your payment is verified. Send this one after that.',
  })
})

test('the files of a booking are deleted with an unpaid booking that the client cancels', async () => {
  const booking = await desk.booked({ state: 'unpaid' })
  const client = await desk.visitorFor(booking.userId)
  await upload(client, ownFiles(booking), A_PDF)
  const path = await fileIn(client, pageOf(booking))

  await client.post(`/dashboard/bookings/${booking.id}/cancel`, {})

  expect((await client.get(path)).status).toBe(404)
})

test('the files of a booking are summed up on the page of the practice', async () => {
  const page = await (await desk.admin.get('/staff/practice')).text()

  expect(page).toMatch(/[\d.]+ [KMG]B of 10 GB used\./)
})

test('the files of a booking are in the archive of the client', async () => {
  const booking = await desk.booked({ state: 'verified' })
  const client = await desk.visitorFor(booking.userId)
  await upload(client, ownFiles(booking), A_PDF)

  const archive = Buffer.from(await (await client.get('/account/export')).arrayBuffer())

  expect(archive.includes('files/1-palm.pdf')).toBe(true)
  expect(archive.includes(A_PDF)).toBe(true)
})
