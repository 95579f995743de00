import type { DashaYearName } from '@muhurta/jyotish'
import type * as en from '../../en/charts/chart-conventions.ts'
import type { Texts } from '../../texts.ts'

/** Labels of the calculation settings, and texts that explain why two programs differ. */
export const AYANAMSA_LABELS: Texts<typeof en.AYANAMSA_LABELS> = {
  lahiri: 'लाहिरी',
  raman: 'रमन',
  krishnamurti: 'कृष्णमूर्ति (KP)',
  trueChitra: 'स्पष्ट चित्रा',
  lahiriIcrc: 'लाहिरी (ICRC)',
  yukteshwar: 'श्री युक्तेश्वर',
  jnBhasin: 'जे. एन. भसीन',
  kpNew: 'KP नया (बालचंद्रन, 2003)',
  kp291: 'KP, 291 से (सेंथिलातिबन, 2019)',
  truePushya: 'स्पष्ट पुष्य',
  trueRevati: 'स्पष्ट रेवती',
  suryaSiddhanta: 'सूर्य सिद्धांत',
  faganBradley: 'फ़ैगन-ब्रैडली',
}

export const NODE_LABELS: Texts<typeof en.NODE_LABELS> = { mean: 'मध्यम राहु', true: 'स्पष्ट राहु' }

export const HOUSE_LABELS: Texts<typeof en.HOUSE_LABELS> = {
  wholeSign: 'पूरी राशि के भाव',
  equalMiddle: 'समान भाव, लग्न मध्य में',
  sripati: 'श्रीपति भाव',
  kp: 'KP भाव (प्लेसिडस)',
}

export const SUNRISE_LABELS: Texts<typeof en.SUNRISE_LABELS> = {
  hindu: 'सूर्योदय बिंब के मध्य से, अपवर्तन के बिना',
  upperLimb: 'सूर्योदय बिंब के ऊपरी किनारे से, अपवर्तन सहित',
}

export const DASHA_YEAR_LABELS: Readonly<Record<DashaYearName, (days: number) => string>> = {
  julian: (days) => `${days} दिन (जूलियन वर्ष)`,
  sidereal: (days) => `${days} दिन (नाक्षत्र वर्ष)`,
  gregorian: (days) => `${days} दिन (ग्रेगोरियन वर्ष)`,
  tropical: (days) => `${days} दिन (सायन वर्ष)`,
  savana: (days) => `${days} दिन (सावन वर्ष)`,
}

export const CONVENTION_LINES: Texts<typeof en.CONVENTION_LINES> = {
  zodiac: (ayanamsa) => `${ayanamsa} अयनांश`,
  customAyanamsa: 'अपना',
  yearDays: (days) => `दशा का वर्ष ${days} दिन`,
  engine: (version) => `गणना ${version}`,
}

export const CONVENTION_LABELS: Texts<typeof en.CONVENTION_LABELS> = {
  ayanamsa: 'अयनांश',
  node: 'राहु और केतु',
  houseSystem: 'भाव',
  sunriseRule: 'सूर्योदय',
  yearDays: 'दशा का वर्ष',
}

export const DIFFERENCE: Texts<typeof en.DIFFERENCE> = {
  heading: 'मेरी कुंडली अलग क्यों है?',
  lead: 'दूसरे प्रोग्राम के मान यहाँ डालें, हर पंक्ति में एक। हम वे सेटिंग ढूँढते हैं जिनसे अंतर आता है।',
  label: 'दूसरे प्रोग्राम के मान',
  hint: 'अंग्रेज़ी में, जैसे “Moon 14° 23′ Scorpio”, “Lagna 5° 12′ 30″ Leo”, या दशा के आरंभ के लिए “Rahu 12 Mar 2004”।',
  explain: 'अंतर समझाएँ',
  missing: 'कृपया कम से कम एक मान डालें।',
  unread: (line) => `यह पंक्ति नहीं पढ़ी जा सकी: “${line}”। कृपया उदाहरण की तरह लिखें।`,
  agrees: 'ये मान इस कुंडली से मिलते हैं। कोई अंतर नहीं है।',
  explained: 'इन सेटिंग से ठीक वही मान आते हैं:',
  ambiguous: 'कई सेटिंग से ये मान आते हैं। सही सेटिंग पहचानने के लिए कोई और मान या ज़्यादा अंक डालें:',
  unexplained: 'हमारी किसी भी सेटिंग से ये मान नहीं आते। हो सकता है वहाँ समय या स्थान अलग लिखा गया हो।',
  notExplained: 'मान नहीं मिलाए जा सके। कृपया कनेक्शन देखें और फिर कोशिश करें।',
  notTested: {
    node: 'राहु और केतु: इन मानों से पता नहीं चलता',
    yearDays: 'दशा का वर्ष: इन मानों से पता नहीं चलता',
  },
  clocks: {
    'as-given': 'जो समय आपने लिखा',
    'hour-less': 'एक घंटा कम, जैसे ग्रीष्म समय या युद्ध समय न माना गया हो',
    'hour-more': 'एक घंटा ज़्यादा, जैसे ग्रीष्म समय माना गया हो',
    indian: 'भारतीय समय (IST)',
    greenwich: 'ग्रीनविच समय',
    'local-mean': 'स्थान का स्थानीय मध्यम समय',
    bombay: 'बंबई समय',
    calcutta: 'कलकत्ता समय',
  },
  clockLabel: 'घड़ी',
}
