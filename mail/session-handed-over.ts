import { staffTime } from '#content/words/session-times.ts'
import { button, type Compose, facts, paragraph } from './email.ts'

/** Goes to astrologers. It names no client, because it outlives the client's account. */
export const sessionHandedOver: Compose<'session-handed-over'> = (email, { appUrl }, reader) => {
  const { booking, fromName, toName, isReceiver } = email
  const { code, serviceName, session } = booking
  return {
    subject: isReceiver ? `${code} is now yours` : `${code} has been handed over to ${toName}`,
    preview: serviceName,
    blocks: [
      paragraph(
        isReceiver
          ? `This booking has been handed over to you${fromName === null ? '' : ` by ${fromName}`}:`
          : `This booking has been handed over to ${toName}. Nothing is left for you to do.`,
      ),
      facts(
        ['Booking', code],
        ['Service', serviceName],
        ...(session ? [['When', staffTime(session, reader)] as const] : []),
      ),
      ...(isReceiver
        ? [button('Open the booking', `${appUrl}/astrologer-dashboard/bookings/${booking.bookingId}`)]
        : []),
    ],
  }
}
