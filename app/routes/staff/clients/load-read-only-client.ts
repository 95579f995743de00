import type { PersonView } from '#app/features/staff/clients/account-card.tsx'
import { notFound } from '#app/http/respond.ts'
import { bookingRow } from '#app/routes/staff/bookings/booking-row.ts'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { findClientState } from '#db/desk/client-notes.ts'
import { listClientBookings } from '#db/desk/desk-bookings.ts'
import { isUuid } from '#domain/uuid.ts'
import { recordClientView } from '#usecases/desk/record-client-view.ts'

/** What an admin sees of a client: contact and bookings, without notes. A person with an account need not have booked. */
export async function loadReadOnlyClient(
  { db, staff, scope, now }: StaffVisit,
  userId: string,
  person: PersonView | null,
) {
  const bookings = isUuid(userId) ? await listClientBookings(db, scope, userId) : []
  const client = bookings[0] ?? withoutBooking(person)
  if (!client) throw notFound()
  const { clientName, clientEmail, clientPhone, isClientErased } = client
  if (!isClientErased) await recordClientView(db, { userId, staffId: staff.id, now })
  return {
    isReadOnly: true,
    client: { clientName, clientEmail, clientPhone, isClientErased },
    person,
    state: await findClientState(db, userId),
    bookings: bookings.map((booking) => ({ ...bookingRow(booking), hasNotes: false })),
  } as const
}

function withoutBooking(person: PersonView | null) {
  if (!person) return undefined
  const { fullName, email, phone } = person
  return { clientName: fullName, clientEmail: email, clientPhone: phone, isClientErased: false }
}
