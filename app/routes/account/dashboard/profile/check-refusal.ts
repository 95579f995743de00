import { rejected } from '#app/http/respond.ts'
import { PASSWORD_CHECK_PROBLEMS, PROBLEM_TITLES } from '#content/accounts/accounts.ts'
import type { ChangeAddressRefusal } from '#usecases/accounts/change-address.ts'
import type { ChangePasswordRefusal } from '#usecases/accounts/passwords/change-password.ts'
import type { DeleteAccountRefusal } from '#usecases/privacy/delete-account.ts'
import { tooManyTries } from '../../auth/too-many-tries.ts'
import { weaknessText } from '../../auth/weakness-text.ts'

const STATUSES: Partial<Record<string, number>> = { busy: 503, 'bookings-changed': 409 }

type CheckedRefusal = ChangePasswordRefusal | ChangeAddressRefusal | DeleteAccountRefusal

/** The field of the current password, and the one of the new value. */
type Fields = { readonly current: string; readonly chosen: string }

/** The refusals that all forms with a password check share. */
export function answerCheckRefusal(refusal: CheckedRefusal, fields: Fields, values: Record<string, string> = {}) {
  if (refusal.reason === 'too-often') return tooManyTries(PROBLEM_TITLES.error, refusal, values)
  if (refusal.reason === 'weak-password') {
    const detail = weaknessText(refusal.weaknesses)
    return rejected({ title: PROBLEM_TITLES.validation, detail }, { fieldErrors: { [fields.chosen]: detail }, values })
  }
  const detail = PASSWORD_CHECK_PROBLEMS[refusal.reason]
  const field = refusal.reason === 'wrong-password' ? fields.current : fields.chosen
  const status = STATUSES[refusal.reason] ?? 422
  return rejected({ title: PROBLEM_TITLES.validation, detail }, { status, fieldErrors: { [field]: detail }, values })
}
