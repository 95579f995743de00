import { WAITLIST_JOINED } from '#content/emails/bookings.ts'
import { refreshWaitlistJoined } from '#usecases/bookings/refresh-booking-email.ts'
import { days, type EmailDefinition, link, paragraph } from '../email.ts'

export const waitlistJoined: EmailDefinition<'waitlist-joined'> = {
  expiry: days(2),
  refresh: refreshWaitlistJoined,
  compose: ({ wait }, context, { address }) => {
    const leaveUrl = context.waitlistUrl('leave', wait.entryId, address)
    return {
      subject: WAITLIST_JOINED.subject(wait.serviceName),
      preview: WAITLIST_JOINED.preview,
      blocks: [
        paragraph(WAITLIST_JOINED.waiting(wait)),
        paragraph(WAITLIST_JOINED.whatHappens),
        link(WAITLIST_JOINED.leave, leaveUrl),
      ],
      unsubscribeUrl: leaveUrl,
    }
  },
}
