/** No letter or digit that looks like another: clients read it aloud, and banks print it in narrations. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const PREFIX = 'MU'
const LENGTH = 6

/** "MU7K3D9Q": names a booking to people, in the note of a transfer and on an invoice. */
export function bookingCode(randomBelow: (limit: number) => number): string {
  return PREFIX + Array.from({ length: LENGTH }, () => LETTERS[randomBelow(LETTERS.length)]).join('')
}
