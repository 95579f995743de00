import { type Compose, link, paragraph } from './email.ts'
import { waitText } from './waitlist-text.ts'

export const waitlistJoined: Compose<'waitlist-joined'> = ({ wait }, context, { address }) => {
  const leaveUrl = context.waitlistUrl('leave', wait.entryId, address)
  return {
    subject: `You are on the waitlist for ${wait.serviceName}`,
    preview: 'We will email you as soon as a time is free.',
    blocks: [
      paragraph(`You are waiting for ${wait.serviceName} ${waitText(wait)}.`),
      paragraph(
        'As soon as a time is free and you are next in line, we will email you and hold it for you for up to two hours. You pay nothing until you book.',
      ),
      link('Leave the waitlist', leaveUrl),
    ],
    unsubscribeUrl: leaveUrl,
  }
}
