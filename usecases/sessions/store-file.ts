import { randomUUID } from 'node:crypto'
import { isErased, lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import { findAstrologerContact } from '#db/availability/astrologers.ts'
import { type BookingRow, findBookingRow } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { beginFile, completeFile, deleteFile, findFile, recordFileChunk, sumFiles } from '#db/sessions/booking-files.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { MOST_FILES, type RoomRefusal, roomForFile } from '#domain/sessions/file-room.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { bookingName } from '#usecases/bookings/booking-in-email.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { countTry } from '#usecases/limits/count-try.ts'
import { type ContentRefusal, storeContent } from '#usecases/uploads/file-content.ts'
import { requestedFiles, unsealGivenDetails } from './requested-files.ts'

export type StoreFileRefusal =
  | 'booking-not-found'
  | 'client-erased'
  | 'booking-cancelled'
  | 'too-often'
  | 'too-many-files'
  | RoomRefusal
  | ContentRefusal

type Upload = {
  readonly bookingId: string
  /** Who sends it; a client only for a booking of their own, which the caller has checked. */
  readonly uploader: { readonly id: string; readonly isClient: boolean }
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
  /** The question of the booking form that it answers; any other number is ignored. */
  readonly questionId?: number
}

/**
 * Stores a file piece by piece while it arrives. Each piece is written by itself, because a slow upload must not hold a
 * transaction; nobody sees the file before the last one.
 */
export async function storeFile(
  db: Database,
  keys: KeyRing,
  { bookingId, uploader, name, content, questionId }: Upload,
  now: Date,
): Promise<Outcome<{ readonly fileId: string }, StoreFileRefusal>> {
  const booking = await findBookingRow(db, bookingId)
  if (!booking) return refused('booking-not-found')
  if (booking.status === 'cancelled') return refused('booking-cancelled')
  if (await isErased(db, booking.userId)) return refused('client-erased')
  if (!(await countTry(db, 'file-upload', uploader.id, now)).ok) return refused('too-often')
  const room = await findRoom(db, booking, uploader)
  if (!room.ok) return room

  const id = randomUUID()
  await beginFile(db, {
    id,
    bookingId,
    userId: booking.userId,
    isFromClient: uploader.isClient,
    uploadedBy: uploader.id,
    uploadedAt: now,
    questionId: isAsked(booking, keys, questionId) ? questionId : null,
    claimId: null,
  })
  const record = (piece: Parameters<typeof recordFileChunk>[1]) => recordFileChunk(db, piece)
  const stored = await storeContent(keys, { id, name, content, room: room.value, record }).catch(
    async (error: unknown) => {
      await deleteFile(db, id)
      throw error
    },
  )
  const finished = stored.ok ? await finish(db, booking, { id, uploader, ...stored.value }, now) : stored
  if (!finished.ok) await deleteFile(db, id)
  return finished
}

function isAsked(booking: BookingRow, keys: KeyRing, questionId: number | undefined): questionId is number {
  return requestedFiles(unsealGivenDetails(booking, keys)).some((asked) => asked.questionId === questionId)
}

type Room = ReturnType<typeof roomForFile>

async function findRoom(
  db: Database,
  { id, userId, paymentStatus }: BookingRow,
  { isClient }: Upload['uploader'],
): Promise<Outcome<Room, StoreFileRefusal>> {
  const { files, ...stored } = await sumFiles(db, { bookingId: id, userId })
  if (files >= MOST_FILES) return refused('too-many-files')
  const room = roomForFile(stored, { isPaid: paymentStatus === 'paid', isFromClient: isClient })
  return room.bytes <= 0 ? refused(room.refusal) : accepted(room)
}

type Described = Parameters<typeof completeFile>[2]

type Finished = Described & Pick<Upload, 'uploader'> & { readonly id: string }

/** A concurrent erasure, and another upload for the same client, wait for this lock. */
function finish(
  db: Database,
  booking: BookingRow,
  { id, uploader, ...described }: Finished,
  now: Date,
): Promise<Outcome<{ readonly fileId: string }, StoreFileRefusal>> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, booking.userId)
    if (await isErased(tx, booking.userId)) return refused('client-erased')
    // It may have been paid or cancelled while the file arrived.
    const current = await findBookingRow(tx, booking.id)
    if (!current || current.status === 'cancelled') return refused('booking-cancelled')
    const room = await findRoom(tx, current, uploader)
    if (!room.ok) return room
    if (described.byteCount > room.value.bytes) return refused(room.value.refusal)
    await completeFile(tx, id, described)
    const subject = { kind: 'booking', id: booking.id }
    await recordAudit(tx, { action: 'file-added', actorId: uploader.id, subject, at: now })
    if (uploader.isClient) await notifyOfFile(tx, booking, now)
    return accepted({ fileId: id })
  })
}

type Removal = {
  readonly fileId: string
  readonly bookingId: string
  readonly userId: string
  readonly isClient: boolean
}

/** Each side removes its own files. Removing one twice is no problem. */
export function removeFile(
  db: Database,
  { fileId, bookingId, userId, isClient }: Removal,
  now: Date,
): Promise<Outcome<null, 'not-yours'>> {
  return db.transaction(async (tx) => {
    const file = await findFile(tx, fileId)
    if (!file) return accepted(null)
    if (file.bookingId !== bookingId || file.isFromClient !== isClient) return refused('not-yours')
    await deleteFile(tx, fileId)
    const subject = { kind: 'booking', id: bookingId }
    await recordAudit(tx, { action: 'file-removed', actorId: userId, subject, at: now })
    return accepted(null)
  })
}

/**
 * Emails the astrologer of a booking that its client has sent a file: at most once an hour, because files come in groups.
 * One without a sign-in is reached at the practice's address.
 */
async function notifyOfFile(tx: Transaction, booking: BookingRow, now: Date): Promise<void> {
  const { contact, name } = await requirePractice(tx)
  const astrologer = await findAstrologerContact(tx, booking.astrologerId)
  const address = astrologer?.email ?? contact.astrologerEmail
  if (address === '') return
  await queueEmail(tx, {
    eventKey: `client-file:${booking.id}:${Math.floor(now.getTime() / HOUR_MS)}`,
    to: { address, name: astrologer?.name ?? name },
    email: { kind: 'client-file', ...bookingName(booking) },
    ...(astrologer && { timeZone: astrologer.timeZone }),
  })
}
