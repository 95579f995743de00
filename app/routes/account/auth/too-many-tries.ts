import { tooOften } from '#app/http/respond.ts'
import { tooOftenText } from '#content/accounts/accounts.ts'
import type { TooOften } from '#usecases/limits/count-try.ts'

/** The user has tried too often, and reads how long to wait. */
export function tooManyTries(title: string, refusal: TooOften, values: Record<string, string> = {}) {
  return tooOften({ title, detail: tooOftenText(refusal) }, refusal.retryAfterSeconds, values)
}
