/** The words of the console that belong to no single form. */
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
        { href: '/admin/letters', label: 'Letters' },
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

/** What is wrong with a field of a console form. */
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
  keepSamples: 'Keep the samples as our own words',
  removeSamples: 'Remove the samples',
  samplesKept: (count: number) => `${count} kept as your own`,
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
  upiSaved: 'The UPI ID was changed. All admins get a letter.',
} as const

export const OVERVIEW = {
  title: 'Overview',
  goLive: 'Before you go live',
  goLiveLead: 'What is still a sample or still missing, the most important first.',
  allDone: 'Everything is your own. The site is ready.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: 'Done',
  open: 'Open',
  messages: 'Unanswered messages',
  suggestions: 'Open suggestions',
  failedLetters: 'Letters that failed',
  enrollments: 'Enrolled, nothing arranged',
  subscribers: 'Newsletter readers',
} as const

export const INBOX = {
  messages: 'Messages',
  messagesLead: 'What people wrote through the contact page. Answer by mail, then mark it here.',
  suggestions: 'Suggestions',
  suggestionsLead: 'What visitors would like to find under free content.',
  unanswered: 'Open',
  answered: 'Answered',
  all: 'All',
  reply: 'Reply by mail',
  markAnswered: 'Mark as answered',
  reopen: 'Open again',
  markedAnswered: 'Marked as answered',
  reopened: 'Open again',
  none: 'No messages here',
  noneLead: 'What people write appears here at once.',
  noSuggestions: 'No suggestions here',
  anonymous: 'Without an address',
} as const

export const SUBSCRIBERS = {
  title: 'Subscribers',
  lead: 'Who gets the newsletter. People come and go by themselves, through the links in their letters.',
  states: { confirmed: 'Confirmed', pending: 'Waiting to confirm', unsubscribed: 'Unsubscribed' },
  all: 'All',
  none: 'No subscribers here',
  noneLead: 'The box in the footer and on the blog brings them.',
  sources: { footer: 'Footer', blog: 'Blog' },
  columns: { address: 'Address', state: 'State', source: 'From', requestedAt: 'Asked' },
} as const

export const LETTERS = {
  title: 'Letters',
  lead: 'Every letter the site writes, with what became of it.',
  states: { queued: 'Waiting', sending: 'On its way', sent: 'Sent', failed: 'Failed' },
  all: 'All',
  resend: 'Send again',
  resent: 'The letter is sent again',
  tries: (count: number) => `${count} tries`,
  trouble: (count: number) =>
    `Letters are not leaving: ${count === 1 ? 'one waits' : `${count} wait`} for the mail server, the oldest since`,
  troubleEnd: 'They are tried again by themselves, and none is lost. The mail server said:',
  none: 'No letters here',
  noneLead: 'Bookings, invitations and messages write letters.',
  problems: {
    'letter-not-found': 'This letter is no longer there',
    'letter-on-its-way': 'This letter is on its way at this moment',
  },
} as const

/** Work that goes on by itself, should it stop. */
export const DEAD_JOBS = {
  names: {
    'announce-post': 'Telling subscribers of a new post',
    'queue-session-reminders': 'Reminding clients of tomorrow’s sessions',
    'queue-soon-reminders': 'Reminding clients of the next hour',
    'release-expired-holds': 'Letting unpaid slots go',
    'publish-scheduled-posts': 'Publishing posts on time',
    'requeue-stuck-letters': 'Looking after stuck letters',
    'tidy-accounts': 'Tidying accounts',
    'tidy-visits': 'Tidying visits',
  } as Readonly<Record<string, string | undefined>>,
  givenUp: 'tried five times and given up on',
  retry: 'Try again',
  retried: 'It is tried again',
  gone: 'This is no longer waiting to be tried',
} as const

export const AUDIT = {
  title: 'Audit log',
  lead: 'Who did what, and when. It can only grow.',
  none: 'Nothing has happened yet',
  nobody: 'The site itself',
  erased: 'An erased account',
  columns: { when: 'When', what: 'What', who: 'Who', about: 'About', details: 'Details' },
  letter: (name: string) => `“${name}”`,
  letterTo: (name: string, recipient: string) => `“${name}” to ${recipient}`,
  change: (from: string, to: string) => `from ${from} to ${to}`,
} as const

