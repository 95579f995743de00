import { BOOKING } from '#content/booking/booking.ts'
import type { IncludingCourse } from './booking-page-view.ts'

/** What to say to somebody who wants a part of what they have, and where to send them. */
export function includedText({ title, slug, isOpen }: IncludingCourse) {
  return isOpen
    ? { text: BOOKING.included.open(title), href: `/learning/${slug}`, label: BOOKING.toLessons }
    : { text: BOOKING.included.checking(title), href: '/dashboard', label: BOOKING.toDashboard }
}
