import { serviceText } from '#content/booking/service-text.ts'
import { CLIENT_FILE } from '#content/emails/desk.ts'
import { BOOKING_FACTS } from '#content/emails/shared.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, days, type EmailDefinition, facts, paragraph } from '../email.ts'

/** Goes to an astrologer. It names neither the client nor the file, because it outlives both. */
export const clientFile: EmailDefinition<'client-file'> = {
  expiry: days(7),
  refresh: unchanged,
  compose: ({ bookingId, bookingCode, ...service }, { appUrl }) => ({
    subject: CLIENT_FILE.subject(bookingCode),
    preview: serviceText(service),
    blocks: [
      paragraph(CLIENT_FILE.opening),
      facts([BOOKING_FACTS.booking, bookingCode], [BOOKING_FACTS.service, serviceText(service)]),
      button(CLIENT_FILE.button, `${appUrl}/staff/bookings/${bookingId}/answer#files`),
    ],
  }),
}
