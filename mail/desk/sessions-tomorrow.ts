import { HELD_AS_NAMES } from '#content/booking/held-as.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { SESSIONS_TOMORROW } from '#content/emails/desk.ts'
import { OPEN_DESK } from '#content/emails/shared.ts'
import { namedDay } from '#content/words/dates.ts'
import { clockRange } from '#content/words/session-times.ts'
import { refreshSessionsTomorrow } from '#usecases/sessions/queue-brief-emails.ts'
import { button, type EmailDefinition, facts, link, note, paragraph } from '../email.ts'

/** Goes to the astrologer on the evening before. It has no birth details and nothing that the client wrote. */
export const sessionsTomorrow: EmailDefinition<'sessions-tomorrow'> = {
  expiry: ({ until }) => new Date(until),
  refresh: refreshSessionsTomorrow,
  compose: ({ day, sessions = [] }, { appUrl }, { timeZone }) => {
    const shown = sessions.map(({ bookingId, startsAt, endsAt, firstName, heldAs, ...service }) => {
      const who = firstName || SESSIONS_TOMORROW.unnamedClient
      const time = clockRange({ startsAt, endsAt }, timeZone)
      return {
        fact: [time, [who, serviceText(service), ...(heldAs ? [HELD_AS_NAMES[heldAs]] : [])].join(', ')] as const,
        brief: link(SESSIONS_TOMORROW.brief(who, time), `${appUrl}/staff/bookings/${bookingId}/brief`),
      }
    })
    return {
      subject: SESSIONS_TOMORROW.subject(sessions.length),
      preview: namedDay(day),
      blocks: [
        paragraph(SESSIONS_TOMORROW.opening(sessions.length, namedDay(day))),
        facts(...shown.map(({ fact }) => fact)),
        ...shown.map(({ brief }) => brief),
        button(OPEN_DESK, `${appUrl}/astrologer-dashboard`),
        note(SESSIONS_TOMORROW.note),
      ],
    }
  },
}
