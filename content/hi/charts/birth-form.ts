import type * as en from '../../en/charts/birth-form.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the fields of a birth, in every form, and of the form for a chart. */
export const BIRTH_FORM: Texts<typeof en.BIRTH_FORM> = {
  heading: 'जन्म विवरण',
  fullName: 'पूरा नाम',
  birthDate: 'जन्म तिथि',
  birthTime: 'जन्म समय',
  birthPlace: 'जन्म स्थान',
  chooseDate: 'कैलेंडर से चुनें',
  closeCalendar: 'कैलेंडर बंद करें',
  noCalendar: 'कैलेंडर नहीं खुला। कृपया तारीख लिखें।',
  timeUnknown: 'समय पता नहीं',
  timeUnsure: 'सही समय पता नहीं',
  timeRoughly: 'लगभग समय पता है',
  timeKnown: 'समय कितना पक्का है?',
  timesKnown: {
    exact: 'बिल्कुल सही, या कुछ मिनट का फ़र्क',
    about: 'लगभग, आधे घंटे के अंदर',
    morning: 'सुबह',
    afternoon: 'दोपहर में',
    evening: 'शाम को',
    night: 'रात में',
    unknown: 'बिल्कुल पता नहीं',
  },
  timeHint: 'जन्म स्थान की घड़ी का समय, जितना सही पता हो।',
  timeOptionalHint: 'जन्म स्थान की घड़ी का समय। पता न हो तो खाली छोड़ें।',
  placeHint: 'शहर या कस्बा। बंबई, मद्रास जैसे पुराने नाम भी चलते हैं।',
  placeList: 'इस नाम की जगहें',
  placeSearching: 'जगह खोज रहे हैं',
  placesFound: (found) => (found === 1 ? '1 जगह मिली' : `${found} जगहें मिलीं। तीर वाले बटनों से चुनें।`),
  noPlaceFound: 'इस नाम की जगह नहीं मिली। दूसरी तरह लिखकर देखें, या अक्षांश और देशांतर लिखें।',
  noPlaceKept: 'इस नाम की जगह नहीं मिली। पास का बड़ा शहर चुनें, या जैसा लिखा है वैसा रहने दें।',
  choosePlace: 'सूची से जगह चुनें, ताकि उसका टाइम ज़ोन पता चले।',
  whichPlace: 'इनमें से कौन-सी जगह?',
  noneOfPlaces: 'इनमें से कोई नहीं। जैसा लिखा है, वैसा रखें।',
  coordinates: 'अक्षांश और देशांतर लिखें',
  latitude: 'अक्षांश (उत्तर में +)',
  longitude: 'देशांतर (पूर्व में +)',
  timeZone: 'टाइम ज़ोन',
  timeZoneHint: 'जैसे Asia/Kolkata। खाली छोड़ें तो हम खुद खोज लेंगे।',
  clock: 'आपके जन्म के कागज़ में किस घड़ी का समय है?',
  clockMore: 'जन्म के समय की मानक घड़ी',
  ownOffset: 'UTC से कितने घंटे और मिनट आगे',
  ownOffsetHint: 'जैसे +05:30 या -04:56।',
  guardian: 'मेरी उम्र 18 या उससे ज़्यादा है, और बच्चे के माता-पिता या अभिभावक के रूप में मेरी सहमति है।',
  generate: 'कुंडली बनाएँ',
  generating: 'कुंडली बन रही है',
  clear: 'मिटाकर फिर शुरू करें',
  privacy: 'जगह हम अपने सर्वर पर खोजते हैं। नाम, तारीख और समय आपके ब्राउज़र से बाहर नहीं जाते, और टैब बंद करते ही मिट जाते हैं।',
  privacyWithoutScript: 'JavaScript के बिना कुंडली हमारा सर्वर बनाता है और कुछ सेव नहीं करता।',
  conventions: 'गणना की सेटिंग',
}

