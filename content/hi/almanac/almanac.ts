import { FIRST_ALMANAC_YEAR, LAST_ALMANAC_YEAR } from '#domain/almanac/almanac-dates.ts'
import type { MonthReckoning } from '#domain/almanac/month-reckoning.ts'
import type * as en from '../../en/almanac/almanac.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the panchanga pages. */
export const ALMANAC: Texts<typeof en.ALMANAC> = {
  title: 'पंचांग',
  todayTitle: (city) => `${city} का आज का पंचांग`,
  dayTitle: (city, date) => `${city} का पंचांग, ${date}`,
  monthTitle: (city, month) => `${city} का पंचांग, ${month}`,
  dayDescription: (city, date) =>
    `${city}, ${date}: तिथि, नक्षत्र, योग और करण कब से कब तक, सूर्योदय और चंद्रोदय, राहु काल, चौघड़िया और होरा।`,
  monthDescription: (city, month) => `${city}, ${month}: हर दिन की तिथि, नक्षत्र, सूर्योदय और सूर्यास्त।`,
  lead: (place) => `${place} के लिए, सूर्योदय से अगले सूर्योदय तक।`,
  monthLead: (place) => `${place} के लिए हर दिन सूर्योदय के समय की तिथि और नक्षत्र। बाकी सब देखने के लिए दिन खोलें।`,
  nav: 'दिन और महीने',
  previousDay: 'पिछला दिन',
  nextDay: 'अगला दिन',
  previousMonth: 'पिछला महीना',
  nextMonth: 'अगला महीना',
  today: 'आज',
  wholeMonth: 'पूरा महीना',
  feed: 'मेरे कैलेंडर में जोड़ें',
  feedName: (city) => `${city} का पंचांग`,

  bar: {
    title: 'दिन एक नज़र में',
    label: 'सूर्योदय से सूर्योदय तक का दिन, समय के अनुपात में। नीचे की सूचियों में यही समय हैं।',
    now: 'रेखा इस समय को दिखाती है।',
    sun: 'सूर्य',
    day: 'दिन',
    night: 'रात',
    good: 'शुभ समय',
    kalam: 'राहु, यम, गुलिक',
    avoid: 'टालने योग्य दूसरे समय',
    choghadiya: 'चौघड़िया',
    hora: 'होरा',
  },
  limbs: 'पाँच अंग',
  sunAndMoon: 'सूर्य और चंद्र',
  good: 'शुभ समय',
  avoid: 'टालने योग्य समय',
  choghadiyaDay: 'दिन का चौघड़िया',
  choghadiyaNight: 'रात का चौघड़िया',
  horaDay: 'दिन की होरा',
  horaNight: 'रात की होरा',
  meetings: { vriddhi: 'वृद्धि', kshaya: 'क्षय' },
  meetingNotes: {
    vriddhi: 'वृद्धि: दो सूर्योदय पर रहती है, इसलिए दो दिन वही तिथि होती है।',
    kshaya: 'क्षय: दो सूर्योदय के बीच ही शुरू और समाप्त होती है, इसलिए किसी दिन की तिथि नहीं बनती।',
  },
  periods: {
    abhijit: 'अभिजीत मुहूर्त',
    amritaKala: 'अमृत काल',
    brahmaMuhurta: 'ब्रह्म मुहूर्त',
    godhuli: 'गोधूलि',
    rahuKalam: 'राहु काल',
    yamaganda: 'यमगंड',
    gulika: 'गुलिक काल',
    durMuhurta: 'दुर्मुहूर्त',
    varjyam: 'वर्ज्य',
  },
  shortPeriods: { rahuKalam: 'रा', yamaganda: 'य', gulika: 'गु' },
  exceptDuring: (names) => `${names.join(', ')} को छोड़कर`,
  qualities: { good: 'उत्तम', neutral: 'सामान्य', bad: 'टालने योग्य' },
  facts: {
    sunrise: 'सूर्योदय',
    sunset: 'सूर्यास्त',
    moonrise: 'चंद्रोदय',
    moonset: 'चंद्रास्त',
    none: 'इस दिन नहीं',
    paksha: 'पक्ष',
    amanta: 'मास (अमांत)',
    purnimanta: 'मास (पूर्णिमांत)',
    solarMonth: 'सूर्य की राशि',
    sankranti: 'संक्रांति',
    vikrama: 'विक्रम संवत',
    shaka: 'शक संवत',
    kali: 'कलि वर्ष',
    ritu: 'ऋतु',
    ayana: 'अयन',
  },
  pakshas: { shukla: 'शुक्ल पक्ष', krishna: 'कृष्ण पक्ष' },
  month: (name, isAdhika, isKshaya) => `${isAdhika ? 'अधिक ' : ''}${name}${isKshaya ? ' (क्षय)' : ''}`,
  vikrama: (year, gujarat) => (year === gujarat ? String(year) : `${year}, गुजरात में ${gujarat}`),
  bySeasons: (vedic, tropical) => (vedic === tropical ? vedic : `${vedic}, सायन गणना से ${tropical}`),
  sankranti: (sign, time) => `${sign}, ${time}`,
  ritus: {
    vasanta: 'वसंत',
    grishma: 'ग्रीष्म',
    varsha: 'वर्षा',
    sharad: 'शरद',
    hemanta: 'हेमंत',
    shishira: 'शिशिर',
  },
  ayanas: { uttarayana: 'उत्तरायण', dakshinayana: 'दक्षिणायन' },
  till: (time) => `${time} तक`,
  sunTimes: (rise, set) => `सूर्य ${rise} से ${set} तक`,
  noSun: 'सूर्योदय नहीं',
  otherSunrise: {
    hindu: 'सूर्योदय बिंब के मध्य से, अपवर्तन के बिना दिखाएँ',
    upperLimb: 'सूर्योदय बिंब के ऊपरी किनारे से, अपवर्तन सहित दिखाएँ',
  },
  otherMonths: {
    amanta: 'महीने अमावस्या तक गिनें (अमांत)',
    purnimanta: 'महीने पूर्णिमा तक गिनें (पूर्णिमांत)',
  },

  city: {
    title: 'आपका शहर',
    lead: 'यह इस ब्राउज़र में याद रहता है।',
    label: 'शहर या कस्बा',
    hint: 'जैसे पुणे (Pune), या Springfield, Illinois।',
    show: 'दिखाएँ',
    which: 'इनमें से कौन-सी जगह?',
    missing: 'शहर या कस्बे का नाम लिखें।',
    unknown: (typed) => `“${typed}” नाम की जगह हमें नहीं मिली। वर्तनी देखें, या पास का बड़ा शहर लिखें।`,
    others: 'दूसरे शहर',
  },
  problems: {
    title: 'यहाँ पंचांग नहीं है',
    city: 'यह शहर हमें नहीं मिला। नीचे खोजें।',
    time: `यह ${FIRST_ALMANAC_YEAR} से ${LAST_ALMANAC_YEAR} तक की तारीख नहीं है। दिन 2026-11-17 की तरह या महीना 2026-11 की तरह लिखें।`,
    sun: 'इस दिन यहाँ सूर्य उगता और डूबता नहीं, इसलिए दिन के भाग नहीं गिने जा सकते।',
  },
}

