import { CALENDAR_UNREADABLE } from '#content/emails/desk.ts'
import { EMAIL_FRAME } from '#content/emails/shared.ts'
import { staffTime } from '#content/words/session-times.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, days, type EmailDefinition, paragraph } from '../email.ts'

export const calendarUnreadable: EmailDefinition<'calendar-unreadable'> = {
  expiry: days(7),
  refresh: unchanged,
  compose: ({ calendarName, since }, { appUrl }, reader) => ({
    subject: CALENDAR_UNREADABLE.subject(calendarName),
    preview: CALENDAR_UNREADABLE.preview,
    greeting: EMAIL_FRAME.greeting,
    blocks: [
      paragraph(CALENDAR_UNREADABLE.opening(calendarName, staffTime(since, reader))),
      paragraph(CALENDAR_UNREADABLE.whatToDo),
      button(CALENDAR_UNREADABLE.button, `${appUrl}/staff/week/calendars`),
    ],
  }),
}
