import { ageInWords } from '#content/words/ages.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** As for payments to verify, whose oldest group waits for more than three days. */
const OVERDUE_MS = 3 * DAY_MS

/** "27 days old", and whether that is too long. */
export function questionAge(askedAt: Date, now: Date): { readonly text: string; readonly isOverdue: boolean } {
  return { text: ageInWords(askedAt, now), isOverdue: now.getTime() - askedAt.getTime() > OVERDUE_MS }
}
