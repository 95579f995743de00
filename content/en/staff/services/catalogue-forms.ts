import { plural } from '#content/words/grammar.ts'
import { PASS_LIMITS, SESSION_LIMITS, VOUCHER_LIMITS } from '#domain/content/offers.ts'
import { LONGEST_COUPON, SHORTEST_COUPON } from '#domain/offers/coupons.ts'

// The forms for what the site offers and says: courses and lessons, consultations and their questions, passes, vouchers,
// coupons, testimonials, and questions and answers. `one` is the name inside a line of the audit log.

const ONE_PER_LINE = 'One per line.'
const NO_LIMIT_PER_ASTROLOGER = 'For each astrologer. Leave it empty for no limit.'
const AS_THE_PRACTICE = 'Leave it empty to use the rules of the practice.'
const FREE_TO_READ = 'Free to read'
const MOST_POPULAR = 'Most Popular'
const [SHORTEST_SESSION, LONGEST_SESSION] = SESSION_LIMITS.durationMinutes
const [SHORTEST_STEP, LONGEST_STEP] = SESSION_LIMITS.stepMinutes

const from = ([least, most]: readonly [number, number]) => `From ${least} to ${most}.`
const range = ([least, most]: readonly [number, number]) => `${least} to ${most}`

export const COURSE_FORM = {
  one: 'course',
  many: 'Courses',
  add: 'Add course',
  newTitle: 'New course',
  lead: 'What you teach, in the order shown on the page. Existing bookings keep their price.',
  fields: {
    title: { label: 'Title' },
    level: { label: 'Level' },
    description: { label: 'Description' },
    durationWeeks: { label: 'Length in weeks' },
    price: { label: 'Price in rupees', hint: 'Such as 2,999' },
    compareAtPrice: {
      label: 'Price when bought separately',
      hint: 'What the parts cost one by one. Leave it empty for no comparison.',
    },
    highlights: { label: 'Highlights', hint: ONE_PER_LINE },
    certificateRule: { label: 'Certificate', hint: 'When it is issued. Certificates that students have stay valid.' },
    lessonOrder: {
      label: 'Order of the lessons',
      hint: 'A lesson that a student has opened stays open.',
    },
  },
  orders: {
    free: 'All lessons are open',
    'in-order': 'Each opens when the one before is done',
    'by-day': 'Each opens so many days after the start',
  },
  levels: { Basic: 'Basic', Intermediate: 'Intermediate', Advanced: 'Advanced', Complete: 'Complete' },
  certificateRules: {
    lessons: 'All lessons are done',
    tasks: 'Quizzes and work are passed',
    staff: 'Staff complete the enrollment',
    none: 'None',
  },
  weeks: (weeks: number) => plural(weeks, '1 week', `${weeks} weeks`),
  priceWithSaving: (price: string, saving: string) => `${price} (saves ${saving})`,
  problems: { compareAtPrice: 'This must be more than the price' },
} as const

export const MODULE_FORM = {
  one: 'module',
  many: 'Modules',
  add: 'Add module',
  newTitle: 'New module',
  lead: 'The parts of the course. The complete course shows the modules of all other courses before its own.',
  fields: { title: { label: 'Title' }, summary: { label: 'Summary' } },
} as const

