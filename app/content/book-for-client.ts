/** Words of a booking made for somebody on the telephone. */
export const BOOK_FOR = {
  title: 'Book for a client',
  lead: 'For somebody on the telephone. They get the email with the way to pay.',
  clientEmail: 'Email of the client',
  clientEmailHint: 'Somebody new gets an account under this address.',
  service: 'Service',
  chooseService: 'Choose a service',
  submit: 'Make the booking',
  made: 'The booking is made',
  madeDetail: 'The client has an email with the amount and the way to pay.',
  refusals: {
    invalid: 'Please look at the marked fields.',
    'service-unknown': 'Please choose a service.',
    'email-invalid': 'Please enter a valid email address.',
    'own-booking': 'Book for yourself as a client, on the public pages.',
    'address-unverified': 'This client has not confirmed their address yet. Ask them to open the email we sent.',
    'too-many-holds': 'This client holds two unpaid slots already.',
    'too-many-unpaid': 'This client has too many unpaid bookings.',
    'already-enrolled': 'This client is enrolled in the course already.',
    'already-booked': 'This client has a booking of this course already.',
    'already-included': 'This client has the course already, as part of the complete one.',
  },
} as const
