import { formatRupees } from '#domain/money.ts'
import { bookedTime } from './booking-facts.ts'
import { button, type Compose, facts, link, note, paragraph } from './email.ts'
import { formatInstant } from './format-instant.ts'
import { waitText } from './waitlist-text.ts'

export const waitlistOffer: Compose<'waitlist-offer'> = (email, context, { address, timeZone }) => {
  const { wait, session, amount, expiresAt } = email
  const leaveUrl = context.waitlistUrl('leave', wait.entryId, address)
  return {
    subject: `A time is free for ${wait.serviceName}`,
    preview: `We are holding it for you until ${formatInstant(expiresAt, timeZone)}.`,
    blocks: [
      paragraph(
        `You are waiting for ${wait.serviceName} ${waitText(wait)}. A time is free now, and you are next in line.`,
      ),
      facts(
        ['Service', wait.serviceName],
        ['When', bookedTime(session, timeZone)],
        ['Price', formatRupees(amount)],
        ['Held for you until', formatInstant(expiresAt, timeZone)],
      ),
      button('See and take this time', context.waitlistUrl('offer', wait.entryId, address)),
      note(
        'If you do not take it by then, we will offer it to the next in line. You stay on the waitlist for other times, until three offers have passed.',
      ),
      link('Leave the waitlist', leaveUrl),
    ],
    unsubscribeUrl: leaveUrl,
  }
}
