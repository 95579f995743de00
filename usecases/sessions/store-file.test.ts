import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { deletePersonalRows } from '#db/accounts/personal-rows.ts'
import { recordErased } from '#db/accounts/users.ts'
import { bookingFileChunks, bookingFiles } from '#db/schema/sessions.ts'
import { deleteFilesOfUnpaidBookings, deleteUnfinishedFiles, findFile } from '#db/sessions/booking-files.ts'
import { LARGEST_FILE_BYTES, MOST_FILES } from '#domain/sessions/file-room.ts'
import { database } from '#test/database.ts'
import { A_MONDAY, givenBooking, hoursAfter, TEST_KEYS } from '#test/factories/bookings.ts'
import { A_PDF, givenFile, pieces } from '#test/factories/files.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { releaseExpiredHolds } from '#usecases/bookings/release-expired-holds.ts'
import { CHUNK_BYTES } from '#usecases/uploads/file-cipher.ts'
import { BrokenUpload } from '#usecases/uploads/file-content.ts'
import { listFiles, readFileContent } from './read-file.ts'
import { removeFile, storeFile } from './store-file.ts'

beforeAll(async () => {
  await givenPractice(database())
})

type Booked = { readonly id: string; readonly userId: string }

const send = ({ id, userId }: Booked, content: AsyncIterable<Uint8Array>, name = 'palm.pdf', isClient = true) =>
  storeFile(database(), TEST_KEYS, { bookingId: id, uploader: { id: userId, isClient }, name, content }, A_MONDAY)

async function read(fileId: string, span?: { first: number; last: number }): Promise<Buffer> {
  const file = await findFile(database(), fileId)
  if (!file) throw new Error('There is no such file.')
  return await buffer(readFileContent(database(), TEST_KEYS, file, span))
}

/** A PDF of several pieces, no two of which are alike. */
function longPdf(bytes: number): Buffer {
  const content = Buffer.alloc(bytes)
  for (let at = 0; at + 4 <= bytes; at += 4) content.writeUInt32BE(at, at)
  content.write('%PDF-1.7\n', 0)
  content.write('\n%%EOF\n', bytes - 7)
  return content
}

const countRows = async ({ id }: Booked) => [
  await database().$count(bookingFiles, eq(bookingFiles.bookingId, id)),
  (
    await database()
      .select()
      .from(bookingFileChunks)
      .innerJoin(bookingFiles, eq(bookingFiles.id, bookingFileChunks.fileId))
      .where(eq(bookingFiles.bookingId, id))
  ).length,
]

test('a file of a booking is stored in encrypted pieces and read as it was sent, whole or in part', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  const content = longPdf(2 * CHUNK_BYTES + 1_000)

  const stored = await send(booking, pieces(content), 'Kundali of आशा.pdf')

  if (!stored.ok) throw new Error(stored.refusal)
  const { fileId } = stored.value
  expect((await read(fileId)).equals(content)).toBe(true)
  const span = { first: CHUNK_BYTES - 5, last: 2 * CHUNK_BYTES + 5 }
  expect((await read(fileId, span)).equals(content.subarray(span.first, span.last + 1))).toBe(true)
  expect(await listFiles(database(), TEST_KEYS, booking.id)).toMatchObject([
    { name: 'Kundali of आशा.pdf', mediaType: 'application/pdf', byteCount: content.length, isFromClient: true },
  ])
  expect(await countRows(booking)).toEqual([1, 3])
  const rows = await database().select().from(bookingFileChunks)
  expect(rows.some((row) => row.content.includes('%PDF') || row.content.includes('%%EOF'))).toBe(false)
})

test('a file of a booking cannot be read when a byte of it was altered', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  const stored = await send(booking, pieces(A_PDF))
  if (!stored.ok) throw new Error(stored.refusal)
  const { fileId } = stored.value
  const [chunk] = await database().select().from(bookingFileChunks).where(eq(bookingFileChunks.fileId, fileId))
  const altered = Buffer.from(chunk?.content ?? [])
  altered[10] = (altered[10] ?? 0) ^ 1
  await database().update(bookingFileChunks).set({ content: altered }).where(eq(bookingFileChunks.fileId, fileId))

  await expect(read(fileId)).rejects.toThrow()
})

test('a file of a booking leaves nothing behind when it is too large, empty, of another type or broken off', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  async function* endless() {
    for (let sent = 0; sent <= LARGEST_FILE_BYTES; sent += CHUNK_BYTES) yield new Uint8Array(CHUNK_BYTES)
  }
  async function* broken() {
    yield A_PDF
    throw new BrokenUpload()
  }

  const refusals = [
    await send(booking, endless()),
    await send(booking, pieces(Buffer.alloc(0))),
    await send(booking, pieces(Buffer.from('<html><script>alert(1)</script></html>'))),
    await send(booking, broken()),
  ]

  expect(refusals.map((outcome) => (outcome.ok ? 'stored' : outcome.refusal))).toEqual([
    'file-too-large',
    'file-empty',
    'file-type',
    'file-incomplete',
  ])
  expect(await countRows(booking)).toEqual([0, 0])
})