export const LESSON_FORM = {
  one: 'lesson',
  many: 'Lessons',
  add: 'Add lesson',
  newTitle: 'New lesson',
  lead: 'What students read and mark as done. The courses page shows the titles to everybody.',
  fields: {
    title: { label: 'Title' },
    kind: { label: 'Kind' },
    content: {
      label: 'Text',
      hint: 'Light markdown: # headings, **bold**, lists. For a page or video, say what to look for.',
    },
    url: {
      label: 'Link to the page or video',
      hint: 'A live class needs none: it meets as your sessions do, in a room of its own by default. Enter a link to meet there instead; only students of the course see it. A video from YouTube or Vimeo plays on the page.',
    },
    minutes: { label: 'Minutes needed' },
    classDate: { label: 'Date of the class' },
    classTime: { label: 'Starts at (Indian time)' },
    recordingUrl: {
      label: 'Link to the recording',
      hint: 'When the class is over. A video from YouTube or Vimeo plays on the page.',
    },
    isFree: {
      label: FREE_TO_READ,
      hint: 'Anybody can open this lesson from the courses page, without enrolling.',
    },
    exercise: { label: 'Exercise', hint: 'Students practise it until five questions in a row are right.' },
    exerciseLevel: { label: 'Level of the exercise' },
    ownCharts: {
      label: 'From my charts',
      hint: 'Questions about the charts under “Courses, Charts”. Where they have none to ask, about random ones.',
    },
    opensAfterDays: {
      label: 'Opens after … days',
      hint: 'Counted from the start of the student, if the lessons of the course open by day. 0: open at once.',
    },
    isPublished: {
      label: 'Published',
      hint: 'Students do not see a draft, and it counts in no progress. Save it first, then add its files below.',
    },
    passPercent: { label: 'Pass mark in percent', hint: 'How many of the questions must be right.' },
    mostTries: { label: 'Number of tries', hint: 'Leave it empty for as many as students like.' },
    task: {
      label: 'Written work',
      hint: 'What students write and hand in. You answer it under “Courses, Students’ work”. Leave it empty for none. Light markdown.',
    },
    dueDays: {
      label: 'Due after … days',
      hint: 'Counted from the day on which a student opens the lesson. Leave it empty for no deadline.',
    },
  },
  groups: { tasks: { label: 'Quiz and written work', line: 'Pass mark, tries, task, deadline' } },
  kinds: {
    text: 'Text on this site',
    link: 'Page on another site',
    video: 'Video on another site',
    live: 'Live class',
  },
  minutes: (minutes: number) => `${minutes} min`,
  free: FREE_TO_READ,
  draft: 'Draft',
  noExercise: 'No exercise',
  liveClass: 'Live class',
  problems: {
    classTimeMissing: 'Choose the date and the time of the class',
    contentMissing: 'Write the lesson',
    urlNotUsed: 'A text lesson has no link. Choose another kind or leave this empty.',
  },
} as const

