import { notFound } from '#app/http/respond.ts'
import { bookingRow } from '#app/routes/staff/bookings/booking-row.ts'
import type { DeskVisit } from '#app/routes/staff/desk-visit.ts'
import { findClientState } from '#db/desk/client-notes.ts'
import { listClientBookings } from '#db/desk/desk-bookings.ts'
import { isUuid } from '#domain/uuid.ts'
import { recordClientView } from '#usecases/desk/record-client-view.ts'

/** What an admin sees of a client: contact and bookings, without notes. */
export async function loadReadOnlyClient({ db, staff, scope, now }: DeskVisit, userId: string) {
  const bookings = isUuid(userId) ? await listClientBookings(db, scope, userId) : []
  const [latest] = bookings
  if (!latest) throw notFound()
  const { clientName, clientEmail, clientPhone, isClientErased } = latest
  if (!isClientErased) await recordClientView(db, { userId, staffId: staff.id, now })
  return {
    isReadOnly: true,
    client: { clientName, clientEmail, clientPhone, isClientErased },
    state: await findClientState(db, userId),
    bookings: bookings.map((booking) => ({ ...bookingRow(booking), hasNotes: false })),
  } as const
}
