export const BOOKING_CANCELLED = {
  title: 'Payment Cancelled',
  lead: 'Nothing was booked, and we have not received any money. Your details were not lost, and the hour may still be free.',
  description: 'The payment was not completed, so nothing was booked.',
  reasonsTitle: 'Why this can happen',
  reasons: [
    'You closed the payment step, or went back from it.',
    'The slot was held for 30 minutes and the time ran out.',
    'The bank or the UPI app refused or could not finish the transfer.',
    'The connection was lost on the way.',
  ],
  nextTitle: 'What to do next',
  next: [
    'Look into your UPI app: if no transfer is listed there, no money has left your account.',
    'If a transfer is listed, do not pay again. Write to us with its transaction ID, and we will find it.',
    'Otherwise simply try again: it takes two minutes.',
  ],
  tryAgain: 'Try Booking Again',
  backHome: 'Back to Home',
  support: 'We are glad to help:',
} as const
