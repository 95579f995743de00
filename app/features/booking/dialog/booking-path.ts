import { unprefixed } from '#content/language.ts'

/** Whether the dialog can show this path as a booking step. */
export function isBookingPath(path: string): boolean {
  return unprefixed(path).startsWith('/book/')
}
