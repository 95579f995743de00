/** Without characters that look alike, because clients read the code aloud and banks print it in narrations. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const PREFIX = 'MU'
const LENGTH = 6

/** "MU7K3D9Q": the code that people see for a booking, in transfer notes and on invoices. */
export function bookingCode(randomBelow: (limit: number) => number): string {
  return PREFIX + Array.from({ length: LENGTH }, () => ALPHABET[randomBelow(ALPHABET.length)]).join('')
}
