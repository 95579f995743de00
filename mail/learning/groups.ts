import { serviceText } from '#content/booking/service-text.ts'
import {
  CLASS_CANCELLED,
  CLASS_CHANGED,
  CLASS_REMINDER,
  GROUP_CANCELLED,
  GROUP_CHANGED,
  GROUP_FACTS,
  GROUP_FULL,
  GROUP_OFFER,
  GROUP_WAIT_JOINED,
  SEAT_LOST,
} from '#content/emails/groups.ts'
import { EMAIL_FRAME, OPEN_DESK } from '#content/emails/shared.ts'
import { clientTime, staffTime } from '#content/words/session-times.ts'
import type { GroupInEmail } from '#domain/emails/booking-emails.ts'
import {
  refreshGroupCancelled,
  refreshGroupChanged,
  refreshGroupFull,
  refreshGroupOffer,
  refreshGroupWaitJoined,
  refreshSeatLost,
} from '#usecases/bookings/cohorts/refresh-group-email.ts'
import { bookingFacts } from '../bookings/booking-parts.ts'
import {
  type Block,
  button,
  days,
  type EmailDefinition,
  type FactRow,
  facts,
  forWeeks,
  link,
  note,
  paragraph,
  type Reader,
  whileUsable,
} from '../email.ts'

/** A date of a class that is sold alone has no other name. */
function isAlone({ title }: Pick<GroupInEmail, 'title'>): boolean {
  return title === ''
}

function groupRows({ courseTitle, title }: Pick<GroupInEmail, 'courseTitle' | 'title'>): FactRow[] {
  if (isAlone({ title })) return [[GROUP_FACTS.class, courseTitle]]
  return [
    [GROUP_FACTS.course, courseTitle],
    [GROUP_FACTS.group, title],
  ]
}

function groupFacts({ courseTitle, title, startsAt }: GroupInEmail, reader: Reader, ...more: FactRow[]): Block {
  const starts = isAlone({ title }) ? CLASS_REMINDER.when : GROUP_FACTS.starts
  return facts(
    ...groupRows({ courseTitle, title }),
    ...(startsAt === null ? [] : [[starts, clientTime(startsAt, reader)] as const]),
    ...more,
  )
}

export const groupWaitJoined: EmailDefinition<'group-wait-joined'> = {
  expiry: days(2),
  refresh: refreshGroupWaitJoined,
  compose: ({ waitId, group }, context, reader) => {
    const leaveUrl = context.waitlistUrl('group', waitId, reader.address)
    return {
      subject: GROUP_WAIT_JOINED.subject(group.courseTitle),
      preview: GROUP_WAIT_JOINED.preview,
      blocks: [
        groupFacts(group, reader),
        paragraph(GROUP_WAIT_JOINED.whatHappens),
        link(GROUP_WAIT_JOINED.leave, leaveUrl),
      ],
      unsubscribeUrl: leaveUrl,
    }
  },
}

export const groupOffer: EmailDefinition<'group-offer'> = {
  expiry: whileUsable,
  refresh: refreshGroupOffer,
  compose: ({ waitId, group, expiresAt }, context, reader) => {
    const url = context.waitlistUrl('group', waitId, reader.address)
    const heldUntil = clientTime(expiresAt, reader)
    return {
      subject: GROUP_OFFER.subject(group.courseTitle),
      preview: GROUP_OFFER.preview(heldUntil),
      blocks: [
        paragraph(GROUP_OFFER.free),
        groupFacts(group, reader, [GROUP_OFFER.heldUntil, heldUntil]),
        button(GROUP_OFFER.take, url),
        note(GROUP_OFFER.note),
      ],
      unsubscribeUrl: url,
    }
  },
}

export const groupCancelled: EmailDefinition<'group-cancelled'> = {
  expiry: forWeeks,
  refresh: refreshGroupCancelled,
  compose: ({ group, isStudent }, _context, reader) => {
    const texts = isAlone(group) ? CLASS_CANCELLED : GROUP_CANCELLED
    return {
      subject: texts.subject(group.courseTitle),
      preview: texts.preview,
      blocks: [paragraph(isStudent ? texts.student : texts.waiting), groupFacts(group, reader)],
    }
  },
}

export const groupChanged: EmailDefinition<'group-changed'> = {
  expiry: forWeeks,
  refresh: refreshGroupChanged,
  compose: ({ group, change, classes = [] }, { practice }, reader) => {
    const texts = isAlone(group) ? CLASS_CHANGED : GROUP_CHANGED
    const dates = isAlone(group) ? CLASS_REMINDER.when : GROUP_FACTS.dates
    return {
      subject: texts.subjects[change](group.courseTitle),
      preview: texts.preview,
      blocks: [
        paragraph(texts.openings[change]),
        facts(
          ...groupRows(group),
          ...classes.map((one, index) => [index === 0 ? dates : '', clientTime(one, reader)] as const),
        ),
        paragraph(texts.question(practice.email)),
      ],
    }
  },
}

export const groupFull: EmailDefinition<'group-full'> = {
  expiry: forWeeks,
  refresh: refreshGroupFull,
  compose: ({ booking, isCancelled }, { practice }, reader) => ({
    subject: GROUP_FULL.subjects[isCancelled ? 'cancelled' : 'full'](serviceText(booking)),
    preview: GROUP_FULL.preview,
    blocks: [
      paragraph(GROUP_FULL.openings[isCancelled ? 'cancelled' : 'full']),
      bookingFacts(booking, reader),
      paragraph(GROUP_FULL.question(practice.email)),
    ],
  }),
}

/** Goes to the practice, which finds another group. */
export const seatLost: EmailDefinition<'seat-lost'> = {
  expiry: forWeeks,
  refresh: refreshSeatLost,
  compose: ({ booking, isCancelled }, { appUrl }, reader) => ({
    subject: SEAT_LOST.subject(booking.code),
    preview: SEAT_LOST.previews[isCancelled ? 'cancelled' : 'full'],
    greeting: EMAIL_FRAME.greeting,
    blocks: [
      paragraph(SEAT_LOST.openings[isCancelled ? 'cancelled' : 'full']),
      bookingFacts(booking, reader, staffTime),
      button(OPEN_DESK, `${appUrl}/staff/courses/groups`),
    ],
  }),
}
