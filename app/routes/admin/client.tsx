import { AdminHeading } from '#app/features/admin/admin-heading.tsx'
import { clientLabel } from '#app/features/desk/clients/client-label.ts'
import { emailFact, phoneFact } from '#app/features/desk/clients/contact-facts.tsx'
import { BookingRows } from '#app/features/desk/sessions/booking-rows.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { bookingRow } from '#app/routes/desk/sessions/booking-row.ts'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { ADMIN } from '#content/admin/admin.ts'
import { ADMIN_CLIENTS } from '#content/admin/admin-practice-records.ts'
import { CONTACT_CLIENT } from '#content/desk/desk-contact.ts'
import { SESSION } from '#content/desk/desk-session.ts'
import { stateName } from '#content/words/indian-names.ts'
import { findClientState } from '#db/desk/client-notes.ts'
import { listClientBookings } from '#db/desk/desk-bookings.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { isUuid } from '#domain/uuid.ts'
import { recordClientView } from '#usecases/desk/record-client-view.ts'
import type { Route } from './+types/client'
import { requireAdmin } from './admin-visit.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, SESSION.clientHistory, ADMIN.title)
}

export async function loader({ params: { userId }, context }: Route.LoaderArgs) {
  const { db, viewer, now } = requireAdmin(context)
  const bookings = isUuid(userId) ? await listClientBookings(db, WHOLE_PRACTICE, userId) : []
  const [latest] = bookings
  if (!latest) throw notFound()
  const { clientName, clientEmail, clientPhone, isClientErased } = latest
  if (!isClientErased) await recordClientView(db, { userId, staffId: viewer.id, now })
  return {
    client: { clientName, clientEmail, clientPhone, isClientErased },
    state: await findClientState(db, userId),
    bookings: bookings.map((booking) => ({ ...bookingRow(booking), hasNotes: false })),
  }
}

export default function Client({ loaderData: { client, state, bookings } }: Route.ComponentProps) {
  const title = clientLabel(client)
  return (
    <>
      <AdminHeading title={title} crumbs={[{ href: '/admin/clients', label: ADMIN_CLIENTS.title }, { label: title }]} />
      <div className="desk-columns">
        <section className="grid gap-3">
          <h2 className="text-xl">{SESSION.clientHistory}</h2>
          <BookingRows bookings={bookings} area="/admin" />
        </section>
        {!client.isClientErased && (
          <Card as="section">
            <FactList
              facts={[
                ...emailFact(client),
                ...phoneFact(client.clientPhone, CONTACT_CLIENT.greeting(client.clientName)),
                { term: SESSION.clientState, value: state === null ? SESSION.unknownState : stateName(state) },
              ]}
            />
          </Card>
        )}
      </div>
    </>
  )
}
