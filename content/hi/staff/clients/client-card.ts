import { plural } from '#content/words/grammar.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { LONGEST_TAG, MOST_TAGS } from '#domain/accounts/client-tags.ts'
import { UNDO_DELETION_DAYS } from '#domain/privacy/retention.ts'
import type * as en from '../../../en/staff/clients/client-card.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of a client's card, with an account later, and of merging two cards. */
export const CLIENT_CARD: Texts<typeof en.CLIENT_CARD> = {
  language: 'ईमेल और पेजों की भाषा',
  title: 'क्लाइंट',
  jump: 'इस कार्ड के हिस्से',
  sections: {
    contact: 'संपर्क',
    tags: 'टैग',
    bookings: 'बुकिंग',
    ledger: 'हिसाब',
    family: 'परिवार और कुंडलियाँ',
    notes: 'निजी टिप्पणी',
    files: 'फ़ाइलें',
    consents: 'सहमतियाँ',
  },
  noTags: 'अभी कोई टैग नहीं। टैग से क्लाइंट फिर आसानी से मिलते हैं, जैसे “रवि जी का परिवार” या “रविवार को फ़ोन”।',
  addTag: 'नया टैग',
  add: 'टैग जोड़ें',
  tagAdded: (tag) => `टैग “${tag}” जुड़ गया`,
  tagRemoved: (tag) => `टैग “${tag}” हट गया`,
  removeTag: (tag) => `टैग “${tag}” हटाएँ`,
  clientsWithTag: (tag) => `टैग “${tag}” वाले सभी क्लाइंट`,
  tagRefusals: {
    'tag-invalid': `टैग ज़्यादा से ज़्यादा ${LONGEST_TAG} अक्षरों का लिखें।`,
    'too-many-tags': `एक क्लाइंट के ${MOST_TAGS} टैग हो सकते हैं। पहले कोई एक हटाएँ।`,
  },
  savedBirths: (count) =>
    plural(count, 'क्लाइंट ने एक व्यक्ति का जन्म विवरण सेव किया है।', `क्लाइंट ने ${count} लोगों के जन्म विवरण सेव किए हैं।`),
  noSavedBirths: 'क्लाइंट ने परिवार के किसी सदस्य का जन्म विवरण सेव नहीं किया है।',
  showBirths: 'सेव किए हुए जन्म विवरण दिखाएँ',
  birthsAreLogged: 'आपने इन्हें खोला है, यह क्लाइंट को उनकी प्रोफ़ाइल में दिखता है।',
  namelessBirth: 'बिना नाम',
  noTime: 'समय पता नहीं',
  aboutTime: (time) => `लगभग ${time}`,
  noCharts: 'जन्म विवरण वाली कोई बुकिंग अभी नहीं है।',
  brief: 'सेशन से पहले',
  studio: 'कुंडली स्टूडियो',
  noNotes: 'अभी कोई निजी टिप्पणी नहीं। टिप्पणी बुकिंग के पेज पर लिखी जाती है।',
  noFiles: 'अभी कोई फ़ाइल नहीं है।',
  noConsents: 'कोई सहमति दर्ज नहीं है। जो क्लाइंट साइन इन नहीं करते, वे फ़ोन पर सहमति देते हैं।',
  purposes: {
    'terms-and-privacy': 'नियम और शर्तें, गोपनीयता नीति',
    'birth-details': 'जन्म विवरण सेव रखना',
    'child-details': 'बच्चे का जन्म विवरण, अभिभावक के रूप में',
    'review-display': 'रिव्यू दिखाना',
  },
  consentGiven: (day, version) => `${day} को दी, ${version} के शब्दों पर`,
  consentWithdrawn: (day) => `${day} को वापस ली`,
}

export const GIVE_ADDRESS: Texts<typeof en.GIVE_ADDRESS> = {
  title: 'खाता बनाएँ',
  lead: 'क्लाइंट को ईमेल से एक लिंक जाता है, जिससे वे पते की पुष्टि करके पासवर्ड चुनते हैं। तब तक कुछ नहीं बदलता।',
  email: 'क्लाइंट का ईमेल',
  submit: 'लिंक भेजें',
  waiting: (email) => `${email} की पुष्टि का इंतज़ार है। लिंक फिर भेज सकते हैं, या किसी और पते पर।`,
  sent: (email) => `लिंक ${email} पर भेजा गया`,
  refusals: {
    'email-invalid': 'सही ईमेल पता लिखें।',
    'has-address': 'इस क्लाइंट का ईमेल पता पहले से है।',
    'address-taken': 'यह ईमेल पता किसी और क्लाइंट का है। दोनों एक ही व्यक्ति हों, तो इसके बदले दोनों कार्ड मिला दें।',
    'too-often': 'इस पते पर एक घंटे में हमारे कई ईमेल जा चुके हैं। कृपया बाद में फिर कोशिश करें।',
  },
}

