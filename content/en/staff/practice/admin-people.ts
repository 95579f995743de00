import { numberInWords } from '#content/words/numbers.ts'
import { INACTIVE_YEARS } from '#domain/privacy/retention.ts'

/** Texts of the lists of accounts and staff. */
export const PEOPLE = {
  title: 'All accounts',
  lead: 'Everyone who has an account. Closing an account signs the person out right away and deletes nothing.',
  all: 'All',
  filters: { closed: 'Closed', leaving: 'To be deleted' },
  none: 'No people here',
  unverified: 'Email not verified',
  noEmail: 'No email',
  close: 'Close account',
  open: 'Reopen account',
  closed: 'Account closed',
  opened: 'Account reopened',
  leaves: 'Asked for deletion. Will be deleted after',
  leavesInactive: `Not signed in for ${numberInWords(INACTIVE_YEARS)} years. Will be deleted after`,
  problems: {
    'last-admin': 'This is the last admin. Please make someone else an admin first.',
    'own-account': 'You cannot close your own account here. You can delete it under Profile.',
    'account-erased': 'This account was deleted and cannot be reopened.',
  },
} as const

export const STAFF = {
  title: 'Team',
  lead: 'Who works for the practice, and what each may do.',
  addProfile: 'Add an astrologer',
  order: 'Order on the site',
  profile: 'Profile on the site',
  profileHidden: 'Profile, not on the site',
  noProfile: 'No profile on the site yet.',
  noSignIn: 'No sign-in yet',
  hours: 'Hours and time off',
  ownHours: 'Sets hours and time off under Week.',
  roles: { astrologer: 'Astrologer', assistant: 'Assistant', admin: 'Admin' },
  scopeTitle: 'Bookings of colleagues',
  scope: 'Who sees which bookings',
  scopeHint:
    'The principal astrologer and assistants always see every booking. If the others see only their own, they don’t see bank statements, the payments page and course enrollments either.',
  scopes: {
    everybody: 'Every astrologer as set above',
    own: 'Each astrologer sees only their own bookings and clients',
  },
  seesEverybody: 'Sees all clients of the practice',
  seesOwn: 'Sees only their own clients',
  showEverybody: 'Let them see all clients',
  showOwn: 'Show only their own clients',
  saveScope: 'Save',
  scopeSaved: 'Saved',
  invite: 'Invite someone',
  inviteLead:
    'Astrologers do everything for clients. Assistants book, reschedule and handle payments, but see no birth details, charts or private notes. Admins have Website, Services and prices, and Practice. They will get an email with a link to create an account, or to add the role to their existing account. A new astrologer sees only their own clients until you decide otherwise above.',
  email: 'Email',
  role: 'Role',
  send: 'Send invitation',
  invited: 'Invitation sent',
  invitations: 'Open invitations',
  roleUntil: (role: string, when: string) => `${role}, until ${when}`,
  until: (when: string) => `until ${when}`,
  remove: { astrologer: 'Remove astrologer', assistant: 'Remove assistant', admin: 'Remove admin' },
  give: { astrologer: 'Make astrologer', assistant: 'Make assistant', admin: 'Make admin' },
  forPerson: (button: string, email: string) => `${button}: ${email}`,
  removeAsk: {
    astrologer: (name: string) => `${name} will no longer be an astrologer. Their bookings and posts will stay.`,
    assistant: (name: string) => `${name} will no longer be an assistant. Their bookings and posts will stay.`,
    admin: (name: string) => `${name} will no longer be an admin. Their bookings and posts will stay.`,
  },
  removeConfirm: 'Yes, remove role',
  removed: 'Role removed',
  /** Only the last astrologer can be removed; the last admin cannot. */
  nobodyLeft:
    'No one can open the Astrologer Dashboard now, so payments cannot be verified. Please invite an astrologer below.',
  given: 'Role added',
  disabled: 'Closed',
  you: 'You',
  lastActive: 'Last active',
  problems: {
    'last-admin': 'This is the last admin. Please make someone else an admin first.',
    'role-not-held': 'This person no longer has this role.',
    'email-invalid': 'Please enter a valid email address',
    'not-staff': 'Please invite this person first. Only staff can have roles.',
  },
} as const
