import { plural } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/search/search.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the search of the staff area. */
export const STAFF_SEARCH: Texts<typeof en.STAFF_SEARCH> = {
  title: 'खोजें',
  field: 'क्लाइंट, बुकिंग या सेटिंग खोजें',
  submit: 'खोजें',
  lead: 'नाम, ईमेल, बुकिंग कोड या इनवॉइस नंबर के पहले अक्षर लिखें, या जो करना है उसका शब्द, जैसे “कीमत” या “छुट्टी”।',
  none: 'इन अक्षरों से कुछ शुरू नहीं होता।',
  found: (count) => plural(count, `${count} चीज़ मिली`, `${count} चीज़ें मिलीं`),
  groups: {
    clients: 'क्लाइंट',
    bookings: 'बुकिंग',
    invoices: 'इनवॉइस',
    services: 'सेवाएँ और कीमतें',
    ownPages: 'साइट के पेज',
    pages: 'पेज और सेटिंग',
  },
}

/** What people type who mean a page but not its name: in Hindi, in English, and Hindi in Latin letters. */
export const PAGE_WORDS: Readonly<Record<string, string>> = {
  '/staff': 'होम दिन काम home today day aaj',
  '/staff/week': 'सप्ताह खाली समय कैलेंडर week calendar free times hafta',
  '/staff/week/diary': 'अवकाश नियम नोटिस मीटिंग लिंक उपलब्ध days off leave vacation rules meeting link chhutti',
  '/staff/week/calendars': 'गूगल आउटलुक google outlook calendars feed',
  '/staff/clients': 'लोग ग्राहक फ़ोन टैग clients people phone tags',
  '/staff/bookings': 'सेशन ऑर्डर bookings sessions orders',
  '/staff/clients/calls': 'कॉल calls phone',
  '/staff/clients/messages': 'व्हाट्सऐप एसएमएस रिमाइंडर whatsapp sms messages reminder',
  '/staff/clients/waitlist': 'प्रतीक्षा सूची waitlist',
  '/staff/money': 'पैसा भुगतान सत्यापन जाँच payments verify upi claims money paise bhugtan',
  '/staff/money/received': 'आमदनी आय हिसाब महीना कमाई received income ledger earnings month aamdani hisab',
  '/staff/money/invoices': 'बिल रसीद क्रेडिट नोट रिफ़ंड गिफ़्ट वाउचर invoices credit notes refunds bills gift vouchers',
  '/staff/money/statements': 'खाता पासबुक csv bank statements',
  '/staff/money/reports': 'रिपोर्ट आमदनी कर टैक्स जीएसटी reports income figures statistics revenue gst tax',
  '/staff/money/exports': 'डाउनलोड निर्यात csv download exports',
  '/staff/inbox/messages': 'संपर्क सवाल मैसेज contact questions messages sandesh',
  '/staff/inbox/suggestions': 'सामग्री suggestions',
  '/staff/inbox/reviews': 'राय समीक्षा reviews',
  '/staff/inbox/reminders': 'याद दिलाना reminders',
  '/staff/inbox/emails': 'मेल भेजे गए नहीं गए emails mail sent failed',
  '/staff/tools/studio': 'जन्म जन्मपत्री लग्न quick chart horoscope kundali kundli birth',
  '/staff/tools/charts': 'सूची फ़ाइल import jhd jagannatha hora saved charts',
  '/staff/tools/answer-templates': 'जवाब answer templates',
  '/staff/courses/courses': 'कीमत फ़ीस शुल्क विद्यार्थी courses lessons price fee students',
  '/staff/courses': 'विद्यार्थी दाखिला students enrollments',
  '/staff/courses/students': 'छात्र प्रगति पाठ पूरे students progress lessons done',
  '/admin/blog': 'लेख लिखें पोस्ट blog posts articles write',
  '/staff/website': 'साइट पाठ website texts site',
  '/staff/website/links': 'बंद लिंक जाँच dead broken links check',
  '/staff/website/translations': 'अनुवाद भाषा हिंदी तेलुगु hindi telugu languages translate',
  '/staff/website/pages': 'नया पेज हमारे बारे में मेन्यू फ़ुटर add a page about us menu footer',
  '/staff/website/teachers': 'गुरु अध्यापक teachers',
  '/staff/services': 'दाम शुल्क फ़ीस दर services prices fees cost keemat',
  '/staff/services/packages': 'कीमत दाम फ़ीस अवधि consultations prices fees length duration',
  '/staff/services/coupons': 'छूट कोड coupons discounts codes',
  '/staff/practice': 'सेटिंग practice settings',
  '/staff/practice/team': 'सहायक साथी निमंत्रण team assistant invite',
  '/staff/practice/audit': 'इतिहास लॉग audit history log',
  '/staff/practice/getting-paid': 'पैसे यूपीआई बैंक खाता जीएसटी इनवॉइस upi bank gst invoices money getting paid',
  '/staff/practice/backups': 'वापस लाना कॉपी डेटा backups restore copy data',
}

/** Pages that are in no menu. */
export const MORE_PAGES = [
  {
    href: '/staff/clients/import',
    label: 'क्लाइंट फ़ाइल से लाएँ',
    words: 'csv vcard import excel संपर्क सूची',
    place: 'क्लाइंट',
    rights: ['import-clients'],
  },
  {
    href: '/staff/week/hours',
    label: 'हर हफ़्ते के घंटे',
    words: 'काम के घंटे खुला समय weekly hours opening times open',
    place: 'हफ़्ता',
    rights: ['availability'],
  },
  {
    href: '/staff/week/special-days',
    label: 'विशेष दिन और छुट्टियाँ',
    words: 'बंद त्योहार special days holidays closed festival exceptions',
    place: 'हफ़्ता',
    rights: ['availability'],
  },
  {
    href: '/staff/week/block',
    label: 'समय बंद करें',
    words: 'ब्लॉक व्यस्त छुट्टी block time close busy off',
    place: 'हफ़्ता',
    rights: ['availability'],
  },
  {
    href: '/astrologer-dashboard',
    label: 'ज्योतिषी का डैशबोर्ड',
    words: 'आने वाले रिमाइंडर भेजें astrologer dashboard upcoming reminders send',
    place: 'आज',
    rights: ['desk'],
  },
  {
    href: '/dashboard/profile',
    label: 'आपकी प्रोफ़ाइल',
    words: 'पासवर्ड साइन इन खाता नाम profile password sign-in account name',
    place: 'आपका खाता',
    rights: [],
  },
] as const
