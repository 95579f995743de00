import { plural } from '#content/words/grammar.ts'
import { duration, numberText } from '#content/words/numbers.ts'
import {
  type DeskRules,
  LARGEST_CLAIM_LIMIT,
  LONGEST_HORIZON_DAYS,
  LONGEST_NOTICE_MINUTES,
  MOST_SESSIONS,
} from '#domain/availability/desk-rules.ts'
import { MOST_PAISE } from '#domain/bookings/unique-amounts.ts'
import type { SessionLimits } from '#domain/content/offers.ts'
import { hostOf } from '#domain/sessions/meeting-link.ts'
import type { MeetingWays } from '#domain/sessions/meeting-ways.ts'

/** Texts of hours, time off and booking rules. */
export const DIARY = {
  title: 'Hours and time off',
  lead: 'Choose when clients can book. All times are in IST.',
  timeOff: 'Time off',
  from: 'From',
  until: 'Until',
  reason: 'Reason (only for staff)',
  take: 'Add time off',
  taken: 'Time off added',
  remove: 'Remove',
  removed: 'Time off removed',
  exceptions: 'Exceptions',
  noExceptions: 'No days off or special days are planned.',
  planTimeOff: 'Plan time off',
  invalid: 'The end must be after the start.',
  forWhom: 'For whom',
  whom: { me: 'Only me', all: 'Everybody' },
  everybody: 'everybody',
  onlyYou: 'only you',
  changeHours: 'Change weekly hours',
  rules: 'Booking rules',
  rulesLine: ({ minimumNoticeMinutes, horizonDays }: Pick<DeskRules, 'minimumNoticeMinutes' | 'horizonDays'>) =>
    `Notice ${numberText(minimumNoticeMinutes)} minutes, up to ${duration(horizonDays, 'day')} ahead`,
  notice: 'Minimum notice for a booking (minutes)',
  horizon: 'How far ahead clients can book (days)',
  claims: 'Most unverified sessions per client',
  uniqueAmounts: 'Add unique paise to each amount',
  uniqueAmountsHint: `The amount is up to ${MOST_PAISE} paise below the price and no other open booking has it, so we can find a payment without a reference in your bank statement. This applies to new bookings.`,
  claimsHint: 'A client who has this many can book again when you have verified one of the payments.',
  saveRules: 'Save rules',
  rulesSaved: 'Booking rules saved',
  rulesInvalid: `Notice must be 0 to ${numberText(LONGEST_NOTICE_MINUTES)} minutes, booking ahead 1 to ${LONGEST_HORIZON_DAYS} days, and unverified sessions 1 to ${LARGEST_CLAIM_LIMIT}.`,
  limits: 'Most sessions',
  limitsLine: ({ mostPerDay, mostPerWeek }: SessionLimits) => {
    if (mostPerDay !== null && mostPerWeek !== null) return `At most ${mostPerDay} a day and ${mostPerWeek} a week`
    if (mostPerDay !== null) return `At most ${mostPerDay} a day`
    return mostPerWeek === null ? 'No limit' : `At most ${mostPerWeek} a week`
  },
  perDay: 'At most per day',
  perWeek: 'At most per week',
  limitsHint: 'Over all services. Leave empty for no limit.',
  saveLimits: 'Save',
  limitsSaved: 'Saved. Sessions that are booked stay.',
  limitsInvalid: {
    'day-limit-invalid': `Enter 1 to ${MOST_SESSIONS.perDay} sessions, or leave the field empty.`,
    'week-limit-invalid': `Enter 1 to ${MOST_SESSIONS.perWeek} sessions, or leave the field empty.`,
  },
  meeting: 'Video and phone sessions',
  meetingLine: ({ way, link, roomServer }: MeetingWays) =>
    way === 'link' ? link : `A room of its own for each, on ${hostOf(roomServer)}`,
  videoWay: 'Video sessions',
  videoWays: { room: 'A room for each session', link: 'One link for all sessions' },
  link: 'Meeting link of the practice',
  linkHint: 'For “One link for all sessions”. An astrologer or a session can have another one.',
  roomServer: 'Jitsi server for the rooms',
  roomServerHint: 'On meet.jit.si the room opens when you sign in there, so please join before your client.',
  roomServerInvalid: 'Enter the address of a Jitsi server, such as https://meet.jit.si.',
  callWay: 'Phone sessions',
  callWays: { 'we-call': 'We call the client', 'client-calls': 'The client calls us' },
  callNumber: 'Number that clients call',
  callNumberHint: 'For “The client calls us”.',
  callNumberInvalid: 'Enter the number with its country code.',
  saveMeeting: 'Save',
  meetingSaved: 'Saved',
  meetingEmailed: (count: number) =>
    `${count} ${plural(count, 'client gets', 'clients get')} the new link of their session by email.`,
  briefs: 'Tomorrow’s sessions by email',
  briefEmails: 'Email me at 6 PM the evening before',
  briefEmailsHint:
    'With the time, first name and service of each session and a link to its brief. No email if you have no sessions.',
  briefsAreOn: 'On',
  briefsAreOff: 'Off',
  briefsOn: 'You will get tomorrow’s sessions by email',
  briefsOff: 'You won’t get emails about tomorrow’s sessions any more',
  activity: 'Emails about bookings',
  activityPace: 'When clients book, pay or move a session',
  activityHint: 'Sent to the astrologer’s email address under Contact and hours.',
  activityPaces: { 'at-once': 'Email me at once', hourly: 'Email me once an hour', off: 'Don’t email me' },
  saveActivity: 'Save',
  activitySaved: 'Saved',
} as const