/** What a day names first: the month and the year as its readers count them. */
export const COUNTED_FIRST: { readonly month: MonthReckoning; readonly samvatsara: 'north' | 'south' } = {
  month: 'purnimanta',
  samvatsara: 'north',
}

/** The southern cycle of sixty years, from Prabhava. */
export const SAMVATSARAS =
  'प्रभव, विभव, शुक्ल, प्रमोद, प्रजापति, अंगिरा, श्रीमुख, भाव, युवा, धाता, ईश्वर, बहुधान्य, प्रमाथी, विक्रम, वृष, चित्रभानु, स्वभानु, तारण, पार्थिव, व्यय, सर्वजित, सर्वधारी, विरोधी, विकृति, खर, नंदन, विजय, जय, मन्मथ, दुर्मुख, हेविलंबी, विलंबी, विकारी, शार्वरी, प्लव, शुभकृत, शोभकृत, क्रोधी, विश्वावसु, पराभव, प्लवंग, कीलक, सौम्य, साधारण, विरोधकृत, परिधावी, प्रमादी, आनंद, राक्षस, नल, पिंगल, कालयुक्त, सिद्धार्थी, रौद्र, दुर्मति, दुंदुभी, रुधिरोद्गारी, रक्ताक्षी, क्रोधन, क्षय'.split(
    ', ',
  )

/** The cities that search engines are told about: the largest of India, and the places most asked for. */
export const LARGE_CITIES = [
  ['new-delhi', 'नई दिल्ली'],
  ['mumbai', 'मुंबई'],
  ['kolkata', 'कोलकाता'],
  ['bengaluru', 'बेंगलुरु'],
  ['chennai', 'चेन्नई'],
  ['hyderabad', 'हैदराबाद'],
  ['ahmedabad', 'अहमदाबाद'],
  ['pune', 'पुणे'],
  ['jaipur', 'जयपुर'],
  ['lucknow', 'लखनऊ'],
  ['varanasi', 'वाराणसी'],
  ['patna', 'पटना'],
  ['bhopal', 'भोपाल'],
  ['ujjain', 'उज्जैन'],
  ['bhubaneswar', 'भुवनेश्वर'],
  ['kochi', 'कोच्चि'],
] as const