export const PACKAGE_FORM = {
  one: 'consultation',
  many: 'Consultations',
  add: 'Add consultation',
  newTitle: 'New consultation',
  lead: 'The packages on the consultation page. Existing bookings keep their price, time and length.',
  fields: {
    name: { label: 'Name' },
    description: { label: 'Description' },
    price: { label: 'Price in rupees' },
    isPerQuestion: { label: 'The price is for each question' },
    isPrasna: { label: 'Prasna', hint: 'Booked without birth details and without a slot.' },
    needsBirthTime: { label: 'Needs the time of birth', hint: 'If unticked, clients may leave it empty.' },
    asksLifeEvents: {
      label: 'Asks for life events',
      hint: 'For finding a time of birth: the form asks for dated events instead of the time.',
    },
    heldAs: { label: 'How it takes place' },
    answerWithinDays: {
      label: 'Answered within … business days',
      hint: 'Only for a Prasna: counted from the confirmed payment, without holidays. Leave it empty to promise no day.',
    },
    durationLabel: { label: 'Length as shown', hint: 'Such as “60 minutes”' },
    durationMinutes: {
      label: 'Length in minutes',
      hint: `From ${SHORTEST_SESSION} to ${LONGEST_SESSION}. The time it takes in your calendar.`,
    },
    stepMinutes: {
      label: 'Offer a start every … minutes',
      hint: `From ${SHORTEST_STEP} to ${LONGEST_STEP}. Counted from the beginning of your hours.`,
    },
    bufferBeforeMinutes: { label: 'Free minutes before each session', hint: from(SESSION_LIMITS.bufferMinutes) },
    bufferAfterMinutes: { label: 'Free minutes after each session', hint: from(SESSION_LIMITS.bufferMinutes) },
    minimumNoticeMinutes: { label: 'Minimum notice in minutes', hint: AS_THE_PRACTICE },
    horizonDays: { label: 'How many days ahead it can be booked', hint: AS_THE_PRACTICE },
    mostPerDay: { label: 'At most per day', hint: NO_LIMIT_PER_ASTROLOGER },
    mostPerWeek: { label: 'At most per week', hint: NO_LIMIT_PER_ASTROLOGER },
    offeredBy: {
      label: 'Who offers it',
      hint: 'If nobody is ticked, everyone offers it, including colleagues who join later.',
    },
    features: { label: 'What clients get', hint: ONE_PER_LINE },
    needs: { label: 'What clients should have ready', hint: ONE_PER_LINE },
    isPopular: { label: MOST_POPULAR, hint: 'Only one package can have this badge.' },
  },
  groups: {
    asked: { label: 'What clients are asked', line: 'Prasna, time of birth, life events' },
    times: { label: 'Which times can be booked', line: 'Starts, breaks, notice, how many, who offers it' },
    shown: { label: 'On the consultation page', line: 'What clients get, what to have ready, “Most Popular”' },
  },
  perQuestion: (price: string) => `${price} per question`,
  popular: MOST_POPULAR,
  problems: {
    prasnaHasNoTime: 'A Prasna is booked without a time. Choose a phone call or in writing.',
    prasnaHasNoBirth: 'A Prasna is booked without birth details, so it cannot ask for life events.',
    writtenHasNoTime: 'Only a Prasna is answered in writing. Tick Prasna, or choose another way.',
    onlyPrasnaIsAnswered: 'Only a Prasna has a day by which it is answered. Leave this empty.',
    fewerPerWeek: 'This must be at least as many as per day',
    noticeBeyondHorizon: 'Nothing could be booked: the notice is longer than this. Allow more days.',
    longerThanHours: (minutes: number) =>
      `The longest opening hours of those who offer it are ${minutes} minutes, so no session would fit. Enter a shorter length, or change the hours first.`,
    astrologerUnknown: 'Someone you ticked is no longer on the site. Choose again.',
  },
} as const

export const QUESTION_FORM = {
  one: 'question',
  many: 'Questions of the booking form',
  add: 'Add question',
  newTitle: 'New question',
  lead: 'What the booking form of this consultation asks besides name and birth details. Answers are stored encrypted, and clients are shown what they answered last time.',
  fields: {
    label: { label: 'Question' },
    kind: { label: 'Kind of answer', hint: 'A file is sent from the client’s dashboard after the booking.' },
    choices: { label: 'Answers to choose from', hint: 'One per line. Only for a choice.' },
    help: { label: 'Help text', hint: 'Shown below the question.' },
    isRequired: { label: 'Must be answered' },
  },
  kinds: {
    line: 'One line of text',
    text: 'Long text',
    choice: 'Choice from a list',
    date: 'Date',
    file: 'File',
  },
  required: 'Required',
  problems: {
    choicesMissing: 'Write at least two answers to choose from',
    choicesNotUsed: 'Only a choice has answers to choose from. Leave this empty, or choose another kind.',
    fileNotRequired: 'A file is sent after the booking, so it cannot be required.',
  },
} as const

export const PASS_FORM = {
  one: 'session pass',
  many: 'Session passes',
  add: 'Add session pass',
  newTitle: 'New session pass',
  lead: 'Several sessions of one consultation, sold at once on the consultation page. Passes that were bought keep their terms.',
  retireHint: 'Nobody can buy it any more. Passes that were bought stay valid.',
  fields: {
    name: { label: 'Name' },
    description: { label: 'Description' },
    packageId: { label: 'Consultation' },
    sessions: { label: 'Sessions', hint: range(PASS_LIMITS.sessions) },
    validMonths: { label: 'Valid for months', hint: range(PASS_LIMITS.validMonths) },
    price: { label: 'Price in rupees' },
    isShared: {
      label: 'Also for the client’s family',
      hint: 'If unticked, it pays only for sessions in the name on the client’s account.',
    },
  },
  sessions: (sessions: number) => `${sessions} sessions`,
} as const

