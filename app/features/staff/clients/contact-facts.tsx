import type { Fact } from '#app/ui/fact-list.tsx'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { type ClientMessageText, CONTACT_CLIENT } from '#content/staff/clients/desk-contact.ts'
import { PhoneLinks } from './phone-links.tsx'

type EmailOwner = { clientEmail: string | null; isClientErased: boolean }

/** The client's address as a mailto link, or that there is none. An erased client's placeholder address is not shown. */
export function emailFact({ clientEmail, isClientErased }: EmailOwner): Fact[] {
  if (isClientErased) return []
  if (clientEmail === null) return [{ term: CARD.email, value: CONTACT_CLIENT.noEmail }]
  const value = (
    <a className="text-link min-w-0 [overflow-wrap:anywhere]" href={`mailto:${clientEmail}`}>
      {clientEmail}
    </a>
  )
  return [{ term: CARD.email, value }]
}

/** A phone number to call or to send a message to, beginning with the given text; nothing without a number. */
export function phoneFact(phone: string | null, message: ClientMessageText, term: string = CARD.phone): Fact[] {
  return phone ? [{ term, value: <PhoneLinks phone={phone} message={message} /> }] : []
}
