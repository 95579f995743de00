import type { PersonView } from '#app/features/staff/clients/account-card.tsx'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { findPerson } from '#db/accounts/people.ts'
import { staffMay } from '#domain/rights.ts'
import { isUuid } from '#domain/uuid.ts'

/** The account of a person, for admins: null for other staff, and if there is none. */
export async function loadPerson({ db, staff }: StaffVisit, userId: string): Promise<PersonView | null> {
  if (!staffMay(staff, 'admin') || !isUuid(userId)) return null
  const person = await findPerson(db, userId)
  return person ? { ...person, isYou: person.id === staff.id } : null
}
