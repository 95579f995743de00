import { databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { uploadedFile } from '#app/http/private-file.ts'
import { notFound } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import type { Database } from '#db/client.ts'
import { isBookingInScope } from '#db/desk/desk-bookings.ts'
import { findFile, type StoredFile } from '#db/sessions/booking-files.ts'
import { deskScope, staffMay } from '#domain/rights.ts'
import type { Viewer } from '#domain/viewer.ts'
import { readFileContent } from '#usecases/sessions/read-file.ts'
import { headerOf } from '#usecases/uploads/file-content.ts'
import type { Route } from './+types/file'

/** A file for its client and for the staff who may read it; not found for everybody else. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const file = await findFile(db, params.fileId)
  if (!file || !(await mayRead(db, user, file))) throw notFound()

  const keys = context.get(keyRingContext)
  const { name } = headerOf(file.sealedHeader, keys)
  return uploadedFile(request, { ...file, name }, (span) => readFileContent(db, keys, file, span))
}

async function mayRead(db: Database, user: Viewer, { userId, bookingId, claimId }: StoredFile): Promise<boolean> {
  if (userId === user.id) return true
  // A proof of payment is for those who decide about it, who may not read the files of the session.
  const right = claimId === null ? 'charts-and-notes' : 'money'
  return staffMay(user, right) && isBookingInScope(db, deskScope(user), bookingId)
}
