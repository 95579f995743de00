const MEGABYTE = 1024 * 1024

export const LARGEST_FILE_BYTES = 50 * MEGABYTE
export const MOST_FILES = 20
export const MOST_BYTES_A_BOOKING = 200 * MEGABYTE
/** Of all bookings of a client that nobody has paid for: anybody can make one. */
export const MOST_UNPAID_BYTES = 10 * MEGABYTE
export const MOST_BYTES_A_CLIENT = 1024 * MEGABYTE
export const MOST_BYTES_IN_ALL = 10 * 1024 * MEGABYTE

/** The bytes that are stored already. */
export type StoredBytes = {
  readonly ofBooking: number
  /** What the client has sent for bookings whose payment is not verified. */
  readonly unpaid: number
  readonly ofClient: number
  readonly inAll: number
}

export type RoomRefusal = 'file-too-large' | 'no-room' | 'no-room-unpaid' | 'no-room-client' | 'no-room-in-all'

/** How many bytes the next file may have, and what limits it. */
export function roomForFile(
  stored: StoredBytes,
  { isPaid, isFromClient }: { readonly isPaid: boolean; readonly isFromClient: boolean },
): { readonly bytes: number; readonly refusal: RoomRefusal } {
  const limits: { bytes: number; refusal: RoomRefusal }[] = [
    { bytes: LARGEST_FILE_BYTES, refusal: 'file-too-large' },
    { bytes: MOST_BYTES_A_BOOKING - stored.ofBooking, refusal: 'no-room' },
    { bytes: MOST_BYTES_A_CLIENT - stored.ofClient, refusal: 'no-room-client' },
    { bytes: MOST_BYTES_IN_ALL - stored.inAll, refusal: 'no-room-in-all' },
  ]
  if (isFromClient && !isPaid) limits.push({ bytes: MOST_UNPAID_BYTES - stored.unpaid, refusal: 'no-room-unpaid' })
  return limits.reduce((least, limit) => (limit.bytes < least.bytes ? limit : least))
}