export const MERGE: Texts<typeof en.MERGE> = {
  link: 'दूसरे कार्ड से मिलाएँ',
  title: (name) => `${name}: कार्ड मिलाएँ`,
  lead: 'एक ही क्लाइंट के दो कार्ड एक हो जाते हैं। पहले दूसरा कार्ड चुनें।',
  back: 'क्लाइंट पर वापस',
  search: 'दूसरा कार्ड नाम, ईमेल या फ़ोन से खोजें',
  find: 'दूसरा कार्ड खोजें',
  none: 'दूसरा कार्ड नहीं मिला',
  noneLead: 'नाम, ईमेल या फ़ोन से खोजें।',
  choose: (name) => `${name} को चुनें`,
  stays: 'यह कार्ड रहेगा',
  closes: 'यह कार्ड बंद होगा',
  facts: {
    email: 'ईमेल',
    phone: 'फ़ोन',
    bookings: 'बुकिंग',
    notes: 'निजी टिप्पणी',
    invoices: 'इनवॉइस और क्रेडिट नोट',
    payments: 'भुगतान की सूचनाएँ',
    ledgerEntries: 'हिसाब की एंट्री',
    courses: 'कोर्स',
    consents: 'सहमतियाँ',
  },
  noEmail: 'नहीं',
  explain:
    'बंद होने वाले कार्ड का सब कुछ दूसरे कार्ड में चला जाता है। इनवॉइस का नाम और नंबर वही रहता है जिससे वह बना था। इसे वापस नहीं ला सकते।',
  whichName: 'कौन-सा नाम रहेगा?',
  submit: 'दोनों कार्ड मिलाएँ',
  other: 'दूसरा कार्ड चुनें',
  done: 'दोनों कार्ड अब एक हैं',
  refusals: {
    'same-card': 'यह वही कार्ड है।',
    staff: 'टीम के किसी साथी का कार्ड नहीं मिला सकते।',
    'both-have-email':
      'दोनों क्लाइंट के ईमेल पते हैं और दोनों साइन इन कर सकते हैं, इसलिए ये कार्ड नहीं मिल सकते। बंद वही कार्ड हो सकता है जिसमें ईमेल पता न हो।',
    'name-not-chosen': 'चुनें कि कौन-सा नाम रहेगा।',
    'to-be-deleted': 'इनमें से एक क्लाइंट की जानकारी मिटने वाली है, इसलिए कार्ड नहीं मिल सकते।',
    'same-course': 'दोनों ने एक ही कोर्स बुक किया है। पहले उनमें से एक बुकिंग रद्द करें।',
    'both-have-it': 'दोनों के पास कुछ ऐसा है जो एक क्लाइंट का एक ही हो सकता है, इसलिए कार्ड नहीं मिल सकते।',
  },
}

/** For clients who ask the practice instead of doing it online. */
export const CLIENT_DATA: Texts<typeof en.CLIENT_DATA> = {
  link: 'जानकारी निकालें या मिटाएँ',
  title: 'क्लाइंट की जानकारी',
  lead: 'जब क्लाइंट पूछें कि उनकी क्या जानकारी आपके पास है, या उसे मिटाने को कहें। जिनका ईमेल पता है, वे दोनों काम अपनी प्रोफ़ाइल से भी कर सकते हैं।',
  exportTitle: 'जानकारी निकालें',
  exportLead:
    'एक फ़ाइल, जिसमें क्लाइंट की सारी जानकारी है, इनवॉइस और फ़ाइलें भी। इसे केवल क्लाइंट को दें, और पहले पक्का कर लें कि माँगने वाले वही हैं। यह बदलावों के रिकॉर्ड में लिखा जाता है।',
  asked: 'किसने माँगा, और कैसे?',
  askedHint: 'जैसे: क्लाइंट ने, फ़ोन पर; उनके अपने नंबर पर वापस फ़ोन किया। यह बदलावों के रिकॉर्ड में रहता है।',
  download: 'जानकारी डाउनलोड करें',
  eraseTitle: 'जानकारी मिटाएँ',
  eraseLead: `${numberInWords(UNDO_DELETION_DAYS)} दिनों तक इसे वापस ले सकते हैं। उसके बाद नाम, नंबर, जन्म विवरण, टिप्पणी, उत्तर और फ़ाइलें मिट जाती हैं। कानून के अनुसार इनवॉइस रखने होते हैं, पर बिना नाम के।`,
  endings: (count) =>
    plural(
      count,
      'यह बुकिंग तुरंत रद्द होती है, और मिटाना वापस लेने पर भी रद्द रहती है:',
      `ये ${count} बुकिंग तुरंत रद्द होती हैं, और मिटाना वापस लेने पर भी रद्द रहती हैं:`,
    ),
  endingsRetained: 'रिफ़ंड हमेशा की तरह पैसे में मिलेंगे, बुकिंग के कोड से।',
  refund: (amount) => `रिफ़ंड देना है: ${amount}`,
  refundOnceVerified: (amount) => `भुगतान की पुष्टि होने पर रिफ़ंड देना है: ${amount}`,
  noRefund: 'रिफ़ंड नहीं देना है।',
  confirm: 'क्लाइंट ने यही कहा है, और पक्का कर लिया गया है कि ये वही हैं।',
  erase: 'इस क्लाइंट की जानकारी मिटाएँ',
  scheduled: (day) => `इस क्लाइंट की सारी जानकारी ${day} को मिट जाएगी।`,
  undo: 'मिटाना वापस लें',
  toasts: { scheduled: 'क्लाइंट की जानकारी मिट जाएगी', undone: 'क्लाइंट की जानकारी अब नहीं मिटेगी' },
  refusals: {
    'not-confirmed': 'निशान लगाएँ कि क्लाइंट ने यही कहा है।',
    'request-missing': 'लिखें कि किसने माँगा, और कैसे।',
    'asked-themselves': 'क्लाइंट ने यह खुद वेबसाइट पर कहा है, और वे ही इसे वापस ले सकते हैं।',
    'already-requested': 'इस क्लाइंट की जानकारी मिटना पहले से तय है।',
    'bookings-changed': 'इस क्लाइंट की बुकिंग बदल गई हैं। सूची फिर पढ़ें।',
  },
}
