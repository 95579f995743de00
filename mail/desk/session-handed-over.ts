import { serviceText } from '#content/booking/service-text.ts'
import { SESSION_HANDED_OVER } from '#content/emails/desk.ts'
import { BOOKING_FACTS } from '#content/emails/shared.ts'
import { staffTime } from '#content/words/session-times.ts'
import type { EmailOf } from '#domain/emails/emails.ts'
import { refreshHandedOver } from '#usecases/bookings/refresh-booking-email.ts'
import { button, type EmailDefinition, facts, paragraph, untilEnd } from '../email.ts'

/** Goes to astrologers. It names no client, because it outlives the client's account. */
export const sessionHandedOver: EmailDefinition<'session-handed-over'> = {
  expiry: untilEnd,
  refresh: refreshHandedOver,
  compose: (email, { appUrl }, reader) => {
    const { bookingId, code, session } = email.booking
    return {
      subject: email.isReceiver
        ? SESSION_HANDED_OVER.subjectToReceiver(code)
        : SESSION_HANDED_OVER.subject(code, email.toName),
      preview: serviceText(email.booking),
      blocks: [
        paragraph(openingOf(email)),
        facts(
          [BOOKING_FACTS.booking, code],
          [BOOKING_FACTS.service, serviceText(email.booking)],
          ...(session ? [[BOOKING_FACTS.when, staffTime(session, reader)] as const] : []),
        ),
        ...(email.isReceiver ? [button(SESSION_HANDED_OVER.button, `${appUrl}/staff/bookings/${bookingId}`)] : []),
      ],
    }
  },
}

function openingOf({ isReceiver, fromName, toName }: EmailOf<'session-handed-over'>): string {
  if (!isReceiver) return SESSION_HANDED_OVER.to(toName)
  return fromName === null ? SESSION_HANDED_OVER.toYou : SESSION_HANDED_OVER.toYouBy(fromName)
}
