import { PRACTICE_PAGE } from '#content/staff/editing.ts'
import type { ChangeUpiRefusal } from '#usecases/admin/change-upi.ts'

/** Why the password did not let an admin change where clients pay. */
export const PASSWORD_PROBLEMS: Readonly<Record<Exclude<ChangeUpiRefusal['reason'], 'changed-meanwhile'>, string>> = {
  'wrong-password': PRACTICE_PAGE.wrongPassword,
  'password-not-set': PRACTICE_PAGE.passwordNotSet,
  busy: PRACTICE_PAGE.busy,
  'too-often': PRACTICE_PAGE.tooOften,
}
