import { serviceText } from '#content/booking/service-text.ts'
import { PUSH_MESSAGES } from '#content/emails/push-messages.ts'
import { to } from '#content/language.ts'
import { clientTime, zonedClock } from '#content/words/session-times.ts'
import type { PushMessage, PushText } from '#domain/push/push-kinds.ts'

/** What a device shows, and the page that it opens. */
export function pushText(message: PushMessage): PushText {
  const { kind, bookingId, firstName, startsAt, timeZone } = message
  const service = serviceText(message)
  const clock = startsAt ? zonedClock(startsAt, timeZone) : ''
  const atDesk = to(`/staff/bookings/${bookingId}`)
  const ofClient = lines(firstName, service)
  switch (kind) {
    case 'booking':
      return { title: PUSH_MESSAGES.booking, body: lines(ofClient, timeOf(message)), path: atDesk }
    case 'claim':
      return { title: PUSH_MESSAGES.claim, body: ofClient, path: atDesk }
    case 'message':
      return { title: PUSH_MESSAGES.message, body: PUSH_MESSAGES.messageBody, path: to('/staff/inbox/messages') }
    case 'soon':
      return { title: PUSH_MESSAGES.soon(clock), body: ofClient, path: atDesk }
    case 'reminder':
      return { title: PUSH_MESSAGES.reminder(clock), body: service, path: to('/dashboard') }
    case 'answer': {
      const path = to(`/dashboard/bookings/${bookingId}/answer`)
      return { title: PUSH_MESSAGES.answer, body: PUSH_MESSAGES.answerBody, path }
    }
  }
}

function timeOf({ startsAt, endsAt, timeZone }: PushMessage): string {
  return startsAt && endsAt ? clientTime({ startsAt, endsAt }, { timeZone, now: startsAt }) : ''
}

const lines = (...texts: readonly string[]) => texts.filter((text) => text !== '').join('\n')
