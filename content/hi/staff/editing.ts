import { tooLong } from '#content/frame/field-texts.ts'
import { plural } from '#content/words/grammar.ts'
import { duration, fileSize } from '#content/words/numbers.ts'
import { UNDO_REMOVAL_HOURS } from '#domain/content/undo-removal.ts'
import {
  MOST_BYTES_A_BOOKING,
  MOST_BYTES_A_CLIENT,
  MOST_BYTES_IN_ALL,
  MOST_UNPAID_BYTES,
} from '#domain/sessions/file-room.ts'
import type * as en from '../../en/staff/editing.ts'
import type { Texts } from '../../texts.ts'

export const EDITING: Texts<typeof en.EDITING> = {
  title: 'एडमिन',
  failed: { title: 'यह पेज नहीं खुला', detail: 'कुछ नहीं बदला है। कृपया फिर कोशिश करें।' },
  save: 'सेव करें',
  cancel: 'बिना सेव किए वापस',
  search: 'खोजें',
  searchButton: 'खोजें',
  more: 'अगला पेज',
  first: 'पहला पेज',
  nothingFound: 'कुछ नहीं मिला',
  nothingFoundLead: 'कम अक्षर या कोई और शब्द लिखकर देखें।',
  nothingYet: 'यहाँ अभी कुछ नहीं है',
  addFirst: (add) => `शुरू करने के लिए “${add}” चुनें।`,
  sample: 'नमूना',
  retired: 'साइट पर नहीं',
  seeOnSite: 'साइट पर देखें',
  saved: 'सेव हो गया',
  onSite: { now: 'अब साइट पर है।', soon: 'थोड़ी देर में साइट पर होगा।' },
  offSite: { now: 'अब साइट पर नहीं है।', soon: 'थोड़ी देर में साइट से हट जाएगा।' },
  added: 'जुड़ गया',
  deleted: 'मिट गया',
}

export const FIELD_RULES: Texts<typeof en.FIELD_RULES> = {
  missing: 'यह भरें',
  tooLong,
  tooManyLines: (most) => `ज़्यादा से ज़्यादा ${most} पंक्तियाँ लिखें`,
  wholeNumber: (from, to) => `${from} से ${to} तक की पूरी संख्या लिखें`,
  degrees: (most) => `-${most} से ${most} तक अंश लिखें, जैसे 23.1765`,
  rupees: 'रकम रुपयों में लिखें, जैसे 2,999',
  picture: 'तस्वीर अपलोड करें, या https:// से शुरू होने वाला लिंक लिखें',
  webAddress: 'https:// से शुरू होने वाला लिंक लिखें',
  mailAddress: 'सही ईमेल पता लिखें',
  choice: 'कोई एक चुनें',
  date: 'तारीख चुनें',
  timeOfDay: 'समय लिखें, जैसे 09:00',
}

export const CONFLICT: Texts<typeof en.CONFLICT> = {
  title: 'इस बीच किसी और ने इसे बदलकर सेव किया है',
  lead: 'किसी का लिखा मिटा नहीं है। आपका लिखा नीचे फ़ॉर्म में है। साइट पर अब यह है:',
  same: 'उन्होंने भी वही सेव किया है जो आपने लिखा है।',
  whatNow: 'उनके लिखे की जगह अपना रखना हो तो फिर सेव करें, और उनका रखना हो तो वापस जाएँ।',
}

export const DELETED_MEANWHILE: Texts<typeof en.DELETED_MEANWHILE> = {
  itself: {
    title: 'इस बीच किसी और ने इसे मिटा दिया है',
    detail: 'आपका लिखा नीचे फ़ॉर्म में है। इसे नया बनाकर साइट पर जोड़ना हो तो सेव करें, छोड़ना हो तो वापस जाएँ।',
  },
  parent: {
    title: 'यह जिसका हिस्सा है, उसे इस बीच किसी और ने मिटा दिया है',
    detail: 'आपका लिखा नीचे फ़ॉर्म में है। जो रखना हो, उसे कॉपी करके कहीं और जोड़ें।',
  },
}

const MOST_LISTED = 10

function listed(codes: readonly string[]): string {
  const shown = codes.slice(0, MOST_LISTED).join(', ')
  return codes.length > MOST_LISTED ? `${shown} और ${codes.length - MOST_LISTED} दूसरे` : shown
}

