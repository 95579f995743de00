import type { CalendarPublisher, CalendarTexts, MeetingPlace, PracticePlace } from '#domain/calendar/calendar-links.ts'
import { serviceText } from './service-text.ts'

/** Where a session takes place, for the entry in a calendar: the link, the address, or by phone. */
export function meetingPlace({ heldAs, meetingLink }: MeetingPlace, { phone, address }: PracticePlace): string {
  if (meetingLink !== '') return meetingLink
  if (heldAs === 'telephone') return 'फ़ोन कॉल'
  if (heldAs === 'in-person') return address.replaceAll(/\s*\n\s*/g, ', ') || 'आमने-सामने'
  return phone === '' ? 'वीडियो कॉल' : `वीडियो कॉल, या ${phone} पर फ़ोन करें`
}

/** What the client does to meet, as one line of a calendar entry. */
export function howToMeet({ heldAs, meetingLink }: MeetingPlace, { phone, address }: PracticePlace): string {
  if (meetingLink.startsWith('tel:')) return `फ़ोन करें: ${meetingLink.slice('tel:'.length)}`
  if (meetingLink !== '') return `मीटिंग में आएँ: ${meetingLink}`
  if (heldAs === 'telephone') return 'फ़ोन कॉल: बुकिंग में दिए नंबर पर हम फ़ोन करेंगे।'
  if (heldAs === 'in-person') return `आमने-सामने: ${address.replaceAll(/\s*\n\s*/g, ', ')}`
  const call = phone === '' ? '' : ` न आए तो ${phone} पर फ़ोन करें।`
  return `वीडियो कॉल: लिंक हम सेशन से पहले भेजते हैं।${call}`
}

const groupLine = (title: string) => (title === '' ? [] : [`बैच: ${title}`])

/** What calendars say about a session. */
export const CALENDAR_ENTRIES: CalendarTexts = {
  title: (session, { practiceName }) => `${serviceText(session)}, ${session.astrologerName || practiceName}`,
  details: (session, publisher) =>
    [howToMeet(session, publisher), `बुकिंग ${session.code}`, `${publisher.appUrl}/dashboard`].join('\n'),
  place: meetingPlace,
  titleForAstrologer: ({ clientFirstName = '', ...session }) =>
    clientFirstName === '' ? serviceText(session) : `${clientFirstName}: ${serviceText(session)}`,
  detailsForAstrologer: ({ bookingId, code, meetingLink }, { appUrl }: CalendarPublisher) => {
    const join = meetingLink === '' ? [] : [`मीटिंग में आएँ: ${meetingLink}`]
    return [...join, `बुकिंग ${code}`, `${appUrl}/staff/bookings/${bookingId}`].join('\n')
  },
  // A class that is sold alone is in a group without a name.
  classTitle: ({ courseTitle, lessonTitle, cohortTitle }) =>
    [courseTitle, lessonTitle ?? cohortTitle].filter(Boolean).join(': '),
  classDetails: ({ courseSlug, cohortTitle, ...meeting }, publisher) =>
    [howToMeet(meeting, publisher), ...groupLine(cohortTitle), `${publisher.appUrl}/learning/${courseSlug}`].join('\n'),
  classDetailsForAstrologer: ({ cohortTitle, meetingLink }, { appUrl }) => {
    const join = meetingLink === '' ? [] : [`मीटिंग में आएँ: ${meetingLink}`]
    return [...join, ...groupLine(cohortTitle), `${appUrl}/staff/courses/groups`].join('\n')
  },
}
