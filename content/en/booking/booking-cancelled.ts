import { duration } from '#content/words/numbers.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'

export const BOOKING_CANCELLED = {
  title: 'Payment Cancelled',
  lead: 'Nothing was booked and we have not received any money. Your details are not lost, and the time may still be free.',
  description: 'The payment was not completed, so nothing was booked.',
  reasonsTitle: 'Why this can happen',
  reasons: [
    'You closed the payment page or went back.',
    `We held your time for ${duration(HOLD_MINUTES, 'minute')}, and they are over.`,
    'Your bank or UPI app declined the payment or could not complete it.',
    'The internet connection was lost.',
  ],
  nextTitle: 'What to do next',
  next: [
    'Check your UPI or banking app. If it shows no payment, no money has left your account.',
    'If it shows a payment, please do not pay again. Send us the transaction ID and we will find it.',
    'Otherwise, please try again. It takes two minutes.',
  ],
  tryAgain: 'Try Booking Again',
  backHome: 'Back to Home',
  support: 'We are happy to help:',
} as const
