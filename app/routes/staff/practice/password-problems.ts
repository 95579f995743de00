import { PRACTICE } from '#content/staff/editing.ts'
import type { ChangeUpiRefusal } from '#usecases/admin/change-upi.ts'

/** Why the password did not let an admin change where clients pay. */
export const PASSWORD_PROBLEMS: Readonly<Record<Exclude<ChangeUpiRefusal['reason'], 'changed-meanwhile'>, string>> = {
  'wrong-password': PRACTICE.wrongPassword,
  'password-not-set': PRACTICE.passwordNotSet,
  busy: PRACTICE.busy,
  'too-often': PRACTICE.tooOften,
}
