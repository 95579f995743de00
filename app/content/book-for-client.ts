/** Texts of a booking that staff make for a client on the phone. */
export const BOOK_FOR = {
  title: 'Book for a client',
  lead: 'For a client on the phone. They will get an email that explains how to pay.',
  clientEmail: 'Client email',
  clientEmailHint: 'A new client gets an account with this address.',
  service: 'Service',
  chooseService: 'Choose a service',
  submit: 'Confirm booking',
  made: 'Booking created',
  madeDetail: 'The client will get an email with the amount and how to pay.',
  refusals: {
    invalid: 'Please check the marked fields.',
    'service-unknown': 'Please choose a service.',
    'email-invalid': 'Please enter a valid email address.',
    'own-booking': 'To book for yourself, please use the public pages.',
    'address-unverified': 'This client has not confirmed their address yet. Please ask them to open the email we sent.',
    'too-many-holds': 'This client already has two unpaid bookings.',
    'too-many-unpaid': 'This client already has too many unpaid bookings.',
    'already-enrolled': 'This client is already enrolled in this course.',
    'already-booked': 'This client has already booked this course.',
    'already-included': 'This client already has this course as part of the complete course.',
  },
} as const
