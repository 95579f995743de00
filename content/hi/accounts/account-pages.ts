import { numberInWords } from '#content/words/numbers.ts'
import { UNDO_DELETION_DAYS } from '#domain/privacy/retention.ts'
import type * as en from '../../en/accounts/account-pages.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the setup pages, the dashboard frame and the profile. */

export const ASTROLOGER_SETUP: Texts<typeof en.ASTROLOGER_SETUP> = {
  title: 'ज्योतिषी का खाता',
  lead: 'ज्योतिषी का खाता बनाएँ। यह केवल एक बार हो सकता है।',
  create: 'ज्योतिषी का खाता बनाएँ',
  creating: 'खाता बन रहा है…',
  success: 'ज्योतिषी का खाता बन गया',
  email: 'ईमेल',
  password: 'पहला पासवर्ड',
  once: 'यह पासवर्ड केवल एक बार दिखता है। इसे अभी लिख लें।',
  nextSteps: 'आगे क्या करें',
  steps: [
    'इस ईमेल और पासवर्ड से साइन इन करें।',
    'मेन्यू से ज्योतिषी का डैशबोर्ड खोलें।',
    'पासवर्ड बदलें। पहली बार साइन इन करने पर हम याद दिलाएँगे।',
  ],
  toSignIn: 'साइन इन करें',
  failed: 'ज्योतिषी का खाता नहीं बना',
}

export const CREATE_ADMIN: Texts<typeof en.CREATE_ADMIN> = {
  title: 'एडमिन का खाता',
  lead: 'एडमिन का खाता बनाएँ। यह केवल एक बार हो सकता है, इस ईमेल से:',
  leadWithout: 'एडमिन का खाता बनाएँ। यह केवल एक बार हो सकता है।',
  create: 'एडमिन का खाता बनाएँ',
  creating: 'खाता बन रहा है…',
  success: 'एडमिन का खाता बन गया',
  resetSent: 'पासवर्ड बनाने का ईमेल भेज दिया है।',
  toSignIn: 'साइन इन करें',
  failed: 'एडमिन का खाता नहीं बना',
}

export const SETUP_STATES: Texts<typeof en.SETUP_STATES> = {
  'link-needed':
    'इस पेज के लिए एक बार चलने वाला लिंक चाहिए, जो सर्वर शुरू होते समय दिखाता है। वही लिंक खोलें, या नया पाने के लिए सर्वर फिर शुरू करें।',
  done: 'यह हो चुका है। खाता पहले से है, इसलिए फिर नहीं बन सकता।',
}

export const SETUP_ADDRESS: Texts<typeof en.SETUP_ADDRESS> = {
  own: 'आपका ईमेल पता',
  another: 'कोई और ईमेल पता',
  hint: (preset) => `${preset} रखना हो तो खाली छोड़ें।`,
}

const INVITED_AS = { astrologer: 'ज्योतिषी', assistant: 'सहायक', admin: 'एडमिन' } as const

export const INVITATION: Texts<typeof en.INVITATION> = {
  title: 'टीम में शामिल हों',
  lead: (email, role) => `${email} को ${INVITED_AS[role]} के रूप में बुलाया गया है।`,
  join: 'निमंत्रण स्वीकार करें',
  joining: 'थोड़ा रुकें…',
  create: 'खाता बनाकर शामिल हों',
  signInFirst: 'इस ईमेल पते से आपका खाता पहले से है। निमंत्रण स्वीकार करने के लिए साइन इन करें।',
}

export const SOCIAL_ADDRESS: Texts<typeof en.SOCIAL_ADDRESS> = {
  title: 'बस एक काम और',
  lead: 'आपके ईमेल पते की पुष्टि नहीं हो पाई। जो पता आप इस्तेमाल करते हैं, वह लिखें। हम लिंक भेजेंगे, उसे इसी ब्राउज़र में खोलें।',
  send: 'लिंक भेजें',
  sent: 'अपना ईमेल देखें',
  sentDetail: 'साइन इन पूरा करने के लिए लिंक इसी ब्राउज़र में खोलें।',
  expired: 'साइन इन का समय निकल गया। फिर से शुरू करें।',
}

