export const CONSOLE = {
  title: 'Administration',
  failed: { title: 'This page could not be shown', detail: 'Nothing else is touched. Please try again.' },
  menu: 'Console',
  groups: [
    {
      title: 'Today',
      links: [
        { href: '/admin', label: 'Overview' },
        { href: '/admin/messages', label: 'Messages' },
        { href: '/admin/suggestions', label: 'Suggestions' },
        { href: '/dashboard/enrollments', label: 'Course enrollments' },
      ],
    },
    {
      title: 'The site',
      links: [
        { href: '/admin/practice', label: 'Practice' },
        { href: '/admin/content/courses', label: 'Courses and lessons' },
        { href: '/admin/content/packages', label: 'Consultations' },
        { href: '/admin/content/testimonials', label: 'Testimonials' },
        { href: '/admin/content/faq', label: 'Questions' },
        { href: '/admin/content/teachers', label: 'Teachers' },
        { href: '/admin/blog', label: 'Blog' },
      ],
    },
    {
      title: 'People and records',
      links: [
        { href: '/admin/people', label: 'People' },
        { href: '/admin/staff', label: 'Staff and roles' },
        { href: '/admin/subscribers', label: 'Subscribers' },
        { href: '/admin/letters', label: 'Emails' },
        { href: '/admin/audit', label: 'Audit log' },
      ],
    },
  ],
  save: 'Save',
  add: (one: string) => `Add ${one.toLowerCase()}`,
  cancel: 'Back without saving',
  search: 'Search',
  searchButton: 'Find',
  more: 'Next page',
  first: 'First page',
  nothingFound: 'Nothing found',
  nothingFoundLead: 'Try fewer or other words.',
  nothingYet: 'Nothing here yet',
  sample: 'Sample',
  retired: 'Retired',
  seeOnSite: 'See it on the site',
  saved: 'Saved',
  savedDetail: 'The site shows it now.',
  added: 'Added',
  deleted: 'Deleted',
  invalid: 'Please look at these again',
} as const

export const FIELD_RULES = {
  missing: 'Please fill this in',
  tooLong: (most: number) => `Please use at most ${most} characters`,
  tooManyLines: (most: number) => `Please use at most ${most} lines`,
  wholeNumber: (from: number, to: number) => `Please enter a whole number from ${from} to ${to}`,
  degrees: (most: number) => `Please enter degrees from -${most} to ${most}, such as 23.1765`,
  rupees: 'Please enter an amount in rupees, such as 2,999',
  webAddress: 'Please enter an address that begins with https://',
  mailAddress: 'Please enter a valid email address',
  choice: 'Please choose one',
  timeOfDay: 'Please enter a time such as 09:00',
} as const

export const CONFLICT = {
  title: 'Somebody else saved this while you were editing',
  lead: 'Nothing was written over. Your words are still in the form below. These fields now hold on the site:',
  same: 'What they saved is what you typed.',
  whatNow: 'Save again to put yours in their place, or go back to keep theirs.',
} as const

export const DELETED_MEANWHILE = {
  itself: {
    title: 'Somebody else deleted this while you were editing',
    detail: 'Your words are still in the form below. Save to put them on the site as new, or go back to let them go.',
  },
  whatItStandsIn: {
    title: 'Somebody else deleted what this stands in while you were editing',
    detail: 'Your words are still in the form below: copy what you want to keep, and add it elsewhere.',
  },
} as const

export const CONTENT = {
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Delete',
  removeAsk: (title: string) => `Delete “${title}” for good? What stands inside it goes too.`,
  removeConfirm: 'Yes, delete it',
  retire: 'Take off the site',
  restore: 'Bring back to the site',
  retireHint: 'Nobody can book it any more; bookings and enrollments that name it stay.',
  acceptSamples: 'Keep them as our own',
  removeSamples: 'Remove the samples',
  samplesAccepted: (count: number) => `${count} kept as your own`,
  samplesRemoved: (count: number) => `${count} removed`,
  samples: (count: number) => `${count} of these still hold sample words.`,
  nameTaken: 'Something with this name exists already',
  sold: 'What was sold is taken off the site, never deleted',
  newTitle: (one: string) => `New ${one.toLowerCase()}`,
} as const

export const PRACTICE = {
  title: 'Practice',
  lead: 'What the site says about you, how people reach you, and where they pay.',
  password: 'Your password',
  passwordHint: 'Asked once more, because this decides where money goes.',
  readTerms: 'Read the Terms of Service',
  readPrivacy: 'Read the Privacy Policy',
  wrongPassword: 'That is not your password',
  passwordNotSet:
    'You sign in through Google or Facebook and have no password yet. Set one first, then change where money goes.',
  setPassword: 'Set a password',
  busy: 'Please try again in a moment',
  tooOften: 'Too many tries. Please wait a while and try again.',
  upiSaved: 'The UPI ID was changed. All admins get an email.',
} as const
