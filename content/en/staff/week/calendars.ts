import { plural } from '#content/words/grammar.ts'
import { duration, fileSize, numberInWords } from '#content/words/numbers.ts'
import {
  CALENDAR_READ_MINUTES,
  CALENDAR_TIMEOUT_SECONDS,
  LARGEST_CALENDAR_BYTES,
  MOST_CALENDARS,
} from '#domain/calendar/calendar-address.ts'

const times = (count: number) => plural(count, '1 busy time', `${count} busy times`)

/** Texts of the desk's page about calendars. */
export const CALENDARS = {
  title: 'Calendars',
  lead: 'See your sessions in your own calendar, and let your other appointments close booking times.',
  feedTitle: 'Your sessions in your calendar',
  feedLead:
    'Your sessions with the first name of the client, the service and the meeting link. Changes appear by themselves. The link is private: anyone who has it can see these sessions, so please do not share it.',
  busyTitle: 'Busy times from your calendars',
  busyLead: `Clients cannot book while you are busy in one of these calendars. We read them every ${duration(CALENDAR_READ_MINUTES, 'minute')}, and only when you are busy, not why.`,
  none: 'You haven’t added a calendar yet.',
  works: (at: string, count: number) => `Last read ${at}. ${count === 0 ? 'No busy times' : times(count)} ahead.`,
  failed: (worked: string, read: string, count: number) =>
    count === 0
      ? `It last worked ${worked}. No busy times ahead were known then.`
      : `It last worked ${worked}. Still blocking the ${times(count)} read on ${read}.`,
  unreadable: (count: number) =>
    plural(
      count,
      'One event could not be fully understood. Check that its time is closed for bookings.',
      `${count} events could not be fully understood. Check that their times are closed for bookings.`,
    ),
  readNow: 'Read now',
  readDone: 'Calendar read',
  remove: 'Remove',
  removeLead: (count: number) =>
    count === 0
      ? 'This calendar isn’t closing any booking times.'
      : `Its ${times(count)} ${plural(count, 'becomes', 'become')} free for bookings right away.`,
  confirmRemove: 'Yes, remove calendar',
  removed: (name: string) => ({
    title: 'Calendar removed',
    detail: name === '' ? 'It had already been removed.' : `The times of “${name}” are free for bookings again.`,
  }),
  addTitle: 'Add a calendar',
  name: 'Name',
  nameHint: 'Such as “Family” or “University”',
  address: 'Secret iCal address',
  addressHint: 'It begins with https:// or webcal:// and is stored encrypted.',
  add: 'Add calendar',
  added: (count: number) => ({
    title: 'Calendar added',
    detail: count === 0 ? 'No busy times found.' : `${times(count)} found.`,
  }),
  notAdded: 'The calendar was not added',
  notRead: 'The calendar could not be read',
  tooOften: 'You have tried this often. Please wait a while and try again.',
  where: 'Where to find the address',
  places: [
    [
      'Google',
      'On a computer, open Google Calendar, then Settings, your calendar’s name, Integrate calendar, and copy “Secret address in iCal format”.',
    ],
    [
      'Apple',
      'In Calendar on iCloud.com, open the share symbol beside the calendar, choose “Public Calendar”, and copy the link.',
    ],
    [
      'Outlook',
      'In Outlook on the web, open Settings, Calendar, Shared calendars, publish the calendar, and copy the ICS link.',
    ],
  ],
} as const

/** Also shown for a calendar that worked before. */
export const CALENDAR_PROBLEMS = {
  'invalid-address':
    'This is not the address of a calendar. Copy the whole address, which begins with https:// or webcal://.',
  'not-https': 'The address must begin with https://, because http:// can be read by others on the way.',
  'private-address':
    'This address belongs to a private network, which we cannot reach. Use an address on the internet.',
  unreachable: 'We could not reach this address. Check it, or try again later.',
  'too-slow': `The calendar took more than ${duration(CALENDAR_TIMEOUT_SECONDS, 'second')} to answer. Please try again later.`,
  'too-large': `This calendar is larger than ${fileSize(LARGEST_CALENDAR_BYTES)}. Choose a calendar with fewer events.`,
  'too-many-redirects': 'This address keeps redirecting. Copy the address once more.',
  refused:
    'The calendar refused to answer. The address may have been changed or switched off: please copy the current one.',
  'server-error': 'The calendar’s server has a problem. Please try again later.',
  'not-a-calendar': 'This link opens a web page, not a calendar. Copy the iCal address, which often ends in .ics.',
  unreadable: 'The calendar file is damaged or incomplete. Please try again later.',
  'too-many-events': 'This calendar has too many events. Choose a smaller one.',
  'already-added': 'You have added this calendar already.',
  'too-many-calendars': `You can add at most ${numberInWords(MOST_CALENDARS)} calendars. Remove one first.`,
} as const
