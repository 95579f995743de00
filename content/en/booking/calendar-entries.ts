import type { CalendarPublisher, CalendarTexts, MeetingPlace, PracticePlace } from '#domain/calendar/calendar-links.ts'
import { serviceText } from './service-text.ts'

/** Where a session takes place, for the entry in a calendar: the link, the address, or by phone. */
export function meetingPlace({ heldAs, meetingLink }: MeetingPlace, { phone, address }: PracticePlace): string {
  if (meetingLink !== '') return meetingLink
  if (heldAs === 'telephone') return 'Phone call'
  if (heldAs === 'in-person') return address.replaceAll(/\s*\n\s*/g, ', ') || 'In person'
  return phone === '' ? 'Video call' : `Video call, or call ${phone}`
}

/** What the client does to meet, as one line of a calendar entry. */
export function howToMeet({ heldAs, meetingLink }: MeetingPlace, { phone, address }: PracticePlace): string {
  if (meetingLink.startsWith('tel:')) return `Call: ${meetingLink.slice('tel:'.length)}`
  if (meetingLink !== '') return `Join: ${meetingLink}`
  if (heldAs === 'telephone') return 'Phone call: we call you on the number that you gave with the booking.'
  if (heldAs === 'in-person') return `In person: ${address.replaceAll(/\s*\n\s*/g, ', ')}`
  const call = phone === '' ? '' : ` If it has not arrived, call ${phone}.`
  return `Video call: we send you the link before your session.${call}`
}

const groupLine = (title: string) => (title === '' ? [] : [`Group: ${title}`])

/** What calendars say about a session. */
export const CALENDAR_ENTRIES: CalendarTexts = {
  title: (session, { practiceName }) => `${serviceText(session)} with ${session.astrologerName || practiceName}`,
  details: (session, publisher) =>
    [howToMeet(session, publisher), `Booking ${session.code}`, `${publisher.appUrl}/dashboard`].join('\n'),
  place: meetingPlace,
  titleForAstrologer: ({ clientFirstName = '', ...session }) =>
    clientFirstName === '' ? serviceText(session) : `${clientFirstName}: ${serviceText(session)}`,
  detailsForAstrologer: ({ bookingId, code, meetingLink }, { appUrl }: CalendarPublisher) => {
    const join = meetingLink === '' ? [] : [`Join: ${meetingLink}`]
    return [...join, `Booking ${code}`, `${appUrl}/staff/bookings/${bookingId}`].join('\n')
  },
  // A class that is sold alone is in a group without a name.
  classTitle: ({ courseTitle, lessonTitle, cohortTitle }) =>
    [courseTitle, lessonTitle ?? cohortTitle].filter(Boolean).join(': '),
  classDetails: ({ courseSlug, cohortTitle, ...meeting }, publisher) =>
    [howToMeet(meeting, publisher), ...groupLine(cohortTitle), `${publisher.appUrl}/learning/${courseSlug}`].join('\n'),
  classDetailsForAstrologer: ({ cohortTitle, meetingLink }, { appUrl }) => {
    const join = meetingLink === '' ? [] : [`Join: ${meetingLink}`]
    return [...join, ...groupLine(cohortTitle), `${appUrl}/staff/courses/groups`].join('\n')
  },
}
