export const COURSES_PAGE = {
  title: 'Courses',
  heading: 'Learn to read a chart yourself',
  lead: 'From the first sign to a complete chart, at your own pace. Each course shows how long it takes, what you learn and what it costs.',
  /** Lists the courses of this practice. */
  description: (titles: readonly string[]) =>
    [
      'Vedic astrology courses, from the first sign to a complete chart',
      ...(titles.length ? [titles.join(', ')] : []),
    ].join(': '),
  none: 'No courses are open yet',
  noneLead: 'New courses will appear here soon. Until then, you can learn a lot for free.',
  cardsTitle: 'All courses',
  groups: 'Groups with fixed dates',
  teacher: 'With',
  classesTitle: 'Single classes',
  classesLead: 'Workshops and satsangs on one date. Times are in your own time zone where we know it.',
  bookSeat: 'Book a seat',
  enroll: 'Enroll Now',
  own: {
    open: 'You are enrolled in this course.',
    checking: 'You have booked this course. It opens as soon as we have confirmed your payment.',
  },
  weeks: (weeks: number) => `${weeks} weeks`,
  save: (amount: string) => `Save ${amount}`,
  highlights: 'What you learn',
  includes: 'What it includes',
  syllabus: 'Syllabus',
  otherLessons: 'All lessons of the other courses, and these:',
  openFree: {
    text: 'Read this lesson free',
    link: 'Open this lesson free',
    video: 'Watch this lesson free',
    live: 'Open this lesson free',
  },
  freeLessonTitle: (lesson: string) => `${lesson}: a free lesson`,
  freeLesson: (course: string, weeks: number) => `This is a free lesson of ${course}, a course of ${weeks} weeks.`,

  summaryTitle: 'Pricing summary',
  summaryLead: (how: string) => `One payment ${how}. No subscription and no extra fees.`,
  columns: { course: 'Course', level: 'Level', duration: 'Duration', price: 'Price' },
  partsOneByOne: 'when bought separately',

  faqTitle: 'Questions about the courses',
  unsureTitle: 'Not sure where to start?',
  unsureLead: 'The free lessons show you how we teach. You can also ask us.',
  freeContent: 'View free content',
  contact: 'Ask us',
} as const