export const CONTENT: Texts<typeof en.CONTENT> = {
  moveUp: (title) => `ऊपर ले जाएँ: ${title}`,
  moveDown: (title) => `नीचे ले जाएँ: ${title}`,
  remove: 'मिटाएँ',
  removeAsk: (title) =>
    `“${title}” मिटाएँ? इसके अंदर का सब कुछ भी मिट जाएगा। ${duration(UNDO_REMOVAL_HOURS, 'hour')} तक इसे वापस ला सकते हैं।`,
  removeConfirm: 'हाँ, मिटाएँ',
  retire: 'साइट से हटाएँ',
  restore: 'साइट पर वापस लाएँ',
  retireHint: 'इसकी नई बुकिंग नहीं होगी। पहले की बुकिंग और लिए गए कोर्स बने रहते हैं।',
  acceptSamples: 'अपना बनाकर रखें',
  removeSamples: 'नमूने हटाएँ',
  samplesAccepted: (count) => plural(count, `${count} अब आपका अपना है`, `${count} अब आपके अपने हैं`),
  samplesRemoved: (count) => plural(count, `${count} हट गया`, `${count} हट गए`),
  samplesRestored: (count) => plural(count, `${count} वापस आ गया`, `${count} वापस आ गए`),
  nothingAccepted: 'कुछ अपना नहीं बना',
  nothingRemoved: 'कुछ नहीं हटा',
  nothingRestored: 'कुछ वापस नहीं आया',
  removeSamplesTitle: (count, many) =>
    `“${many}” से ${plural(count, 'यह', 'ये')} ${count} ${plural(count, 'नमूना', 'नमूने')} हटाएँ?`,
  removeSamplesLead: `केवल ये हटेंगे, और इनके अंदर का सब कुछ। ${duration(UNDO_REMOVAL_HOURS, 'hour')} तक इन्हें वापस ला सकते हैं।`,
  removeSamplesCancel: 'बिना हटाए वापस',
  samplesWithOwn: (count) =>
    plural(count, 'एक नमूना रहेगा, क्योंकि उसमें आपका अपना लिखा हुआ है।', `${count} नमूने रहेंगे, क्योंकि उनमें आपका अपना लिखा हुआ है।`),
  removeSamplesConfirm: (count) => `${count} हटाएँ`,
  removed: (count, when) => plural(count, `एक नमूना हटाया गया: ${when}।`, `${count} नमूने हटाए गए: ${when}।`),
  undoRemoval: 'वापस लाएँ',
  samples: (count) => plural(count, `इनमें से ${count} अभी नमूना है।`, `इनमें से ${count} अभी नमूने हैं।`),
  chooseService: 'ऐसी सेवा चुनें जो बिक रही हो।',
  nameTaken: 'यह नाम पहले से है। कोई और नाम चुनें।',
  sold: 'यह बिक चुका है, इसलिए इसे केवल साइट से हटा सकते हैं, मिटा नहीं सकते।',
  signInTaken: 'यह खाता किसी और ज्योतिषी का है। दूसरा चुनें।',
  signInUnknown: 'यह खाता अब किसी ज्योतिषी का नहीं है। दूसरा चुनें।',
  stillInvented: 'यह नमूना असली नहीं है। इसमें असली क्लाइंट का नाम और उनके शब्द लिखें।',
  inventedSamples: (count) =>
    `इनमें से ${count} असली नहीं, ${plural(count, 'बनाया हुआ नमूना है', 'बनाए हुए नमूने हैं')}। इन्हें हटाएँ, या असली क्लाइंट के नाम और शब्द लिखें।`,
  noSignIn: 'अभी कोई नहीं',
  principalNames: 'नाम, उपाधियाँ और फ़ोटो बदलें',
  principalAbout: 'ज्योतिषी का परिचय बदलें',
  principalStays: 'मुख्य ज्योतिषी साइट से नहीं हट सकते।',
  hasSessions: (codes) =>
    plural(
      codes.length,
      `एक सेशन अभी आगे है: ${codes.join('')}। पहले उसे दूसरे ज्योतिषी को दें या रद्द करें।`,
      `${codes.length} सेशन अभी आगे हैं: ${listed(codes)}। पहले उन्हें दूसरे ज्योतिषी को दें या रद्द करें।`,
    ),
}

