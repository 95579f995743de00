export const COURSES = {
  title: 'Courses',
  heading: 'Learn to read a chart yourself',
  lead: 'From the first sign to the finished chart, at your own pace. Each course says how long it takes, what it holds and what it costs.',
  /** Names what is taught, whoever teaches it. */
  description: (titles: readonly string[]) =>
    [
      'Vedic astrology courses, from the first sign to the finished chart',
      ...(titles.length ? [titles.join(', ')] : []),
    ].join(': '),
  none: 'No course is open yet',
  noneLead: 'New courses will appear here soon. Until then there is much to learn for free.',
  cardsTitle: 'All courses',
  enroll: 'Enroll Now',
  own: {
    open: 'You are enrolled in this course.',
    checking: 'You have booked this course. Its lessons open as soon as we have found your payment.',
  },
  weeks: (weeks: number) => `${weeks} weeks`,
  save: (amount: string) => `Save ${amount}`,
  highlights: 'What you learn',
  includes: 'What it includes',

  summaryTitle: 'Pricing summary',
  summaryLead: 'One payment by UPI. No subscription, and no further fees.',
  columns: { course: 'Course', level: 'Level', duration: 'Duration', price: 'Price' },
  partsOneByOne: 'for its parts one by one',
  policy: 'Refunds within 7 days of enrolling if less than 20% of the content has been opened.',

  faqTitle: 'Questions about the courses',
  unsureTitle: 'Not sure where to begin?',
  unsureLead: 'The free lessons show you how we teach, and a short message to us costs nothing.',
  freeContent: 'See free content',
  contact: 'Ask us',
} as const
