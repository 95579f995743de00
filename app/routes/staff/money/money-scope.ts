import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { type DeskScope, staffMay, WHOLE_PRACTICE } from '#domain/rights.ts'

type Visit = Pick<StaffVisit, 'staff' | 'scope'>

/** The claims that a user decides about; admins who decide none read those of the whole practice. */
export function claimsScope({ staff, scope }: Visit): DeskScope {
  return staffMay(staff, 'money') ? scope : { ...WHOLE_PRACTICE, language: scope.language }
}

/** The invoices and refunds that a user reads. */
export function recordsScope({ staff, scope }: Visit): DeskScope {
  return staffMay(staff, 'admin') ? { ...WHOLE_PRACTICE, language: scope.language } : scope
}
