import { formatRupees } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import { button, type Compose, facts, link, note, paragraph } from './email.ts'
import { waitText } from './waitlist-text.ts'

export const waitlistOffer: Compose<'waitlist-offer'> = (email, context, reader) => {
  const { wait, session, amount, expiresAt } = email
  const leaveUrl = context.waitlistUrl('leave', wait.entryId, reader.address)
  return {
    subject: `A time is free for ${wait.serviceName}`,
    preview: `We are holding it for you until ${clientTime(expiresAt, reader)}.`,
    blocks: [
      paragraph(
        `You are waiting for ${wait.serviceName} ${waitText(wait)}. A time is free now, and you are next in line.`,
      ),
      facts(
        ['Service', wait.serviceName],
        ['When', clientTime(session, reader)],
        ['Price', formatRupees(amount)],
        ['Held for you until', clientTime(expiresAt, reader)],
      ),
      button('See and take this time', context.waitlistUrl('offer', wait.entryId, reader.address)),
      note(
        'If you do not take it by then, we will offer it to the next in line. You stay on the waitlist for other times, until three offers have passed.',
      ),
      link('Leave the waitlist', leaveUrl),
    ],
    unsubscribeUrl: leaveUrl,
  }
}
