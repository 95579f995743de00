import { WEAKNESSES } from '#app/content/accounts.ts'
import type { PasswordWeakness } from '#domain/accounts/passwords.ts'

/** Every reason in one sentence each, so that a person can mend all of them at once. */
export function weaknessText(weaknesses: readonly PasswordWeakness[]): string {
  return weaknesses.map((weakness) => WEAKNESSES[weakness]).join('. ')
}