export const SOCIAL_SIGN_UP: Texts<typeof en.SOCIAL_SIGN_UP> = {
  title: 'अपना खाता बनाएँ',
  lead: 'आप यहाँ पहली बार हैं। सहमति देते ही इस विवरण से आपका खाता बन जाएगा।',
  cancel: 'खाता न बनाएँ',
}

export const FORM_DRAFT: Texts<typeof en.FORM_DRAFT> = {
  title: 'आपका सेव किया हुआ फ़ॉर्म',
  lead: 'यह फ़ॉर्म भेजने से पहले साइन आउट हो गया था, इसलिए यह हम तक नहीं पहुँचा। हमने इसे एक दिन के लिए सेव रखा है, और केवल आप देख सकते हैं।',
  wrote: 'आपने जो लिखा',
  send: 'अभी भेजें',
  discard: 'हटाएँ',
}

export const AGREE: Texts<typeof en.AGREE> = {
  'first-time': {
    title: 'हमारी शर्तें',
    lead: 'यह खाता हमने आपके लिए बनाया था। नियम और शर्तें और गोपनीयता नीति पढ़ें, और बताएँ कि आप सहमत हैं या नहीं।',
    notice: 'हमारी शर्तों पर आपकी सहमति अभी नहीं मिली है।',
  },
  changed: {
    title: 'हमारी शर्तें बदल गई हैं',
    lead: 'आपकी सहमति के बाद नियम और शर्तें या गोपनीयता नीति बदल गई है। इन्हें पढ़ें, और बताएँ कि आप सहमत हैं या नहीं।',
    notice: 'आपकी सहमति के बाद हमारी शर्तें बदल गई हैं।',
  },
  agree: 'मैं सहमत हूँ',
  agreeing: 'सेव हो रहा है…',
  otherwise: 'सहमत न हों तो अपनी जानकारी डाउनलोड करके खाता यहाँ से हटा सकते हैं:',
  profile: 'प्रोफ़ाइल',
  read: 'पढ़ें और सहमति दें',
  done: { tone: 'success', title: 'धन्यवाद', detail: 'आपकी सहमति सेव हो गई।' },
}

export const DASHBOARD: Texts<typeof en.DASHBOARD> = {
  title: 'मेरा डैशबोर्ड',
  welcome: (name) => `नमस्ते ${name} जी`,
  signOut: 'साइन आउट करें',
  tabs: 'आपका डैशबोर्ड',
  bookings: 'मेरी बुकिंग',
  profile: 'प्रोफ़ाइल',
  history: 'पुरानी बुकिंग',
  invoices: 'इनवॉइस',
  days: 'याद रखने के दिन',
  family: 'परिवार के दिन',
  enrollments: 'लिए गए कोर्स',
  noBookings: 'अभी कोई बुकिंग नहीं',
  noBookingsLead: 'परामर्श या कोर्स बुक करें, वह यहाँ दिखेगा।',
  bookConsultation: 'परामर्श बुक करें',
  exploreCourses: 'कोर्स देखें',
  noHistory: 'अभी कोई पुरानी बुकिंग नहीं',
  noHistoryLead: 'आपकी सभी बुकिंग यहाँ दिखेंगी, तारीख और टिप्पणी के साथ।',
  noInvoices: 'अभी कोई इनवॉइस नहीं',
  noInvoicesLead: 'हर बुकिंग का भुगतान होने पर उसका इनवॉइस यहाँ मिलेगा।',
}

