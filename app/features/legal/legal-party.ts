import type { LegalParty } from '#app/content/legal.ts'
import { formatBusinessHours, type Practice } from '#domain/practice.ts'

export function legalPartyOf({ name, contact, businessHours }: Practice): LegalParty {
  const { address, email, supportEmail, phone } = contact
  return { name, address, email, supportEmail, phone, businessHours: formatBusinessHours(businessHours) }
}