/** The columns of a list of content. */
export const CONTENT_LIST: Texts<typeof en.CONTENT_LIST> = {
  title: 'नाम',
  order: 'क्रम',
  detail: 'विवरण',
  state: 'स्थिति',
}

export const EMAIL_PREVIEW: Texts<typeof en.EMAIL_PREVIEW> = {
  show: 'बिना सेव किए प्रीव्यू',
  title: 'एक नमूना बुकिंग के साथ प्रीव्यू',
  parts: {
    details: 'बुकिंग: MU7K3D9Q · सेवा: संपूर्ण कुंडली परामर्श · रकम: ₹3,001',
    button: '[ बटन ]',
    more: '(ईमेल का बाकी हिस्सा)',
  },
  sample: {
    code: 'MU7K3D9Q',
    service: 'संपूर्ण कुंडली परामर्श',
    way: 'UPI ट्रांज़ैक्शन ID',
    reference: '8901',
    course: 'प्राथमिक',
    level: 'प्राथमिक',
    amount: '₹3,001',
  },
}

export const ALMANAC_SEARCH: Texts<typeof en.ALMANAC_SEARCH> = {
  unknown: 'यह जगह हमारी सूची में नहीं है। वर्तनी फिर देखें, या अक्षांश और देशांतर लिखें।',
  several: (places) => `इस नाम की कई जगहें हैं। इनमें से एक लिखें: ${places.join('; ')}।`,
}

export const PRACTICE_PAGE: Texts<typeof en.PRACTICE_PAGE> = {
  title: 'हमारा केंद्र',
  lead: 'साइट आपके बारे में क्या बताती है, लोग आपसे कैसे संपर्क करें, और भुगतान कहाँ करें।',
  files: 'बुकिंग की फ़ाइलें',
  filesStored: (used) => `${fileSize(MOST_BYTES_IN_ALL)} में से ${fileSize(used)} भरे हैं।`,
  filesLimits: `एक बुकिंग की ${fileSize(MOST_BYTES_A_BOOKING)} तक और एक क्लाइंट की ${fileSize(MOST_BYTES_A_CLIENT)} तक। भुगतान की जाँच होने तक क्लाइंट ${fileSize(MOST_UNPAID_BYTES)} भेज सकते हैं, और बुकिंग रद्द हो या भुगतान का समय निकल जाए, तो ये फ़ाइलें हट जाती हैं।`,
  password: 'आपका पासवर्ड',
  passwordHint: 'हम पासवर्ड पूछते हैं, क्योंकि इसी से तय होता है कि क्लाइंट के पैसे कहाँ जाएँगे।',
  readTerms: 'नियम और शर्तें पढ़ें',
  readPrivacy: 'गोपनीयता नीति पढ़ें',
  wrongPassword: 'यह आपका पासवर्ड नहीं है',
  passwordNotSet: 'आप Google या Facebook से साइन इन करते हैं और पासवर्ड अभी नहीं है। पहले पासवर्ड बनाएँ, फिर भुगतान का तरीका बदलें।',
  numbersDrawn: 'इस वित्त वर्ष के इनवॉइस के नंबर शुरू हो चुके हैं, इसलिए पहला नंबर अब नहीं बदल सकता। 1 अप्रैल के बाद फिर बदल सकेंगे।',
  setPassword: 'पासवर्ड बनाएँ',
  busy: 'कृपया एक पल बाद फिर कोशिश करें',
  tooOften: 'कई बार कोशिश हो चुकी है। कृपया थोड़ा रुककर फिर कोशिश करें।',
  paymentSaved: {
    upi: 'UPI ID बदल गई। सभी एडमिन को ईमेल जाएगा।',
    ways: 'भुगतान के तरीके बदल गए। सभी एडमिन को ईमेल जाएगा।',
  },
}

/** The page of the site beside a form. */
export const PREVIEW: Texts<typeof en.PREVIEW> = {
  title: 'प्रीव्यू',
  show: 'प्रीव्यू',
  lead: 'पेज जैसा लोगों को दिखेगा। अभी कुछ सेव नहीं हुआ है।',
  incomplete: 'फ़ॉर्म पूरा भरने पर प्रीव्यू दिखेगा।',
  nameTaken: 'यह नाम या पता पहले से किसी और का है। दूसरा चुनने पर प्रीव्यू दिखेगा।',
  failed: 'प्रीव्यू नहीं आ सका। जो आपने लिखा, वह यहीं है। कृपया फिर कोशिश करें।',
}
