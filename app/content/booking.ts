/** The words of booking and paying. Titles and details of toasts come in pairs. */

export const BOOKING = {
  courseTitle: (name: string) => `Enroll in ${name}`,
  consultationTitle: (name: string) => `Book ${name}`,
  courseLead: 'A few details, then one payment by UPI. Your place is confirmed as soon as we have found it.',
  consultationLead: 'A few details, then one payment by UPI. Your time is kept for you meanwhile.',
  stepsLabel: 'Booking in three steps',
  steps: ['Details', 'Payment', 'Confirmed'],
  perQuestion: 'per question',
  returningBadge: '30% OFF (Existing Customer)',
  signInTitle: 'Sign in required',
  signIn: { course: 'Please sign in to book a course', consultation: 'Please sign in to book a consultation' },
  signInWhen: 'You can fill in the form first: it is kept while you sign in.',
  signInLink: 'Sign In',
  submit: 'Continue to payment',
  submitting: 'Keeping your time...',
  submittingPlain: 'One moment...',
  toLessons: 'Go to the lessons',
  toDashboard: 'Go to my dashboard',
  included: {
    open: (whole: string) => `You already have this course as part of ${whole}.`,
    checking: (whole: string) =>
      `You have booked ${whole}, and this course is part of it. Its lessons open as soon as we have found your payment.`,
  },
  ownsParts: (titles: string) =>
    `You are already enrolled in ${titles}. You are welcome to take this course as well: its price is for the whole, and what you have stays yours.`,
} as const

export const BOOKING_DIALOG = {
  loading: 'Opening the form',
  close: 'Close the booking',
  notSent: {
    tone: 'error',
    title: 'That did not go through',
    detail: 'Your form is as you left it. Please check your connection and send it again.',
  },
} as const

export const BOOKING_FIELDS = {
  you: 'About you',
  fullName: 'Full name',
  phone: 'Phone',
  phoneHint: 'With the country code, if you live abroad.',
  time: { course: 'When would you like to begin?', consultation: 'When shall we meet?' },
  timeHint: 'Hours are those of the practice, Indian Standard Time.',
  timeHintBoth: 'Hours are Indian Standard Time, with your own beside them.',
  date: 'Preferred date',
  hour: { course: 'Preferred time', consultation: 'Free hours' },
  practiceZone: { name: 'Indian Standard Time', short: 'IST' },
  ownTime: (time: string) => `your ${time}`,
  showHours: 'Show free hours',
  noHours: 'Nothing is free on this day. Please choose another one.',
  noDays: 'Nothing is free in the coming weeks. Please write to us, we will find a time.',
  birth: 'Birth details',
  birthLead: 'Your chart is drawn from these. They are kept encrypted and only used to prepare your session.',
  birthDate: 'Date of birth',
  birthTime: 'Time of birth',
  birthTimeHint: 'By the clock of the place of birth, as exactly as you know it.',
  birthPlace: 'Place of birth',
  birthPlaceHint: 'Town, state and country.',
  now: 'The moment of your question',
  nowHint: 'The chart is cast for the moment at which your booking reaches us.',
  currentLocation: 'Current location',
  currentLocationHint: 'Where you are now: a town, or latitude and longitude.',
  useLocation: 'Use my location',
  notes: 'Notes',
  question: 'Your question',
  optional: 'optional',
  notesHint: 'What you would like to talk about.',
  questionHint: 'One question, as precise as you can make it.',
  consent: 'I agree that the practice uses these details to prepare my session, as the',
  consentEnd: 'describes.',
  consentCourse: 'I agree that the practice uses these details for the course, as the',
  privacy: 'Privacy Policy',
  guardian: 'I am 18 or older and the parent or guardian of this child, and I agree on the child’s behalf.',
} as const

/** What is wrong with a field; each says what to do. */
export const FIELD_PROBLEMS = {
  fullName: { missing: 'Please enter your full name' },
  phone: { missing: 'Please enter your phone number', invalid: 'Please enter a valid phone number' },
  bookingDate: { missing: 'Please choose a date', invalid: 'Please choose a date from today on' },
  preferredTime: { missing: 'Please choose an hour', invalid: 'Please choose one of the hours' },
  birthDate: { missing: 'Please enter your date of birth', invalid: 'Please enter a real date between 1900 and today' },
  birthTime: { missing: 'Please enter your time of birth', invalid: 'Please enter a time between 00:00 and 23:59' },
  birthPlace: { missing: 'Please enter your place of birth', 'too-long': 'Please keep it to 200 characters' },
  currentLocation: { missing: 'Please enter your current location', 'too-long': 'Please keep it to 200 characters' },
  notes: { 'too-long': 'Please keep your notes to 2,000 characters' },
  guardian: {
    missing:
      'This birth date is of somebody under 18. Only a parent or guardian can book for them: please confirm below that you are.',
  },
  consent: { missing: 'Please agree, so that we may use these details' },
  timeZone: {},
} as const

export const SLOT_PROBLEMS = {
  'date-invalid': 'Please choose a date of the calendar',
  'hour-unknown': 'Please choose one of the hours',
  'too-soon': 'That hour is too soon. Please choose a later one.',
  'too-far': 'Our calendar is not open that far ahead yet.',
  'day-closed': 'The practice is closed on that day. Please choose another one.',
  'slot-taken': 'That hour was just taken by somebody else. Please choose another one.',
} as const

export const HOLD_PROBLEMS = {
  'address-unverified': 'Please verify your email address first. The link is in the email we sent you.',
  'too-many-holds': 'You already have two unpaid bookings whose time we keep. Please pay or cancel one of them first.',
  'too-many-unpaid': 'You already have many unpaid bookings. Please pay or cancel some of them first.',
  'already-enrolled': 'You are already enrolled in this course. You find it on your dashboard.',
} as const

export const NEXT_FREE = 'The next free hours:'

export const BOOKING_TOASTS = {
  failedTitle: 'Booking failed',
  signUpRequired: {
    tone: 'note',
    title: 'Sign up required',
    detail: 'Please create an account to complete your booking',
  },
  created: {
    tone: 'success',
    title: 'Booking created!',
    detail: 'Please complete the UPI payment to confirm your booking',
  },
  alreadyBooked: {
    tone: 'note',
    title: 'You have booked this course already',
    detail: 'This is your booking.',
  },
  confirmed: {
    tone: 'success',
    title: 'Payment confirmed!',
    detail: 'Your booking has been confirmed. You will receive a confirmation email shortly',
  },
} as const
