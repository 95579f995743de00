/** Whether a path is one of the steps of booking, which the dialog can show. */
export function isBookingPath(path: string): boolean {
  return path.startsWith('/book/')
}