test('a file of a booking is refused beyond the limit of a booking, and for a cancelled one', async () => {
  const full = await givenBooking(database(), { state: 'verified' })
  for (let count = 0; count < MOST_FILES; count++) {
    await givenFile(database(), { id: crypto.randomUUID(), bookingId: full.id, userId: full.userId, now: A_MONDAY })
  }

  expect(await send(full, pieces(A_PDF))).toEqual({ ok: false, refusal: 'too-many-files' })
  expect(await send({ id: crypto.randomUUID(), userId: full.userId }, pieces(A_PDF))).toEqual({
    ok: false,
    refusal: 'booking-not-found',
  })
})

test('a file of a booking is removed by the side that added it only, with its content', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  const stored = await send(booking, pieces(A_PDF))
  if (!stored.ok) throw new Error(stored.refusal)
  const removal = { fileId: stored.value.fileId, bookingId: booking.id, userId: booking.userId }

  expect(await removeFile(database(), { ...removal, isClient: false }, A_MONDAY)).toEqual({
    ok: false,
    refusal: 'not-yours',
  })
  const mine = { ...removal, isClient: true }
  expect(await removeFile(database(), mine, A_MONDAY)).toEqual({ ok: true, value: null })
  expect(await removeFile(database(), mine, A_MONDAY)).toEqual({ ok: true, value: null })
  expect(await countRows(booking)).toEqual([0, 0])
})

test('a file of a booking is gone with its content once its client is erased', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  await send(booking, pieces(A_PDF))
  expect(await countRows(booking)).toEqual([1, 1])

  await database().transaction(async (tx) => {
    await recordErased(tx, booking.userId, `erased-${booking.userId}@erased.invalid`, A_MONDAY)
    await deletePersonalRows(tx, booking.userId, [])
  })

  expect(await countRows(booking)).toEqual([0, 0])
  expect(await send(booking, pieces(A_PDF))).toEqual({ ok: false, refusal: 'client-erased' })
})

test('a file of a booking is purged after a day when its upload never ended', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  const begun = { bookingId: booking.id, userId: booking.userId, isFromClient: true, uploadedBy: booking.userId }
  await database()
    .insert(bookingFiles)
    .values({ id: crypto.randomUUID(), ...begun, uploadedAt: A_MONDAY })

  expect(await listFiles(database(), TEST_KEYS, booking.id)).toEqual([])
  await deleteUnfinishedFiles(database(), hoursAfter(A_MONDAY, -1))
  expect((await countRows(booking))[0]).toBe(1)
  await deleteUnfinishedFiles(database(), hoursAfter(A_MONDAY, 1))
  expect((await countRows(booking))[0]).toBe(0)
})

describe('the files of a booking that is not paid for', () => {
  const MEGABYTE = 1024 * 1024

  test.each(['unpaid', 'claimed'] as const)(
    'the files of a booking that is not paid for have 10 MB together while it is %s',
    async (state) => {
      const booking = await givenBooking(database(), { state })
      const other = await givenBooking(database(), { state, userId: booking.userId })

      const first = await send(booking, pieces(longPdf(6 * MEGABYTE)))
      const tooLarge = await send(other, pieces(longPdf(5 * MEGABYTE)))
      const fitting = await send(other, pieces(longPdf(4 * MEGABYTE)))
      const full = await send(booking, pieces(A_PDF))
      const fromPractice = await send(booking, pieces(A_PDF), 'chart.pdf', false)

      expect([first.ok, fitting.ok, fromPractice.ok]).toEqual([true, true, true])
      expect([tooLarge, full]).toEqual([
        { ok: false, refusal: 'no-room-unpaid' },
        { ok: false, refusal: 'no-room-unpaid' },
      ])
      expect(await countRows(other)).toEqual([1, expect.any(Number)])
    },
  )

  test('the files of a booking that is not paid for are gone when the client cancels it, also one that arrives meanwhile', async () => {
    const booking = await givenBooking(database(), { state: 'unpaid' })
    await send(booking, pieces(A_PDF))
    async function* cancelledMeanwhile() {
      await cancelBooking(database(), { bookingId: booking.id, userId: booking.userId }, A_MONDAY)
      yield A_PDF
    }

    const arriving = await send(booking, cancelledMeanwhile())

    expect(arriving).toEqual({ ok: false, refusal: 'booking-cancelled' })
    expect(await countRows(booking)).toEqual([0, 0])
  })

  test('the files of a booking that is not paid for are gone when it was not paid in time', async () => {
    const booking = await givenBooking(database(), { state: 'unpaid' })
    await send(booking, pieces(A_PDF))

    await releaseExpiredHolds(database(), hoursAfter(A_MONDAY, 24 * 3))

    expect(await countRows(booking)).toEqual([0, 0])
  })

  test('the files of a booking that is not paid for stay when it was paid and is cancelled', async () => {
    const booking = await givenBooking(database(), { state: 'verified' })
    await send(booking, pieces(A_PDF))

    await cancelBooking(database(), { bookingId: booking.id, userId: booking.userId }, A_MONDAY)
    await deleteFilesOfUnpaidBookings(database())

    expect(await countRows(booking)).toEqual([1, 1])
  })

  test('the files of a booking that is not paid for are purged when they were left behind by a cancellation', async () => {
    const booking = await givenBooking(database(), { state: 'unpaid' })
    await cancelBooking(database(), { bookingId: booking.id, userId: booking.userId }, A_MONDAY)
    await givenFile(database(), { ...booking, id: crypto.randomUUID(), bookingId: booking.id, now: A_MONDAY })

    await deleteFilesOfUnpaidBookings(database())

    expect(await countRows(booking)).toEqual([0, 0])
  })
})
