/** The words of the set-up pages, the dashboard frame and the profile. */

export const ASTROLOGER_SETUP = {
  title: 'Astrologer Setup',
  lead: 'Creates the account of the astrologer, once.',
  create: 'Create Astrologer Account',
  creating: 'Creating account...',
  success: 'Astrologer account has been created successfully',
  email: 'Email',
  password: 'Default password',
  once: 'This password is shown once. Note it now.',
  nextSteps: 'Next steps',
  steps: [
    'Sign in with this email and password.',
    'Open Astrologer Dashboard from the user menu.',
    'Change the password: you are asked to at the first sign-in.',
  ],
  toSignIn: 'Go to Sign In',
  failed: 'Failed to create astrologer account',
} as const

export const CREATE_ADMIN = {
  title: 'Create Admin',
  lead: 'Creates the account of the admin, once, with this email:',
  leadWithout: 'Creates the account of the admin, once.',
  create: 'Create Admin Account',
  creating: 'Creating account...',
  success: 'Admin account has been created',
  resetSent: 'A password reset email was sent to set the password.',
  toSignIn: 'Go to Sign In',
  failed: 'Failed to create admin account',
} as const

export const SETUP_STATES = {
  'link-needed':
    'This page needs the one-time set-up link that the server prints when it starts. Open that link, or start the server again to get a new one.',
  done: 'Set-up is done. This account exists already, so nothing can be created here any more.',
} as const

export const SETUP_ADDRESS = {
  own: 'Your email address',
  another: 'Another email address',
  hint: (preset: string) => `Leave it empty to use ${preset}.`,
} as const

const INVITED_AS = { astrologer: 'an astrologer', admin: 'an admin' } as const

export const INVITATION = {
  title: 'Join the practice',
  lead: (email: string, role: keyof typeof INVITED_AS) => `${email} is invited to join as ${INVITED_AS[role]}.`,
  join: 'Accept Invitation',
  joining: 'Accepting...',
  create: 'Create Account and Join',
  signInFirst: 'You have an account with this address. Please sign in to accept.',
} as const

export const SOCIAL_ADDRESS = {
  title: 'One more step',
  lead: 'We could not confirm an email address for you. Tell us one that you read, and we send a link there. Please open it in this browser.',
  send: 'Send Confirmation Link',
  sent: 'Please check your email',
  sentDetail: 'Open the link in this browser to finish signing in.',
  expired: 'That sign-in is too old. Please start again.',
} as const

export const SOCIAL_SIGN_UP = {
  title: 'Create your account',
  lead: 'You are new here. We make an account with these details once you agree.',
  cancel: 'Do not create an account',
} as const

export const UNSENT = {
  title: 'Still to be sent',
  lead: 'You had been signed out when you sent this, so it did not reach us. It is kept for one day, for you alone.',
  wrote: 'What you wrote',
  send: 'Send it now',
  discard: 'Do not send it',
} as const

export const AGREE = {
  'first-time': {
    title: 'Our terms',
    lead: 'We made this account for you. Please read the Terms of Service and the Privacy Policy, and tell us whether you agree.',
    notice: 'You have not agreed to our terms yet.',
  },
  changed: {
    title: 'Our terms have changed',
    lead: 'The Terms of Service or the Privacy Policy are no longer those you agreed to. Please read them, and tell us whether you agree.',
    notice: 'Our terms have changed since you agreed to them.',
  },
  agree: 'Agree and Continue',
  agreeing: 'Saving...',
  otherwise: 'You do not agree? You can take your data with you and delete your account in your',
  profile: 'profile',
  read: 'Read and agree',
  done: { tone: 'success', title: 'Thank you', detail: 'We have noted that you agree.' },
} as const

export const DASHBOARD = {
  title: 'My Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  signOut: 'Sign Out',
  tabs: 'Your dashboard',
  bookings: 'My Bookings',
  profile: 'Profile',
  history: 'History',
  invoices: 'Invoices',
  enrollments: 'Course Enrollments',
  noBookings: 'No bookings yet',
  noBookingsLead: 'Choose a consultation or a course, and it appears here.',
  bookConsultation: 'Book Consultation',
  exploreCourses: 'Explore Courses',
  noHistory: 'No booking history yet',
  noHistoryLead: 'Every booking you make is kept here, with its dates and notes.',
  noInvoices: 'No invoices yet',
  noInvoicesLead: 'An invoice appears here for each booking you pay.',
} as const

export const PROFILE = {
  title: 'Profile',
  email: 'Email',
  fullName: 'Full Name',
  phone: 'Phone',
  memberSince: 'Member Since',
  notProvided: 'Not provided',
  edit: 'Edit Profile',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  phoneHint: 'With the country code, if you live abroad.',
  changePassword: 'Change password',
  changeEmail: 'Change email',
  setPassword: 'Set a password',
  setPasswordLead:
    'You sign in through Google or Facebook. To have a password as well, let us send you an email with a link.',
  sendPasswordLink: 'Send Me a Link',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newEmail: 'New email',
  sessions: 'Where you are signed in',
  thisBrowser: 'This browser',
  lastSeen: 'Last used',
  endSession: 'Sign out there',
  endOthers: 'Sign out everywhere else',
  newsletter: 'Newsletter',
  newsletterOn: 'You get our emails about new posts.',
  stopNewsletter: 'Stop the newsletter',
  views: 'Who opened your birth details',
  viewedBy: (name: string, service: string) => `${name}, for ${service}`,
  namelessStaff: 'Somebody of the practice',
  formerStaff: 'Somebody who has left the practice',
  data: 'Your data',
  dataLead: 'One archive with everything we hold about you, your invoices included.',
  exportData: 'Export my data',
  deleteAccount: 'Delete my account',
  deleteLead:
    'You have seven days to change your mind. After that we forget you, and your courses can no longer be opened; invoices stay without your name, as the law asks.',
  endings: (count: number) =>
    count === 1
      ? 'This booking is cancelled at once, and does not come back if you change your mind:'
      : `These ${count} bookings are cancelled at once, and do not come back if you change your mind:`,
  endingsKept:
    'For what goes back to you we keep the code of the booking and the transaction ID of your payment, without your name, so that it reaches you after we have forgotten you.',
  endsThen: 'What you have booked since then is cancelled on that day, by the same refund policy.',
  deleteConfirm: 'Delete My Account',
  deleteEmail: 'Type your email address to confirm',
  deletionDue: (date: string) => `Your account will be deleted on ${date}.`,
  keepAccount: 'Keep my account',
} as const

export const CHANGE_PASSWORD = {
  title: 'Change your password',
  mustChange:
    'Your password was shown on a screen when this account was made. Please choose your own before you go on.',
} as const
