import { shortDateTime } from '#content/words/dates.ts'
import { plural } from '#content/words/grammar.ts'
import type { BackupCheckResult } from '#domain/backup-check.ts'
import { BACKUP_DAYS } from '#domain/privacy/retention.ts'

/** Texts of the place Practice: its first page, getting paid, and backups. */
export const PRACTICE_PLACE = {
  topics: {
    people: 'People',
    payment: 'Money',
    defaults: 'Defaults',
    emails: 'Emails',
    programs: 'Other programs',
    records: 'Records',
  },
  hours: 'Hours, notice and limits',
  hoursLine: 'For the whole practice and for each astrologer',
  orderLine: 'Their order and their samples',
  teamLine: 'Invitations, roles, profiles',
  emailsLine: 'Subjects and texts to clients',
  goLiveLine: 'Samples, and what is still to do',
  auditLine: 'Who did what, and when',
  backupsLine: (last: Date | null) => (last ? `Last one: ${shortDateTime(last)}` : 'None recorded yet'),
} as const

export const GETTING_PAID = {
  title: 'Getting paid',
  noMethods: 'Clients cannot pay yet. Set a UPI ID or another payment method.',
  noUpi: 'No UPI ID yet',
  offered: (methods: readonly string[]) => (methods.length === 0 ? 'None offered yet' : methods.join(', ')),
  next: (prefix: string) => `Numbers begin with ${prefix}`,
  gst: (mode: string, gstin: string | null) => (gstin ? `${mode}, ${gstin}` : mode),
  howClientsPay: 'How clients pay',
  invoices: 'Invoices',
} as const

export const BACKUPS = {
  title: 'Backups',
  lead: 'A backup is one file with everything: clients, bookings, payments, invoices, texts, uploaded files and the keys that read them.',
  last: (at: Date) => `The last backup was made on ${shortDateTime(at)}.`,
  size: (tables: number, files: number) =>
    `It has ${plural(tables, '1 table', `${tables} tables`)} and ${plural(files, '1 uploaded file', `${files} uploaded files`)}.`,
  none: 'No backup has been recorded yet. Ask your operator to make one.',
  old: 'That is more than two days ago. Ask your operator whether the nightly backup still runs.',
  checked: {
    sound: (at: Date) =>
      `The last check was on ${shortDateTime(at)}: the backup could be restored, and everything in it agrees.`,
    faulty: (at: Date) =>
      `The check on ${shortDateTime(at)} found problems: this backup may not be enough. Ask your operator today to run npm run fsck and to look into the log.`,
    'no-right': (at: Date) =>
      `The check on ${shortDateTime(at)} was not possible: the site may not create a scratch database. Ask your operator (docs/operations.md, “Backup and restore”).`,
    'no-room': (at: Date) =>
      `The check on ${shortDateTime(at)} was not possible: the disk has too little room. Ask your operator to make room.`,
    'too-slow': (at: Date) =>
      `The check on ${shortDateTime(at)} was stopped because it took too long. Ask your operator to restore one on another machine.`,
    failed: (at: Date) => `The check on ${shortDateTime(at)} was not possible. Ask your operator to look into the log.`,
  } satisfies Record<BackupCheckResult, (at: Date) => string>,
  checkResults: {
    sound: 'Everything agrees',
    faulty: 'Problems found',
    'no-right': 'Not checked: no scratch database allowed',
    'no-room': 'Not checked: too little room',
    'too-slow': 'Not checked: it took too long',
    failed: 'Not checked: see the log',
  } satisfies Record<BackupCheckResult, string>,
  problems: (count: number) => plural(count, '1 problem', `${count} problems`),
  notFromHere:
    'The server makes backups while the site runs: every night, unless your operator has chosen otherwise. It tries whether they can be restored, and deletes old ones. A backup is as confidential as the site itself, so it cannot be downloaded here.',
  forOperator: 'A line for your operator',
  operatorLead: 'Copy it into a message. It is all that they need.',
  message: (appUrl: string) =>
    `Let the backups of ${appUrl} outlive its server: set BACKUP_DIR to a folder on another disk and BACKUP_PASSPHRASE to a passphrase that is also written down elsewhere, copy the files to another machine, delete those older than ${BACKUP_DAYS} days there, and try a restore every three months: npm run restore into an empty database, then npm run fsck. The steps are in docs/operations.md, “Backup and restore”.`,
  check: 'How to check one',
  checkLines: [
    'Ask your operator to restore the newest file on another machine and to run the check there. It goes through money, slots, states, emails and encrypted rows.',
    'Sign in there and open your latest booking, its chart and its invoice.',
    'A restore never overwrites a site that has data: it refuses and says so.',
  ],
  privacy: `Clients whose account was deleted are still in older files. Your privacy policy says that these are gone after ${BACKUP_DAYS} days.`,
} as const

export const NEWEST_HASH = {
  title: 'Newest hash of the records',
  lead: 'Every entry of the audit log and every charge, payment and refund has a hash that also covers the entry before it. The newest one is in the name of each backup. Write it down outside this site too: if anybody changes or removes an entry later, even in the database, your operator finds it with this hash (npm run fsck -- --expect and the hash).',
  records: (count: number) => plural(count, '1 entry', `${count} entries`),
  whole: 'The whole hash',
} as const
