/** The pages of one booking begin with this path. */
export function bookingPath(bookingId: string): string {
  return `/astrologer-dashboard/bookings/${bookingId}`
}

/** The pages of one client begin with this path. */
export function clientPath(userId: string): string {
  return `/astrologer-dashboard/clients/${userId}`
}
