import { WEAKNESSES } from '#content/accounts/accounts.ts'
import type { PasswordWeakness } from '#domain/accounts/passwords.ts'

/** Every reason at once, so that one more attempt is enough. */
export function weaknessText(weaknesses: readonly PasswordWeakness[]): string {
  return weaknesses.map((weakness) => WEAKNESSES[weakness]).join('. ')
}
