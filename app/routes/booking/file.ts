import { databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { attachmentName, streamOf } from '#app/http/private-file.ts'
import { readRange } from '#app/http/read-range.ts'
import { notFound } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import type { Database } from '#db/client.ts'
import { isBookingInScope } from '#db/desk/desk-bookings.ts'
import { findFile, type StoredFile } from '#db/sessions/booking-files.ts'
import { deskScope, staffMay } from '#domain/rights.ts'
import type { Viewer } from '#domain/viewer.ts'
import { headerOf, readFileContent } from '#usecases/sessions/read-file.ts'
import type { Route } from './+types/file'

/**
 * A file for its client and for the astrologers who may read the booking; not found for everybody else. It is a download with
 * the type that its content has: no browser opens it as a page of ours, whatever is in it.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const file = await findFile(db, params.fileId)
  if (!file || !(await mayRead(db, user, file))) throw notFound()

  const keys = context.get(keyRingContext)
  const headers = {
    'Content-Type': file.mediaType,
    'Content-Disposition': attachmentName(headerOf(file.sealedHeader, keys).name),
    // Compressed, the bytes of a range would be others.
    'Cache-Control': 'private, no-store, no-transform',
    'Accept-Ranges': 'bytes',
  }
  const range = readRange(request.headers.get('range'), file.byteCount)
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${file.byteCount}` } })
  }
  const { first, last } = range ?? { first: 0, last: file.byteCount - 1 }
  return new Response(streamOf(readFileContent(db, keys, file, { first, last })), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(last - first + 1),
      ...(range && { 'Content-Range': `bytes ${first}-${last}/${file.byteCount}` }),
    },
  })
}

async function mayRead(db: Database, user: Viewer, { userId, bookingId }: StoredFile): Promise<boolean> {
  if (userId === user.id) return true
  return staffMay(user, 'charts-and-notes') && isBookingInScope(db, deskScope(user), bookingId)
}
