import { ageText } from '#app/features/desk/clients/age-text.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** As for payments to verify, whose oldest group waits for more than three days. */
const OVERDUE_MS = 3 * DAY_MS

/** "27 days old", and whether that is too long. */
export function questionAge(askedAt: Date, now: Date): { readonly text: string; readonly isOverdue: boolean } {
  const age = ageText(askedAt, now)
  return { text: age === 'just now' ? age : `${age} old`, isOverdue: now.getTime() - askedAt.getTime() > OVERDUE_MS }
}
