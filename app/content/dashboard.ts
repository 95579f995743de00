/** The words of a client's bookings: lists, badges, moving and cancelling. */

export const COUNTERS = {
  label: 'Your bookings in numbers',
  total: 'Total Bookings',
  upcoming: 'Upcoming',
  completed: 'Completed',
} as const

export const BOOKINGS = {
  upcoming: 'Upcoming Sessions',
  noUpcoming: 'No session lies ahead.',
  recent: 'Recent Bookings',
  history: 'Booking History',
  bookedOn: 'Booked on',
  session: 'Session',
  noSession: 'No appointment needed',
  amount: 'Amount',
  code: 'Booking',
  notes: 'Notes',
  service: 'Service',
  status: 'Status',
  pay: 'Complete payment',
  tryAgain: 'Try again',
  reschedule: 'Reschedule',
  chooseTime: 'Choose a new time',
  cancel: 'Cancel booking',
  addToCalendar: 'Add to calendar',
  lessons: 'Go to my lessons',
  unpaid: (service: string, amount: string) => `${service} waits for your payment of ${amount}.`,
  notFound: (service: string, amount: string) => `We could not find your payment of ${amount} for ${service}.`,
  toPayment: 'Open the payment page',
  rejected: 'We could not confirm your payment:',
  slotLost: 'Your time went to somebody else before your payment reached us. Please choose another one.',
  refundDue: (amount: string) => `Refund due: ${amount}`,
} as const

export const BADGES = {
  pending: 'Payment pending',
  rejected: 'Payment rejected',
  awaiting: 'Awaiting verification',
  confirmed: 'Confirmed',
  enrolled: 'Enrolled',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const

export const CALENDAR = {
  title: 'Your calendar',
  lead: 'This private address shows your sessions in any calendar program. Whoever knows it can see them, so keep it to yourself.',
  address: 'Calendar address',
  renew: 'Make a new address',
  renewed: {
    tone: 'success',
    title: 'New calendar address',
    detail: 'The old one no longer works.',
  },
} as const

export const CANCEL = {
  title: 'Cancel this booking?',
  lead: 'This cannot be undone. The time is free for others at once.',
  refund: (amount: string) => `${amount} will be returned to you by the way it came, within 7 to 15 business days.`,
  refundOnceVerified: (amount: string) =>
    `${amount} will be returned to you by the way it came, within 7 to 15 business days, once your payment is confirmed.`,
  noRefund: 'No refund is due any more under our policy.',
  unpaid: 'You have not paid, so nothing is due either way.',
  policy: {
    consultation: 'Consultations are refunded within 24 hours of booking, if they have not taken place.',
    course: 'Courses are refunded within 7 days, if less than 20% of the content has been opened.',
  },
  confirm: 'Yes, cancel the booking',
  keep: 'Keep my booking',
  done: { tone: 'success', title: 'Booking cancelled', detail: 'We have sent you an email about it.' },
  problems: {
    'already-cancelled': 'This booking is cancelled already.',
    'already-begun': 'This session has begun or is over, so it cannot be cancelled.',
  },
  failed: 'The booking was not cancelled',
} as const

export const RESCHEDULE = {
  title: 'Choose a new time',
  now: (session: string) => `At present: ${session}.`,
  left: (moves: number) =>
    moves === 1 ? 'You can move this session once more.' : `You can move this session ${moves} times.`,
  free: 'This does not count as one of your two moves.',
  submit: 'Move the session',
  submitting: 'Moving...',
  back: 'Leave it as it is',
  write: 'Write to us',
  done: { tone: 'success', title: 'Session moved', detail: 'We have sent you the new time.' },
  failed: 'The session was not moved',
  problems: {
    'not-movable': 'This booking cannot be moved.',
    'already-begun': 'This session has begun or is over, so it cannot be moved.',
    'moved-twice': 'This session has been moved twice already. Please write to us if you need another time.',
  },
} as const

export const LOAD_FAILURES = {
  bookings: { title: 'Error loading dashboard', detail: 'Please try again in a minute.' },
  enrollments: { title: 'Error', detail: 'Failed to load enrollment data' },
  invoices: { title: 'Error', detail: 'Failed to fetch invoices' },
  signOut: { title: 'Error signing out', detail: 'Please try again in a minute.' },
} as const
