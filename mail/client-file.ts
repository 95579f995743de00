import { button, type Compose, facts, paragraph } from './email.ts'

/** Goes to an astrologer. It names neither the client nor the file, because it outlives both. */
export const clientFile: Compose<'client-file'> = ({ bookingId, bookingCode, serviceName }, { appUrl }) => ({
  subject: `A client has sent a file (${bookingCode})`,
  preview: serviceName,
  blocks: [
    paragraph('A client has added a file to this booking. There may be more than one.'),
    facts(['Booking', bookingCode], ['Service', serviceName]),
    button('Open the files', `${appUrl}/astrologer-dashboard/bookings/${bookingId}/answer#files`),
  ],
})
