import { WAITLIST_JOINED, WAITLIST_OFFER } from '#content/emails/bookings.ts'
import { BOOKING_FACTS } from '#content/emails/shared.ts'
import { formatRupees } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import { refreshWaitlistOffer } from '#usecases/bookings/refresh-booking-email.ts'
import { button, type EmailDefinition, facts, link, note, paragraph, whileUsable } from '../email.ts'

export const waitlistOffer: EmailDefinition<'waitlist-offer'> = {
  expiry: whileUsable,
  refresh: refreshWaitlistOffer,
  compose: ({ wait, session, amount, expiresAt }, context, reader) => {
    const leaveUrl = context.waitlistUrl('leave', wait.entryId, reader.address)
    const heldUntil = clientTime(expiresAt, reader)
    return {
      subject: WAITLIST_OFFER.subject(wait.serviceName),
      preview: WAITLIST_OFFER.preview(heldUntil),
      blocks: [
        paragraph(WAITLIST_OFFER.free(wait)),
        facts(
          [BOOKING_FACTS.service, wait.serviceName],
          [BOOKING_FACTS.when, clientTime(session, reader)],
          [WAITLIST_OFFER.price, formatRupees(amount)],
          [WAITLIST_OFFER.heldUntil, heldUntil],
        ),
        button(WAITLIST_OFFER.take, context.waitlistUrl('offer', wait.entryId, reader.address)),
        note(WAITLIST_OFFER.note),
        link(WAITLIST_JOINED.leave, leaveUrl),
      ],
      unsubscribeUrl: leaveUrl,
    }
  },
}
