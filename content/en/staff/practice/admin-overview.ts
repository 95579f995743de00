import { plural } from '#content/words/grammar.ts'
import { duration } from '#content/words/numbers.ts'
import { UNDO_REMOVAL_HOURS } from '#domain/content/undo-removal.ts'

/** Texts of the admin overview: open work, and what is left to do before going live. */
export const OVERVIEW = {
  title: 'Overview',
  goLive: 'Before you go live',
  goLiveLead:
    'What is still sample content, empty or missing, with the most important first. “Not for us” takes a point off the list, and its samples off the site.',
  allDone: 'All done. The site is ready.',
  notForUs: 'Not for us',
  resume: 'Bring back',
  skipped: 'Not for us',
  skippedToast: (removed: number) =>
    removed === 0
      ? 'Taken off your list'
      : `Taken off your list, with ${plural(removed, 'one sample', `${removed} samples`)}`,
  resumedToast: 'Back on your list',
  removeAll: 'Remove all samples',
  removeAllTitle: 'Remove all samples from the site?',
  removeAllLead: `What you have written or saved yourself stays. A sample that someone has booked is taken off the site instead. You can undo this for ${duration(UNDO_REMOVAL_HOURS, 'hour')}.`,
  removeAllConfirm: 'Remove all samples',
  removeAllCancel: 'Back without removing',
  samplePosts: (count: number) => plural(count, '1 blog post', `${count} blog posts`),
  sampleSettings: (titles: readonly string[]) => `Sample settings: ${titles.join(', ')}`,
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: 'Done',
  open: 'To do',
  urgent: 'To do now',
  messages: 'Unanswered messages',
  suggestions: 'Open suggestions',
  reviews: 'Reviews to read',
  failedEmails: 'Emails that failed',
  enrollments: 'Enrolled, not scheduled yet',
  subscribers: 'Newsletter subscribers',
} as const

export const GO_LIVE_TEXTS = {
  hours: {
    title: 'Weekly hours',
    lead: 'When you take sessions. Until an astrologer sets them, nobody can book a time.',
    href: '/staff/week/hours',
  },
  home: { title: 'Home page texts', lead: 'Only promises that you keep.', href: '/staff/website/settings/home' },
  discount: {
    title: 'Discount for returning clients',
    lead: 'A percentage that you choose, or none.',
    href: '/staff/services/settings/discount',
  },
  upi: {
    title: 'Payment',
    lead: 'Clients can pay you by UPI or in another way.',
    href: '/staff/practice/settings/upi',
  },
  identity: { title: 'Names', lead: 'The site shows your own names.', href: '/staff/website/settings/identity' },
  about: { title: 'About the astrologer', lead: 'Your own story.', href: '/staff/website/settings/about' },
  claims: { title: 'Claims', lead: 'Numbers you can prove.', href: '/staff/website/settings/claims' },
  contact: { title: 'Contact and hours', lead: 'People can reach you.', href: '/staff/website/settings/contact' },
  social: { title: 'Social links', lead: 'Your own channels.', href: '/staff/website/settings/social' },
  legal: {
    title: 'Terms and privacy',
    lead: 'You have read them and they fit your practice.',
    href: '/staff/website/settings/legal',
  },
  courses: { title: 'Courses', lead: 'What you teach, at your prices.', href: '/staff/courses/courses' },
  lessons: { title: 'Lessons', lead: 'Your own lessons in the courses.', href: '/staff/courses/courses' },
  packages: { title: 'Consultations', lead: 'What you offer, at your prices.', href: '/staff/services/packages' },
  testimonials: {
    title: 'Testimonials',
    lead: 'Only real quotes from real clients.',
    href: '/staff/website/testimonials',
  },
  faq: { title: 'Questions and answers', lead: 'Answers that are true for your practice.', href: '/staff/website/faq' },
  teachers: { title: 'Teachers and resources', lead: 'Links that you recommend.', href: '/staff/website/teachers' },
  posts: { title: 'Blog posts', lead: 'Your own posts, without samples.', href: '/admin/blog' },
  astrologer: {
    title: 'Astrologer account',
    lead: 'Someone can open the Astrologer Dashboard.',
    href: '/staff/practice/team',
  },
  'second-step': {
    title: 'Second step for staff',
    lead: 'Choose from when staff confirm their sign-in with a passkey or an app.',
    href: '/staff/practice/team',
  },
  mail: { title: 'Mail server', lead: 'The operator sets SMTP_URL so that emails are delivered.', href: null },
  'social-sign-in': {
    title: 'Sign-in with Google or Facebook',
    lead: 'The operator sets the keys of at least one provider.',
    href: null,
  },
  address: { title: 'Public address', lead: 'The operator sets APP_URL to an https address.', href: null },
} as const
