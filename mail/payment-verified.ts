import { bookingFacts, calendarAttachment } from './booking-facts.ts'
import { button, type Compose, note, paragraph } from './email.ts'

export const paymentVerified: Compose<'payment-verified'> = ({ booking, verifiedAt }, context, { timeZone }) => ({
  subject: `Your booking ${booking.code} is confirmed`,
  preview: 'Your payment has arrived. Thank you.',
  blocks: [
    paragraph('Your payment has arrived, and your booking is confirmed. Thank you.'),
    bookingFacts(booking, timeZone),
    ...(booking.session
      ? [
          paragraph(
            'The link for the meeting comes by email or SMS before the appointment, with a reminder two days ahead.',
          ),
        ]
      : []),
    button('See your booking', `${context.appUrl}/dashboard`),
    ...(booking.session ? [note('The attached file puts the appointment into your calendar.')] : []),
  ],
  attachments: calendarAttachment(booking, context, { changedAt: verifiedAt, isConfirmed: true, isCancelled: false }),
})