export const PEOPLE = {
  title: 'People',
  lead: 'Everybody who has an account. Closing one ends its sessions at once and deletes nothing.',
  all: 'All',
  filters: { closed: 'Closed', leaving: 'To be erased' },
  none: 'Nobody here',
  unverified: 'Address not verified',
  close: 'Close account',
  open: 'Open account',
  closed: 'The account was closed',
  opened: 'The account was opened',
  leaves: 'Asked to be deleted; forgotten after',
  leavesInactive: 'Away for three years; forgotten after',
  problems: {
    'last-admin': 'The last admin stays: somebody must be able to let others in',
    'own-account': 'Nobody closes their own account here; delete it under Profile',
    'account-erased': 'This account was erased and stays closed',
  },
} as const

export const STAFF = {
  title: 'Staff and roles',
  lead: 'Who works for the practice. Astrologers see the desk; admins see this console.',
  roles: { astrologer: 'Astrologer', admin: 'Admin' },
  invite: 'Invite somebody',
  inviteLead: 'They get a letter with a link that makes their account, or adds the role to the one they have.',
  email: 'Email',
  role: 'Role',
  send: 'Send the invitation',
  invited: 'Invitation sent',
  invitations: 'Open invitations',
  until: 'until',
  remove: (role: string) => `Remove ${role.toLowerCase()}`,
  give: (role: string) => `Make ${role.toLowerCase()}`,
  removeAsk: (role: string, name: string) =>
    `${name} will no longer be ${role.toLowerCase()}, from this moment on. Bookings and what was written stay.`,
  removeConfirm: 'Yes, remove it',
  removed: 'The role was removed',
  /** Only the desk can be left alone: the last admin stays. */
  nobodyLeft: 'Nobody can open the desk now, and payments wait. Invite an astrologer below.',
  given: 'The role was given',
  disabled: 'Closed',
  you: 'You',
  lastActive: 'Last active',
  problems: {
    'last-admin': 'The last admin stays: somebody must be able to let others in',
    'role-not-held': 'This person does not have the role any more',
    'email-invalid': 'Please enter a valid email address',
    'not-staff': 'Roles are given to people who work here; invite them first',
  },
} as const

/** What each step before going live asks for, and where it is done; what only the operator sets has no page. */
export const GO_LIVE_STEPS = {
  upi: { title: 'UPI ID', lead: 'Clients can pay you.', href: '/admin/practice/upi' },
  identity: { title: 'Name and person', lead: 'The site carries your names.', href: '/admin/practice/identity' },
  about: { title: 'About the astrologer', lead: 'Your own story.', href: '/admin/practice/about' },
  claims: { title: 'Claims', lead: 'Figures you can show.', href: '/admin/practice/claims' },
  contact: { title: 'Contact and hours', lead: 'People reach you.', href: '/admin/practice/contact' },
  social: { title: 'Social links', lead: 'Your own channels.', href: '/admin/practice/social' },
  legal: { title: 'Terms and privacy', lead: 'You have read them and they fit.', href: '/admin/practice/legal' },
  courses: { title: 'Courses', lead: 'What you teach, at your prices.', href: '/admin/content/courses' },
  lessons: { title: 'Lessons', lead: 'Your own teaching inside the courses.', href: '/admin/content/courses' },
  packages: { title: 'Consultations', lead: 'What you offer, at your prices.', href: '/admin/content/packages' },
  testimonials: { title: 'Testimonials', lead: 'Only real voices.', href: '/admin/content/testimonials' },
  faq: { title: 'Questions and answers', lead: 'Answers that are true for you.', href: '/admin/content/faq' },
  teachers: { title: 'Teachers and resources', lead: 'Links you stand behind.', href: '/admin/content/teachers' },
  posts: { title: 'Blog posts', lead: 'Your own words, or none.', href: '/admin/blog' },
  astrologer: { title: 'Astrologer account', lead: 'Somebody can open the desk.', href: '/admin/staff' },
  mail: { title: 'Mail server', lead: 'The operator sets SMTP_URL, so that letters leave this machine.', href: null },
  'social-sign-in': {
    title: 'Sign-in with Google or Facebook',
    lead: 'The operator sets the keys of at least one provider.',
    href: null,
  },
  address: { title: 'Public address', lead: 'The operator sets APP_URL to an https address.', href: null },
} as const
