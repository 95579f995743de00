import { tooOftenText } from '#app/content/accounts.ts'
import { tooOften } from '#app/http/respond.ts'

/** The user has tried too often, and reads how long to wait. */
export function tooManyTries(title: string, retryAfterSeconds: number, values: Record<string, string> = {}) {
  return tooOften({ title, detail: tooOftenText(retryAfterSeconds) }, retryAfterSeconds, values)
}