/** Shown beside a field with a problem; each says what to do. */
export const BIRTH_PROBLEMS: Texts<typeof en.BIRTH_PROBLEMS> = {
  birthDate: { missing: 'जन्म तिथि लिखें', invalid: '1900 या उसके बाद की तारीख लिखें' },
  birthTime: {
    missing: 'जन्म समय लिखें, या नीचे बताएँ कि समय कितना पक्का है',
    invalid: '00:00 से 23:59 के बीच का समय लिखें',
  },
  birthPlace: { missing: 'जन्म स्थान लिखें', 'too-long': 'ज़्यादा से ज़्यादा 200 अक्षर लिखें' },
  latitude: { invalid: 'दोनों लिखें: अक्षांश -90 से 90 और देशांतर -180 से 180 तक' },
  timeZone: { invalid: 'यह टाइम ज़ोन हमें नहीं मिला। Asia/Kolkata जैसा नाम लिखें।' },
  clock: { missing: 'चुनें कि कागज़ में किस घड़ी का समय है' },
  ownOffset: { invalid: 'लिखें कि यह समय UTC से कितना आगे था, जैसे +05:30' },
  occurrence: { missing: 'दोनों में से कौन-सा समय है, चुनें' },
}

export const CLOCK_LABELS: Texts<typeof en.CLOCK_LABELS> = {
  standard: 'इलाके का मानक समय',
  bombay: 'बंबई समय (+04:51)',
  calcutta: 'कलकत्ता समय (+05:53:20)',
  localMean: 'जगह का स्थानीय मध्यम समय',
  own: 'कोई और अंतर',
}

export const CLOCK_NOTES: Texts<typeof en.CLOCK_NOTES> = {
  'war-time': 'इस तारीख को भारत की घड़ियाँ एक घंटा आगे थीं (युद्ध समय, UTC+06:30)। हमने यह ध्यान में रखा है।',
  'bombay-time': '1955 तक बंबई में भारतीय समय के साथ अपना समय (UTC+04:51) भी चलता था। देख लें कि आपके कागज़ में कौन-सा है।',
  'calcutta-time': '1948 तक कलकत्ता में भारतीय समय के साथ अपना समय (UTC+05:53:20) भी चलता था। देख लें कि आपके कागज़ में कौन-सा है।',
  'town-time': 'तब यहाँ कोई मानक समय नहीं था, हर शहर का अपना समय चलता था। देख लें कि आपके कागज़ में कौन-सा है।',
}

export const TIME_DOUBTS: Texts<typeof en.TIME_DOUBTS> = {
  repeated: 'इस रात घड़ियाँ पीछे की गई थीं, इसलिए यह समय दो बार आया। कौन-सा था?',
  skipped: 'इस रात घड़ियाँ आगे की गई थीं, इसलिए यह समय आया ही नहीं। कौन-सा ज़्यादा पास है?',
  first: (label) => `पहला, UTC${label} पर`,
  second: (label) => `दूसरा, UTC${label} पर`,
  before: (label) => `बदलने के बाद की घड़ी से, UTC${label}`,
  after: (label) => `बदलने से पहले की घड़ी से, UTC${label}`,
}

export const PROFILES: Texts<typeof en.PROFILES> = {
  heading: 'सेव किए हुए जन्म विवरण',
  lead: 'ये एन्क्रिप्ट करके रखे जाते हैं और इन्हें केवल आप देख सकते हैं। इन्हें यहाँ या सेशन बुक करते समय इस्तेमाल करें।',
  use: 'इस्तेमाल करें',
  forget: 'हटाएँ',
  save: 'यह जन्म विवरण सेव करें',
  saved: 'जन्म विवरण सेव हो गया',
  consent: 'मैं सहमत हूँ कि आप यह जन्म विवरण एन्क्रिप्ट करके तब तक रखें, जब तक मैं इसे न हटाऊँ।',
  signInFirst: 'अगली बार के लिए जन्म विवरण सेव करना हो तो साइन इन करें।',
  signIn: 'साइन इन करें',
  refusals: {
    'consent-missing': 'जन्म विवरण सेव करने के लिए निशान लगाएँ।',
    'too-many-profiles': 'जितने जन्म विवरण सेव हो सकते हैं, उतने हो चुके हैं। पहले कोई एक हटाएँ।',
    'profile-not-found': 'यह जन्म विवरण अब सेव नहीं है।',
  },
}
