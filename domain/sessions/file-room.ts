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

export type LessonRoomRefusal = 'file-too-large' | 'no-room' | 'no-room-in-all'
export type RoomRefusal = 'file-too-large' | 'no-room' | 'no-room-unpaid' | 'no-room-client' | 'no-room-in-all'

type Room<Refusal = RoomRefusal> = { readonly bytes: number; readonly refusal: Refusal }

/** How many bytes the next file may have, and what limits it. */
export function roomForFile(
  stored: StoredBytes,
  { isPaid, isFromClient }: { readonly isPaid: boolean; readonly isFromClient: boolean },
): Room {
  const limits: [Room, ...Room[]] = [
    { bytes: LARGEST_FILE_BYTES, refusal: 'file-too-large' },
    { bytes: MOST_BYTES_A_BOOKING - stored.ofBooking, refusal: 'no-room' },
    { bytes: MOST_BYTES_A_CLIENT - stored.ofClient, refusal: 'no-room-client' },
    { bytes: MOST_BYTES_IN_ALL - stored.inAll, refusal: 'no-room-in-all' },
  ]
  if (isFromClient && !isPaid) limits.push({ bytes: MOST_UNPAID_BYTES - stored.unpaid, refusal: 'no-room-unpaid' })
  return least(limits)
}

/** A lesson has as much room as a booking, and all lessons together as all bookings. */
export function roomForLessonFile({
  ofLesson,
  inAll,
}: {
  readonly ofLesson: number
  readonly inAll: number
}): Room<LessonRoomRefusal> {
  return least<Room<LessonRoomRefusal>>([
    { bytes: LARGEST_FILE_BYTES, refusal: 'file-too-large' },
    { bytes: MOST_BYTES_A_BOOKING - ofLesson, refusal: 'no-room' },
    { bytes: MOST_BYTES_IN_ALL - inAll, refusal: 'no-room-in-all' },
  ])
}

function least<Limit extends Room>(limits: readonly [Limit, ...Limit[]]): Limit {
  return limits.reduce((lower, limit) => (limit.bytes < lower.bytes ? limit : lower))
}
