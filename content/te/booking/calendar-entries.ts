import type { CalendarPublisher, CalendarTexts, MeetingPlace, PracticePlace } from '#domain/calendar/calendar-links.ts'
import { serviceText } from './service-text.ts'

/** Where a session takes place, for the entry in a calendar: the link, the address, or by phone. */
export function meetingPlace({ heldAs, meetingLink }: MeetingPlace, { phone, address }: PracticePlace): string {
  if (meetingLink !== '') return meetingLink
  if (heldAs === 'telephone') return 'ఫోన్ కాల్'
  if (heldAs === 'in-person') return address.replaceAll(/\s*\n\s*/g, ', ') || 'నేరుగా కలిసి'
  return phone === '' ? 'వీడియో కాల్' : `వీడియో కాల్, లేదా ఫోన్ చేయండి: ${phone}`
}

/** What the client does to meet, as one line of a calendar entry. */
export function howToMeet({ heldAs, meetingLink }: MeetingPlace, { phone, address }: PracticePlace): string {
  if (meetingLink.startsWith('tel:')) return `ఫోన్ చేయండి: ${meetingLink.slice('tel:'.length)}`
  if (meetingLink !== '') return `మీటింగ్‌లో చేరండి: ${meetingLink}`
  if (heldAs === 'telephone') return 'ఫోన్ కాల్: బుకింగ్‌లో మీరిచ్చిన నంబర్‌కు మేమే ఫోన్ చేస్తాం.'
  if (heldAs === 'in-person') return `నేరుగా కలిసి: ${address.replaceAll(/\s*\n\s*/g, ', ')}`
  const call = phone === '' ? '' : ` రాకపోతే ఫోన్ చేయండి: ${phone}`
  return `వీడియో కాల్: సెషన్‌కు ముందు లింక్ పంపుతాం.${call}`
}

const groupLine = (title: string) => (title === '' ? [] : [`బ్యాచ్: ${title}`])

/** What calendars say about a session. */
export const CALENDAR_ENTRIES: CalendarTexts = {
  title: (session, { practiceName }) => `${serviceText(session)}, ${session.astrologerName || practiceName}`,
  details: (session, publisher) =>
    [howToMeet(session, publisher), `బుకింగ్ ${session.code}`, `${publisher.appUrl}/dashboard`].join('\n'),
  place: meetingPlace,
  titleForAstrologer: ({ clientFirstName = '', ...session }) =>
    clientFirstName === '' ? serviceText(session) : `${clientFirstName}: ${serviceText(session)}`,
  detailsForAstrologer: ({ bookingId, code, meetingLink }, { appUrl }: CalendarPublisher) => {
    const join = meetingLink === '' ? [] : [`మీటింగ్‌లో చేరండి: ${meetingLink}`]
    return [...join, `బుకింగ్ ${code}`, `${appUrl}/staff/bookings/${bookingId}`].join('\n')
  },
  // A class that is sold alone is in a group without a name.
  classTitle: ({ courseTitle, lessonTitle, cohortTitle }) =>
    [courseTitle, lessonTitle ?? cohortTitle].filter(Boolean).join(': '),
  classDetails: ({ courseSlug, cohortTitle, ...meeting }, publisher) =>
    [howToMeet(meeting, publisher), ...groupLine(cohortTitle), `${publisher.appUrl}/learning/${courseSlug}`].join('\n'),
  classDetailsForAstrologer: ({ cohortTitle, meetingLink }, { appUrl }) => {
    const join = meetingLink === '' ? [] : [`మీటింగ్‌లో చేరండి: ${meetingLink}`]
    return [...join, ...groupLine(cohortTitle), `${appUrl}/staff/courses/groups`].join('\n')
  },
}
