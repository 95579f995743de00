import { CARD } from '#app/content/desk.ts'
import type { Fact } from '#app/ui/fact-list.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'

/** The client's address as a mailto link. An erased client's placeholder address is not shown. */
export function emailFact({ clientEmail, isClientErased }: { clientEmail: string; isClientErased: boolean }): Fact[] {
  if (isClientErased) return []
  const value = (
    <a className="text-link min-w-0 [overflow-wrap:anywhere]" href={`mailto:${clientEmail}`}>
      {clientEmail}
    </a>
  )
  return [{ term: CARD.email, value }]
}

/** A phone number as a tel link; nothing without a number. */
export function phoneFact(phone: string | null, term: string = CARD.phone): Fact[] {
  return phone ? [{ term, value: <PhoneLink phone={phone} /> }] : []
}