export const VOUCHER_FORM = {
  one: 'gift voucher',
  many: 'Gift vouchers',
  add: 'Add gift voucher',
  newTitle: 'New gift voucher',
  lead: 'Amounts that visitors can give as a gift. Without any, the page is not shown. Vouchers that were sold keep their value.',
  retireHint: 'Nobody can buy it any more. Vouchers that were sold stay valid.',
  fields: {
    name: { label: 'Name', hint: 'For example: Voucher for one consultation' },
    price: { label: 'Value in rupees' },
    validMonths: { label: 'Valid for months', hint: range(VOUCHER_LIMITS.validMonths) },
  },
} as const

export const COUPON_FORM = {
  one: 'coupon',
  many: 'Coupons',
  add: 'Add coupon',
  newTitle: 'New coupon',
  lead: 'Codes that clients enter when they book. A coupon is never added to the discount for returning clients: the client gets whichever is better.',
  retireHint: 'Nobody can use it any more. Bookings that were made with it keep their price.',
  fields: {
    code: {
      label: 'Code',
      hint: `Letters and digits, ${SHORTEST_COUPON} to ${LONGEST_COUPON}. Capitals don’t matter.`,
    },
    percentOff: { label: 'Percent off', hint: 'Enter either percent or rupees.' },
    amountOff: { label: 'Rupees off' },
    services: { label: 'Only for these services', hint: 'Leave all unticked for every service.' },
    firstDay: { label: 'First day', hint: 'A day in India. Leave it empty for no limit.' },
    lastDay: { label: 'Last day', hint: 'A day in India. Leave it empty for no limit.' },
    isFirstBookingOnly: { label: 'Only for a client’s first booking' },
    mostUses: { label: 'Uses in total', hint: 'Leave it empty for no limit.' },
    mostUsesPerClient: { label: 'Uses per client', hint: 'Leave it empty for no limit.' },
    note: { label: 'Note', hint: 'Only admins see it.' },
  },
  percentOff: (percent: number) => `${percent}% off`,
  amountOff: (amount: string) => `${amount} off`,
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  uses: (most: number) => plural(most, 'one use', `${most} uses`),
  firstOnly: 'first booking only',
  problems: {
    code: `Use ${SHORTEST_COUPON} to ${LONGEST_COUPON} letters and digits`,
    discount: 'Enter either percent or rupees, not both',
    lastDay: 'The last day must not be before the first',
    perClient: 'This must not be more than the uses in total',
  },
} as const

export const TESTIMONIAL_FORM = {
  one: 'testimonial',
  many: 'Testimonials',
  add: 'Add testimonial',
  newTitle: 'New testimonial',
  lead: 'What clients say, in the order shown on the home page. Quote only people who have agreed.',
  fields: {
    name: { label: 'Name', hint: 'As the person would like to be named' },
    place: { label: 'Place' },
    quote: { label: 'Quote' },
    stars: { label: 'Stars', hint: 'From 1 to 5' },
  },
  from: (name: string, place: string) => `${name}, ${place}`,
} as const

export const FAQ_FORM = {
  one: 'question',
  many: 'Questions and answers',
  add: 'Add question',
  newTitle: 'New question',
  lead: 'What people ask before they book. Each page has its own list.',
  fields: {
    page: { label: 'Page' },
    question: { label: 'Question' },
    answer: { label: 'Answer', hint: '{how to pay} becomes the ways to pay that you offer.' },
  },
  pages: { consultation: 'Consultation page', courses: 'Courses page', contact: 'Contact page' },
} as const
