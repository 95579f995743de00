import { LEGAL, type LegalParty } from '#app/content/legal.ts'
import { formatBusinessHours, type Practice } from '#domain/content/practice-profile.ts'

/** Missing details of a new practice are shown in brackets, so that nobody takes the text as final. */
export function legalPartyOf({ name, contact, businessHours, returningDiscount }: Practice): LegalParty {
  const { address, email, supportEmail, phone } = contact
  const { missing } = LEGAL
  return {
    name,
    address: address || missing.address,
    email: email || missing.email,
    supportEmail: supportEmail || missing.email,
    phone: phone || missing.phone,
    businessHours: formatBusinessHours(businessHours),
    discount: returningDiscount === 0 ? '' : `${returningDiscount}%`,
  }
}
