import { LEGAL, type LegalParty } from '#content/site/legal.ts'
import { termsOfPayment } from '#content/site/terms.ts'
import { formatBusinessHours } from '#content/words/hours.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import { offeredMethods } from '#domain/payments/offered-methods.ts'

/** Missing details of a new practice are shown in brackets, so that nobody takes the text as final. */
export function legalPartyOf(practice: Practice): LegalParty {
  const { name, contact, businessHours, returningDiscount } = practice
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
    payment: termsOfPayment(offeredMethods(practice)),
  }
}