export const PROFILE: Texts<typeof en.PROFILE> = {
  title: 'प्रोफ़ाइल',
  email: 'ईमेल',
  fullName: 'पूरा नाम',
  phone: 'फ़ोन',
  language: 'भाषा',
  languageHint: 'साइन इन के बाद के पेज और आपको भेजे गए ईमेल इसी भाषा में होंगे।',
  memberSince: 'कब से हमारे साथ',
  notProvided: 'नहीं लिखा',
  edit: 'प्रोफ़ाइल बदलें',
  save: 'बदलाव सेव करें',
  saving: 'सेव हो रहा है…',
  cancel: 'रहने दें',
  phoneHint: 'विदेश में हों तो देश का कोड भी लिखें।',
  changePassword: 'पासवर्ड बदलें',
  changeEmail: 'ईमेल बदलें',
  setPassword: 'पासवर्ड बनाएँ',
  setPasswordLead: 'आपका पासवर्ड नहीं है, और उसकी ज़रूरत भी नहीं। बनाना चाहें तो हम लिंक ईमेल कर देंगे।',
  sendPasswordLink: 'लिंक ईमेल करें',
  changeAccount: 'पासवर्ड, ईमेल और खाता हटाना',
  changeAccountLead: 'इन्हें बदलने या खाता हटाने से पहले पुष्टि करें कि यह आप ही हैं।',
  proveFirst: 'पुष्टि करें',
  currentPassword: 'अभी का पासवर्ड',
  newPassword: 'नया पासवर्ड',
  newEmail: 'नया ईमेल',
  sessions: 'आप कहाँ-कहाँ साइन इन हैं',
  thisBrowser: 'यह ब्राउज़र',
  lastSeen: 'पिछली बार',
  endSession: 'वहाँ साइन आउट करें',
  endOthers: 'बाकी सब जगह साइन आउट करें',
  views: 'आपका जन्म विवरण किसने देखा',
  viewedBy: (name, service) => `${name}, ${service} के लिए`,
  savedBirths: 'आपके सेव किए हुए जन्म विवरण',
  namelessStaff: 'हमारी टीम से कोई',
  formerStaff: 'हमारी टीम के पूर्व सदस्य',
  data: 'आपकी जानकारी',
  dataLead: 'हमारे पास आपकी जो भी जानकारी है, इनवॉइस सहित, एक फ़ाइल में डाउनलोड करें।',
  exportData: 'मेरी जानकारी डाउनलोड करें',
  deleteAccount: 'मेरा खाता हटाएँ',
  deleteLead: `मन बदलने के लिए आपके पास ${numberInWords(UNDO_DELETION_DAYS)} दिन हैं। उसके बाद हम आपकी निजी जानकारी हटा देंगे और आपके कोर्स नहीं खुलेंगे। कानून के अनुसार इनवॉइस रखने होते हैं, पर उनसे आपका नाम हटा दिया जाता है।`,
  endings: (count) =>
    count === 1
      ? 'यह बुकिंग तुरंत रद्द हो जाएगी। मन बदलने पर भी वापस नहीं आएगी:'
      : `ये ${count} बुकिंग तुरंत रद्द हो जाएँगी। मन बदलने पर भी वापस नहीं आएँगी:`,
  endingsRetained: 'विवरण हटने के बाद भी रिफ़ंड भेज सकें, इसलिए हम बुकिंग कोड और भुगतान की ट्रांज़ैक्शन ID रखते हैं, आपके नाम के बिना।',
  endsThen: 'तब तक की गई बुकिंग भी उसी दिन इसी रिफ़ंड नीति से रद्द हो जाएँगी।',
  deleteConfirm: 'मेरा खाता हटाएँ',
  deleteEmail: 'पुष्टि के लिए अपना ईमेल पता लिखें',
  deletionDue: (date) => `आपका खाता ${date} को हटाया जाएगा।`,
  keepAccount: 'मेरा खाता रहने दें',
}

export const CHANGE_PASSWORD: Texts<typeof en.CHANGE_PASSWORD> = {
  title: 'पासवर्ड बदलें',
  mustChange: 'खाता बनते समय आपका पासवर्ड स्क्रीन पर दिखा था। आगे बढ़ने से पहले अपना पासवर्ड चुनें।',
}

/** "Android पर Firefox", from what a session has stored. Version 0.2 stored the words. */
export function deviceText(device: string): string {
  if (!device.includes('/')) return device
  const [browser, system] = device.split('/')
  return system ? `${system} पर ${browser || UNKNOWN_BROWSER}` : browser || UNKNOWN_BROWSER
}

const UNKNOWN_BROWSER = 'कोई ब्राउज़र'
