import { CARD } from '#app/content/desk.ts'
import type { Fact } from '#app/ui/fact-list.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'

/** An address that an email can be written to with one press. Of an erased client what stands in its place reaches nobody. */
export function emailFact({ clientEmail, isClientErased }: { clientEmail: string; isClientErased: boolean }): Fact[] {
  if (isClientErased) return []
  const value = (
    <a className="text-link min-w-0 [overflow-wrap:anywhere]" href={`mailto:${clientEmail}`}>
      {clientEmail}
    </a>
  )
  return [{ term: CARD.email, value }]
}

/** A number that can be called with one press; nothing where none was given. */
export function phoneFact(phone: string | null, term: string = CARD.phone): Fact[] {
  return phone ? [{ term, value: <PhoneLink phone={phone} /> }] : []
}
