import { namedDay } from '#content/words/dates.ts'
import { clockRange } from '#content/words/session-times.ts'
import { HELD_AS } from './booking-facts.ts'
import { button, type Compose, facts, link, note, paragraph } from './email.ts'

/** Goes to the astrologer on the evening before. It has no birth details and nothing that the client wrote. */
export const sessionsTomorrow: Compose<'sessions-tomorrow'> = ({ day, sessions = [] }, { appUrl }, { timeZone }) => {
  const count = sessions.length === 1 ? 'one session' : `${sessions.length} sessions`
  const shown = sessions.map(({ bookingId, startsAt, endsAt, firstName, serviceName, heldAs }) => {
    const who = firstName || 'A client'
    const time = clockRange({ startsAt, endsAt }, timeZone)
    return {
      fact: [time, [who, serviceName, ...(heldAs ? [HELD_AS[heldAs]] : [])].join(', ')] as const,
      brief: link(`Brief for ${who}, ${time}`, `${appUrl}/astrologer-dashboard/bookings/${bookingId}/brief`),
    }
  })
  return {
    subject: `Tomorrow: ${count}`,
    preview: namedDay(day),
    blocks: [
      paragraph(`You have ${count} tomorrow, ${namedDay(day)}:`),
      facts(...shown.map(({ fact }) => fact)),
      ...shown.map(({ brief }) => brief),
      button('Open Astrologer Dashboard', `${appUrl}/astrologer-dashboard`),
      note('You can switch these emails off under “Hours and time off”.'),
    ],
  }
}
