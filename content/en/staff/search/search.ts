import { plural } from '#content/words/grammar.ts'

/** Texts of the search of the staff area. */
export const STAFF_SEARCH = {
  title: 'Search',
  field: 'Find a client, booking, setting',
  submit: 'Find',
  lead: 'Type the first letters of a name, an email, a booking code, an invoice number, or of what you want to do, such as “price” or “block”.',
  none: 'Nothing begins like this.',
  found: (count: number) => plural(count, '1 result', `${count} results`),
  groups: {
    clients: 'Clients',
    bookings: 'Bookings',
    invoices: 'Invoices',
    services: 'Services and prices',
    ownPages: 'Pages of the site',
    pages: 'Pages and settings',
  },
} as const

/** What people type who mean a page but not its name. */
export const PAGE_WORDS: Readonly<Record<string, string>> = {
  '/staff': 'home day',
  '/staff/week': 'calendar free times',
  '/staff/week/diary': 'days off leave vacation rules notice meeting link',
  '/staff/week/calendars': 'google outlook feed',
  '/staff/clients': 'people phone tags',
  '/staff/bookings': 'sessions orders',
  '/staff/clients/calls': 'phone',
  '/staff/clients/messages': 'whatsapp sms reminder telephone',
  '/staff/money': 'payments verify upi claims',
  '/staff/money/received': 'income ledger earnings month',
  '/staff/money/invoices': 'credit notes refunds bills gift vouchers',
  '/staff/money/statements': 'bank csv',
  '/staff/money/reports': 'income figures statistics revenue gst tax',
  '/staff/money/exports': 'csv download',
  '/staff/inbox/messages': 'contact questions',
  '/staff/inbox/emails': 'mail sent failed',
  '/staff/tools/studio': 'horoscope kundali birth',
  '/staff/tools/charts': 'import jhd jagannatha hora list tags',
  '/staff/courses/courses': 'price fee students',
  '/staff/courses': 'students enrollments',
  '/staff/courses/students': 'progress lessons done',
  '/admin/blog': 'posts articles write',
  '/staff/website': 'texts site',
  '/staff/website/pages': 'add a page about us menu footer',
  '/staff/website/links': 'dead broken links check',
  '/staff/website/translations': 'hindi telugu languages translate',
  '/staff/services': 'prices fees cost',
  '/staff/services/packages': 'prices fees length duration',
  '/staff/services/coupons': 'discounts codes',
  '/staff/practice': 'settings',
  '/staff/practice/team': 'assistant invite',
  '/staff/practice/audit': 'history log',
  '/staff/practice/getting-paid': 'upi bank gst invoices money',
  '/staff/practice/backups': 'restore copy data',
}

/** Pages that are in no menu. */
export const MORE_PAGES = [
  {
    href: '/staff/clients/import',
    label: 'Import clients',
    words: 'csv vcard xlsx contacts spreadsheet upload list',
    place: 'Clients',
    rights: ['import-clients'],
  },
  {
    href: '/staff/week/hours',
    label: 'Weekly hours',
    words: 'opening times open',
    place: 'Week',
    rights: ['availability'],
  },
  {
    href: '/staff/week/special-days',
    label: 'Special days and holidays',
    words: 'closed festival exceptions',
    place: 'Week',
    rights: ['availability'],
  },
  { href: '/staff/week/block', label: 'Block time', words: 'close busy off', place: 'Week', rights: ['availability'] },
  {
    href: '/astrologer-dashboard',
    label: 'Astrologer Dashboard',
    words: 'upcoming reminders send',
    place: 'Today',
    rights: ['desk'],
  },
  {
    href: '/dashboard/profile',
    label: 'Your profile',
    words: 'password sign-in account name',
    place: 'Your account',
    rights: [],
  },
] as const
