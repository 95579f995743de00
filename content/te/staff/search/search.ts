import { plural } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/search/search.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the search of the staff area. */
export const STAFF_SEARCH: Texts<typeof en.STAFF_SEARCH> = {
  title: 'వెతకండి',
  field: 'క్లయింట్, బుకింగ్, సెట్టింగ్ వెతకండి',
  submit: 'వెతకండి',
  lead: 'పేరు, ఈమెయిల్, బుకింగ్ కోడ్ లేదా ఇన్‌వాయిస్ నంబర్ మొదటి అక్షరాలు రాయండి. లేదా ఏం చేయాలో రాయండి, ఉదాహరణకు “ధర”, “సెలవు”.',
  none: 'ఇలా మొదలయ్యేవి ఏమీ లేవు.',
  found: (count) => plural(count, '1 ఫలితం', `${count} ఫలితాలు`),
  groups: {
    clients: 'క్లయింట్లు',
    bookings: 'బుకింగ్‌లు',
    invoices: 'ఇన్‌వాయిస్‌లు',
    services: 'సేవలు, ధరలు',
    ownPages: 'సైట్ పేజీలు',
    pages: 'పేజీలు, సెట్టింగ్‌లు',
  },
}

/** What people type who mean a page but not its name, in Telugu and in English letters. */
export const PAGE_WORDS: typeof en.PAGE_WORDS = {
  '/staff': 'రోజు హోమ్ today home day',
  '/staff/week': 'క్యాలెండర్ ఖాళీ సమయాలు week calendar free times',
  '/staff/week/diary': 'సెలవు సెలవులు లీవ్ నియమాలు మీటింగ్ లింక్ hours days off leave vacation rules notice meeting link',
  '/staff/week/calendars': 'గూగుల్ లింక్ calendars google outlook feed',
  '/staff/clients': 'వ్యక్తులు ఫోన్ ట్యాగ్‌లు clients people phone tags',
  '/staff/bookings': 'సెషన్లు సంప్రదింపులు bookings sessions orders',
  '/staff/clients/calls': 'కాల్ call list phone',
  '/staff/clients/messages': 'వాట్సాప్ రిమైండర్ whatsapp sms messages reminder',
  '/staff/clients/waitlist': 'waitlist waiting',
  '/staff/money': 'చెల్లింపులు సరిచూడండి money payments verify upi claims',
  '/staff/money/received': 'ఆదాయం లెక్క నెల received income ledger earnings month',
  '/staff/money/invoices': 'రీఫండ్‌లు బిల్లులు క్రెడిట్ నోట్‌లు గిఫ్ట్ వోచర్లు invoices credit notes refunds bills gift vouchers',
  '/staff/money/statements': 'బ్యాంక్ statements bank csv',
  '/staff/money/reports': 'గణాంకాలు ఆదాయం పన్ను జీఎస్టీ reports income figures statistics revenue gst tax',
  '/staff/money/exports': 'డౌన్‌లోడ్ exports csv download',
  '/staff/inbox/messages': 'ప్రశ్నలు messages contact questions',
  '/staff/inbox/suggestions': 'suggestions',
  '/staff/inbox/reviews': 'సమీక్షలు reviews',
  '/staff/inbox/reminders': 'reminders',
  '/staff/inbox/emails': 'మెయిల్ పంపినవి చేరనివి emails mail sent failed',
  '/staff/tools/studio': 'కుండలి జన్మ quick chart horoscope kundali birth',
  '/staff/tools/charts': 'జాబితా ఫైళ్లు import jhd jagannatha hora saved charts',
  '/staff/courses/courses': 'ధర ఫీజు విద్యార్థులు courses lessons price fee students',
  '/staff/courses': 'విద్యార్థులు enrollments students',
  '/staff/courses/students': 'పూర్తయిన పాఠాలు students progress lessons done',
  '/admin/blog': 'వ్యాసాలు రాయండి blog posts articles write',
  '/staff/website': 'సైట్ మాటలు website texts site',
  '/staff/website/links': 'పనిచేయని లింకులు dead broken links check',
  '/staff/website/translations': 'అనువాదం భాష హిందీ తెలుగు hindi telugu languages translate',
  '/staff/website/pages': 'పేజీ జోడించండి మా గురించి మెనూ pages add a page about us menu footer',
  '/staff/services': 'ఫీజు services prices fees cost',
  '/staff/services/packages': 'ధరలు ఫీజు వ్యవధి నిమిషాలు consultations prices fees length duration',
  '/staff/services/coupons': 'తగ్గింపు కోడ్‌లు coupons discounts codes',
  '/staff/practice': 'సెట్టింగ్‌లు practice settings',
  '/staff/practice/team': 'సిబ్బంది సహాయకులు ఆహ్వానం team assistant invite',
  '/staff/practice/audit': 'చరిత్ర audit history log',
  '/staff/practice/getting-paid': 'డబ్బు బ్యాంక్ జీఎస్టీ ఇన్‌వాయిస్‌లు getting paid upi bank gst invoices money',
  '/staff/practice/backups': 'తిరిగి తీసుకురండి కాపీ backups restore copy data',
}

/** Pages that are in no menu. */
export const MORE_PAGES = [
  {
    href: '/staff/clients/import',
    label: 'ఫైల్ నుంచి క్లయింట్లు',
    words: 'csv vcard import excel కాంటాక్ట్‌లు జాబితా',
    place: 'క్లయింట్లు',
    rights: ['import-clients'],
  },
  {
    href: '/staff/week/hours',
    label: 'వారపు పని వేళలు',
    words: 'తెరిచే సమయాలు weekly hours opening times open',
    place: 'వారం',
    rights: ['availability'],
  },
  {
    href: '/staff/week/special-days',
    label: 'ప్రత్యేక రోజులు, సెలవులు',
    words: 'మూసి పండుగ special days holidays closed festival exceptions',
    place: 'వారం',
    rights: ['availability'],
  },
  {
    href: '/staff/week/block',
    label: 'సమయం మూసివేయండి',
    words: 'ఖాళీ లేదు సెలవు block time close busy off',
    place: 'వారం',
    rights: ['availability'],
  },
  {
    href: '/astrologer-dashboard',
    label: 'జ్యోతిష్కుల డాష్‌బోర్డ్',
    words: 'రాబోయే రిమైండర్లు పంపండి dashboard upcoming reminders send',
    place: 'ఈరోజు',
    rights: ['desk'],
  },
  {
    href: '/dashboard/profile',
    label: 'మీ ప్రొఫైల్',
    words: 'పాస్‌వర్డ్ సైన్ ఇన్ ఖాతా పేరు profile password sign-in account name',
    place: 'మీ ఖాతా',
    rights: [],
  },
] as const
