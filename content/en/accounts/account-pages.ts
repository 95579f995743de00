import { plural } from '#content/words/grammar.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { UNDO_DELETION_DAYS } from '#domain/privacy/retention.ts'

/** Texts of the setup pages, the dashboard frame and the profile. */

export const ASTROLOGER_SETUP = {
  title: 'Astrologer Setup',
  lead: 'Create the astrologer account. This can be done only once.',
  create: 'Create Astrologer Account',
  creating: 'Creating account...',
  success: 'Astrologer account has been created successfully',
  email: 'Email',
  password: 'Default password',
  once: 'This password is shown only once. Write it down now.',
  nextSteps: 'Next steps',
  steps: [
    'Sign in with this email and password.',
    'Open Astrologer Dashboard from the user menu.',
    'Change the password. We’ll ask you to when you first sign in.',
  ],
  toSignIn: 'Go to Sign In',
  failed: 'Failed to create astrologer account',
} as const

export const CREATE_ADMIN = {
  title: 'Create Admin',
  lead: 'Create the admin account. This can be done only once, with this email:',
  leadWithout: 'Create the admin account. This can be done only once.',
  create: 'Create Admin Account',
  creating: 'Creating account...',
  success: 'Admin account has been created',
  resetSent: 'A password reset email was sent to set the password.',
  toSignIn: 'Go to Sign In',
  failed: 'Failed to create admin account',
} as const

export const SETUP_STATES = {
  'link-needed':
    'This page needs the one-time setup link that the server prints when it starts. Open that link, or restart the server to get a new one.',
  done: 'Setup is done. This account already exists, so it cannot be created again.',
} as const

export const SETUP_ADDRESS = {
  own: 'Your email address',
  another: 'Another email address',
  hint: (preset: string) => `Leave this empty to use ${preset}.`,
} as const

const INVITED_AS = { astrologer: 'an astrologer', assistant: 'an assistant', admin: 'an admin' } as const

export const INVITATION = {
  title: 'Join the practice',
  lead: (email: string, role: keyof typeof INVITED_AS) => `${email} is invited to join as ${INVITED_AS[role]}.`,
  join: 'Accept Invitation',
  joining: 'Accepting...',
  create: 'Create Account and Join',
  signInFirst: 'You already have an account with this email address. Sign in to accept.',
} as const

export const SOCIAL_ADDRESS = {
  title: 'One more step',
  lead: 'We couldn’t confirm your email address. Enter one that you use, and we’ll send you a link. Open the link in this browser.',
  send: 'Send Confirmation Link',
  sent: 'Check your email',
  sentDetail: 'Open the link in this browser to finish signing in.',
  expired: 'That sign-in has expired. Start again.',
} as const

export const SOCIAL_SIGN_UP = {
  title: 'Create your account',
  lead: 'You’re new here. We’ll create an account with these details once you agree.',
  cancel: 'Don’t create an account',
} as const

export const FORM_DRAFT = {
  title: 'Your saved form',
  lead: 'You had been signed out when you sent this form, so it didn’t reach us. We’ve saved it for one day, and only you can see it.',
  wrote: 'What you wrote',
  send: 'Send it now',
  discard: 'Discard it',
} as const

export const AGREE = {
  'first-time': {
    title: 'Our terms',
    lead: 'We created this account for you. Read the Terms of Service and the Privacy Policy, and let us know if you agree.',
    notice: 'You have not agreed to our terms yet.',
  },
  changed: {
    title: 'Our terms have changed',
    lead: 'The Terms of Service or the Privacy Policy have changed since you agreed to them. Read them, and let us know if you agree.',
    notice: 'Our terms have changed since you agreed to them.',
  },
  agree: 'Agree and Continue',
  agreeing: 'Saving...',
  otherwise: 'If you do not agree, you can download your data and delete your account in your',
  profile: 'profile',
  read: 'Read and agree',
  done: { tone: 'success', title: 'Thank you', detail: 'Your agreement has been saved.' },
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
  days: 'Days to Remember',
  family: 'Family Days',
  enrollments: 'Course Enrollments',
  noBookings: 'No bookings yet',
  noBookingsLead: 'Book a consultation or a course and you will see it here.',
  bookConsultation: 'Book Consultation',
  exploreCourses: 'Explore Courses',
  noHistory: 'No booking history yet',
  noHistoryLead: 'All your bookings will appear here, with their dates and notes.',
  noInvoices: 'No invoices yet',
  noInvoicesLead: 'You will find an invoice here for each booking you pay for.',
} as const

export const PROFILE = {
  title: 'Profile',
  email: 'Email',
  fullName: 'Full Name',
  phone: 'Phone',
  language: 'Language',
  languageHint: 'Pages after you sign in, and our emails to you.',
  memberSince: 'Member Since',
  notProvided: 'Not provided',
  edit: 'Edit Profile',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  phoneHint: 'Add the country code if you live abroad.',
  changePassword: 'Change password',
  changeEmail: 'Change email',
  setPassword: 'Set a password',
  setPasswordLead:
    'You don’t have a password, and you don’t need one. If you’d like one, we can email you a link to set it.',
  sendPasswordLink: 'Email Me a Link',
  changeAccount: 'Password, email and deletion',
  changeAccountLead: 'To change these or to delete your account, please confirm first that it is you.',
  proveFirst: 'Confirm It Is You',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newEmail: 'New email',
  sessions: 'Where you are signed in',
  thisBrowser: 'This browser',
  lastSeen: 'Last used',
  endSession: 'Sign out there',
  endOthers: 'Sign out everywhere else',
  views: 'Who opened your birth details',
  viewedBy: (name: string, service: string) => `${name}, for ${service}`,
  savedBirths: 'the births you have saved',
  namelessStaff: 'Someone at the practice',
  formerStaff: 'Someone who has left the practice',
  data: 'Your data',
  dataLead: 'Download everything we hold about you, including your invoices, in one file.',
  exportData: 'Export my data',
  deleteAccount: 'Delete my account',
  deleteLead: `You have ${numberInWords(UNDO_DELETION_DAYS)} days to change your mind. After that we delete your personal details, and you can no longer open your courses. The law asks us to keep invoices, but your name will be removed from them.`,
  endings: (count: number) =>
    plural(
      count,
      'This booking will be cancelled right away. It will not be restored if you change your mind:',
      `These ${count} bookings will be cancelled right away. They will not be restored if you change your mind:`,
    ),
  endingsRetained:
    'To send you your refund after your details are deleted, we keep the booking code and the transaction ID of your payment, without your name.',
  endsThen: 'Any bookings you make until then will be cancelled on that day, under the same refund policy.',
  deleteConfirm: 'Delete My Account',
  deleteEmail: 'Type your email address to confirm',
  deletionDue: (date: string) => `Your account will be deleted on ${date}.`,
  keepAccount: 'Keep my account',
} as const

export const CHANGE_PASSWORD = {
  title: 'Change your password',
  mustChange:
    'Your password was shown on a screen when this account was created. Choose your own password before you continue.',
} as const

/** "Firefox on Android", from what a session has stored. Version 0.2 stored the words. */
export function deviceText(device: string): string {
  if (!device.includes('/')) return device
  const [browser, system] = device.split('/')
  return system ? `${browser || UNKNOWN_BROWSER} on ${system}` : browser || UNKNOWN_BROWSER
}

const UNKNOWN_BROWSER = 'A browser'
