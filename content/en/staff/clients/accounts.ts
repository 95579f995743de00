import { numberInWords } from '#content/words/numbers.ts'
import { INACTIVE_YEARS } from '#domain/privacy/retention.ts'

/** Texts of the list of accounts, and of the account on a person's card. */
export const ACCOUNTS = {
  title: 'Account',
  lead: 'Everyone who has an account, with or without a booking.',
  all: 'All',
  filters: { closed: 'Closed', leaving: 'To be deleted' },
  none: 'No accounts here',
  columns: { name: 'Name', contact: 'Contact', lastActive: 'Last active', state: 'State', note: 'Note' },
  isClosed: 'Closed',
  closeHint: 'Closing an account signs the person out right away and deletes nothing.',
  toTeam: 'Change roles',
  unverified: 'Email not verified',
  noEmail: 'No email',
  close: 'Close account',
  open: 'Reopen account',
  closed: 'Account closed',
  opened: 'Account reopened',
  leaves: 'Asked for deletion. Will be deleted after',
  leavesInactive: `Not signed in for ${numberInWords(INACTIVE_YEARS)} years. Will be deleted after`,
  problems: {
    'last-admin': 'This is the last admin. Make someone else an admin first.',
    'own-account': 'You cannot close your own account here. You can delete it under Profile.',
    'account-erased': 'This account was deleted and cannot be reopened.',
  },
} as const
