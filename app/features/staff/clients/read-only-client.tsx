import { type BookingListRow, BookingRows } from '#app/features/staff/bookings/booking-rows.tsx'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { SESSION } from '#content/staff/bookings/desk-session.ts'
import { CONTACT_CLIENT } from '#content/staff/clients/desk-contact.ts'
import { stateName } from '#content/words/indian-names.ts'
import { AccountCard, type PersonView } from './account-card.tsx'
import { emailFact, phoneFact } from './contact-facts.tsx'

type ReadOnlyClientProps = {
  client: {
    readonly clientName: string | null
    readonly clientEmail: string | null
    readonly clientPhone: string | null
    readonly isClientErased: boolean
  }
  state: string | null
  bookings: readonly BookingListRow[]
  person: PersonView | null
}

/** The card of a client for admins: contact and bookings, with nothing to change but the account. */
export function ReadOnlyClient({ client, state, bookings, person }: ReadOnlyClientProps) {
  return (
    <div className="desk-columns">
      <section className="grid gap-3">
        <h2 className="text-xl">{SESSION.clientHistory}</h2>
        <BookingRows bookings={bookings} />
      </section>
      <div className="grid gap-5">
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
        {person && <AccountCard person={person} />}
      </div>
    </div>
  )
}
