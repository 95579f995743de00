import { CLIENT_FILE } from '#content/emails/desk.ts'
import { BOOKING_FACTS } from '#content/emails/shared.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, days, type EmailDefinition, facts, paragraph } from '../email.ts'

/** Goes to an astrologer. It names neither the client nor the file, because it outlives both. */
export const clientFile: EmailDefinition<'client-file'> = {
  expiry: days(7),
  refresh: unchanged,
  compose: ({ bookingId, bookingCode, serviceName }, { appUrl }) => ({
    subject: CLIENT_FILE.subject(bookingCode),
    preview: serviceName,
    blocks: [
      paragraph(CLIENT_FILE.opening),
      facts([BOOKING_FACTS.booking, bookingCode], [BOOKING_FACTS.service, serviceName]),
      button(CLIENT_FILE.button, `${appUrl}/staff/bookings/${bookingId}/answer#files`),
    ],
  }),
}
