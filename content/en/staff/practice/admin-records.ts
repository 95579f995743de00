/** Texts of the audit log. */
export const AUDIT = {
  title: 'Audit log',
  lead: 'Who did what, and when. Entries cannot be changed or deleted.',
  none: 'Nothing has happened yet',
  nobody: 'The site itself',
  erased: 'A deleted account',
  erasedClient: 'whose account was deleted',
  columns: { when: 'When', what: 'What', who: 'Who', about: 'About', details: 'Details' },
  email: (name: string) => `“${name}”`,
  emailTo: (name: string, recipient: string) => `“${name}” to ${recipient}`,
  yes: 'yes',
  no: 'no',
  change: (from: string, to: string) => `from ${from} to ${to}`,
} as const
