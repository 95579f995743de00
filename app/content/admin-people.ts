/** Words for the people of the practice and those with an account. */
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
  inviteLead: 'They get an email with a link that makes their account, or adds the role to the one they have.',
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
