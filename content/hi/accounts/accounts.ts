import { numberInWords } from '#content/words/numbers.ts'
import { FEWEST_NAME_CHARACTERS, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#domain/accounts/accounts.ts'
import { OF_AGE_YEARS } from '#domain/accounts/age.ts'
import { CODE_DIGITS, CODE_MINUTES } from '#domain/accounts/sign-in-codes.ts'
import { UNDO_DELETION_DAYS } from '#domain/privacy/retention.ts'
import type * as en from '../../en/accounts/accounts.ts'
import type { Texts } from '../../texts.ts'
import { CODE_LENGTH } from './code-length.ts'

const UNDO_DAYS = `${numberInWords(UNDO_DELETION_DAYS)} दिन`
const SHORT_NAME = `पूरा नाम कम से कम ${FEWEST_NAME_CHARACTERS} अक्षरों का लिखें`

/** Texts of signing up, in and out. Titles and details of toasts come in pairs. */

export const AUTH: Texts<typeof en.AUTH> = {
  title: 'स्वागत है',
  lead: 'साइन इन करें और परामर्श, कोर्स और इनवॉइस एक ही जगह पाएँ।',
  tabs: 'साइन इन करें या खाता बनाएँ',
  signIn: 'साइन इन करें',
  signUp: 'खाता बनाएँ',
  email: 'ईमेल',
  password: 'पासवर्ड',
  fullName: 'पूरा नाम',
  createAccount: 'खाता बनाएँ',
  forgot: 'पासवर्ड याद नहीं?',
  signingIn: 'साइन इन हो रहा है…',
  creatingAccount: 'खाता बन रहा है…',
  sending: 'भेज रहे हैं…',
  trusted: '1000 से ज़्यादा लोगों का भरोसा',
  or: 'या',
  usePassword: 'पासवर्ड से साइन इन करें',
  socialConsent: 'यहाँ पहली बार हैं तो खाता बनाने से पहले हम आपकी सहमति लेंगे।',
  passwordHint: `कम से कम ${SHORTEST_PASSWORD} अक्षर। छोटा-सा वाक्य याद रखना आसान है और उसका अंदाज़ा लगाना मुश्किल।`,
  booking: (service) => `${service} की बुकिंग चल रही है। इसके बाद हम आपको फ़ॉर्म पर वापस ले जाएँगे।`,
  formDraft:
    'काफ़ी देर तक कुछ न होने से साइन आउट हो गया था। आपने जो अभी भेजा, वह हमने सेव कर लिया है। उसे भेजने के लिए फिर साइन इन करें।',
  checkEmail: 'हमने आपके लिखे पते पर ईमेल भेजा है। उसका लिंक खोलकर खाते की पुष्टि करें और आगे बढ़ें।',
  resend: 'ईमेल नहीं आया? फिर भेजें।',
}

export const SIGN_IN_CODE: Texts<typeof en.SIGN_IN_CODE> = {
  offer: 'ईमेल पर कोड पाएँ',
  title: 'कोड लिखें',
  lead: `हम आपको ${CODE_LENGTH} कोड ईमेल करेंगे। पासवर्ड की ज़रूरत नहीं। यहाँ पहली बार हैं तो इसी कोड से खाता भी बन जाएगा।`,
  send: 'कोड ईमेल करें',
  sentTo: (email) => `हमने ${email} पर ${CODE_LENGTH} कोड भेजा है।`,
  sentHint: `यह ${numberInWords(CODE_MINUTES)} मिनट तक और केवल इसी ब्राउज़र में चलता है। न आए तो स्पैम फ़ोल्डर देखें।`,
  sentBefore: {
    tone: 'note',
    title: 'पहले भेजा हुआ कोड लिखें',
    detail: 'इस पते पर हम कई कोड भेज चुके हैं। सबसे नया कोड अब भी चलता है।',
  },
  code: `${CODE_LENGTH} कोड`,
  consentHint: 'केवल पहली बार ज़रूरी है।',
  enter: 'आगे बढ़ें',
  entering: 'जाँच रहे हैं…',
  another: 'नया कोड भेजें या ईमेल बदलें',
  toPassword: 'पासवर्ड से साइन इन करें',
}

export const PROVIDERS: Texts<typeof en.PROVIDERS> = { google: 'Google', facebook: 'Facebook' }

export const SOCIAL_BUTTONS: Texts<typeof en.SOCIAL_BUTTONS> = {
  google: 'Google से आगे बढ़ें',
  facebook: 'Facebook से आगे बढ़ें',
}

export const CONSENT: Texts<typeof en.CONSENT> = {
  agree: `मेरी उम्र कम से कम ${OF_AGE_YEARS} साल है, और मैंने {terms} और {privacy} पढ़ ली हैं और उनसे सहमत हूँ`,
  terms: 'नियम और शर्तें',
  privacy: 'गोपनीयता नीति',
  under18: `उम्र ${OF_AGE_YEARS} साल से कम है? माता-पिता या अभिभावक खाता बनाकर आपके लिए बुक कर सकते हैं।`,
}

export const RESET: Texts<typeof en.RESET> = {
  title: 'नया पासवर्ड बनाएँ',
  lead: 'अपना ईमेल पता लिखें, हम नया पासवर्ड बनाने का लिंक भेजेंगे।',
  email: 'ईमेल',
  cancel: 'रहने दें',
  send: 'लिंक भेजें',
  newTitle: 'नया पासवर्ड चुनें',
  newPassword: 'नया पासवर्ड',
  save: 'नया पासवर्ड सेव करें',
  saving: 'सेव हो रहा है…',
  linkUnusable: 'यह लिंक इस्तेमाल हो चुका है, पुराना हो गया है, या इसके बाद नया लिंक भेजा गया है। नीचे से नया लिंक मँगवाएँ।',
}

export const RESEND: Texts<typeof en.RESEND> = {
  title: 'ईमेल की पुष्टि करें',
  lead: 'जिस ईमेल पते से खाता बनाया था, वह लिखें। हम पुष्टि का ईमेल फिर भेजेंगे।',
  send: 'पुष्टि का ईमेल भेजें',
}

export const TOASTS: Texts<typeof en.TOASTS> = {
  signedUp: { tone: 'success', title: 'हो गया!', detail: 'खाते की पुष्टि के लिए अपना ईमेल देखें' },
  welcomeBack: { tone: 'success', title: 'फिर से स्वागत है!', detail: 'साइन इन हो गया।' },
  welcomeNew: {
    tone: 'success',
    title: 'स्वागत है!',
    detail: 'आपका खाता तैयार है। चाहें तो प्रोफ़ाइल में पासवर्ड बनाएँ।',
  },
  passwordRemoved: {
    tone: 'note',
    title: 'फिर से स्वागत है!',
    detail:
      'खाते की सुरक्षा के लिए हमने पुराना पासवर्ड हटा दिया, क्योंकि पक्का नहीं था कि वह आपका बनाया हुआ है। प्रोफ़ाइल में नया बना सकते हैं।',
  },
  signedOut: { tone: 'note', title: 'साइन आउट', detail: 'साइन आउट हो गया है।' },
  resetSent: {
    tone: 'success',
    title: 'ईमेल भेज दिया',
    detail: 'नया पासवर्ड बनाने का तरीका आपके ईमेल में है',
  },
  signInRequired: { tone: 'note', title: 'साइन इन ज़रूरी है', detail: 'वह पेज खोलने के लिए साइन इन करें।' },
  resetArrived: { tone: 'note', title: 'नया पासवर्ड', detail: 'नीचे अपना नया पासवर्ड लिखें।' },
  passwordReset: { tone: 'success', title: 'पासवर्ड बदल गया', detail: 'नए पासवर्ड से साइन इन करें।' },
  passwordChanged: {
    tone: 'success',
    title: 'पासवर्ड बदल गया',
    detail: 'बाकी सभी ब्राउज़र में साइन आउट हो गया है।',
  },
  verificationSent: {
    tone: 'success',
    title: 'पुष्टि का ईमेल भेज दिया',
    detail: 'अगर उस पते की पुष्टि बाकी है, तो ईमेल पहुँच रहा है।',
  },
  verified: { tone: 'success', title: 'ईमेल की पुष्टि हो गई', detail: 'धन्यवाद। साइन इन भी हो गया।' },
  addressChangeSent: {
    tone: 'success',
    title: 'अपने नए पते पर ईमेल देखें',
    detail: 'वहाँ भेजे लिंक से पुष्टि करते ही आपका ईमेल पता बदल जाएगा।',
  },
  addressConfirmed: {
    tone: 'success',
    title: 'ईमेल की पुष्टि हो गई',
    detail: 'अब पासवर्ड चुनें। ईमेल और इसी पासवर्ड से साइन इन होगा।',
  },
  addressChanged: {
    tone: 'success',
    title: 'ईमेल बदल गया',
    detail: 'अब नए पते से साइन इन करें। बाकी सभी ब्राउज़र में साइन आउट हो गया है।',
  },
  passwordLinkSent: {
    tone: 'success',
    title: 'अपना ईमेल देखें',
    detail: 'ईमेल के लिंक से पासवर्ड चुनें। फिर उसी से साइन इन करें।',
  },
  newsletterStopped: { tone: 'success', title: 'ईमेल बंद हो गए', detail: 'अब हमारा न्यूज़लेटर नहीं आएगा।' },
  profileSaved: { tone: 'success', title: 'प्रोफ़ाइल सेव हो गई', detail: 'आपके बदलाव सेव हो गए।' },
  sessionEnded: { tone: 'success', title: 'साइन आउट हो गया', detail: 'वह ब्राउज़र साइन आउट हो गया।' },
  deletionRequested: {
    tone: 'note',
    title: 'आपका खाता हटाया जाएगा',
    detail: `मन बदलने के लिए आपके पास ${UNDO_DAYS} हैं।`,
  },
  deletionRequestedWithBookings: {
    tone: 'note',
    title: 'आपका खाता हटाया जाएगा',
    detail: `आपकी बुकिंग रद्द हो गई हैं, उनके ईमेल भेज दिए हैं। मन बदलने के लिए आपके पास ${UNDO_DAYS} हैं।`,
  },
  deletionUndone: { tone: 'success', title: 'खाता बना रहेगा', detail: 'आपका खाता नहीं हटाया जाएगा।' },
  joined: { tone: 'success', title: 'टीम में स्वागत है', detail: 'आपकी नई भूमिका अब चालू है।' },
  joinedNew: { tone: 'success', title: 'टीम में स्वागत है', detail: 'नए पासवर्ड से साइन इन करें।' },
}

/** Titles of refusals. */
export const PROBLEM_TITLES: Texts<typeof en.PROBLEM_TITLES> = {
  validation: 'फिर देखें',
  signIn: 'साइन इन नहीं हुआ',
  signUp: 'खाता नहीं बना',
  error: 'गड़बड़ हो गई',
}

export const SIGN_IN_PROBLEMS: Texts<typeof en.SIGN_IN_PROBLEMS> = {
  'credentials-missing': 'ईमेल और पासवर्ड दोनों लिखें',
  'invalid-credentials': 'ईमेल या पासवर्ड सही नहीं है',
  'address-unverified': 'खाते की पुष्टि के लिए अपना ईमेल देखें',
  busy: 'अभी बहुत लोग साइन इन कर रहे हैं। थोड़ी देर बाद फिर कोशिश करें।',
}

export const CODE_PROBLEMS: Texts<typeof en.CODE_PROBLEMS> = {
  'code-missing': `हमारे ईमेल के ${numberInWords(CODE_DIGITS)} अंक लिखें`,
  'code-unusable': 'यह कोड अब नहीं चलता। नया कोड मँगवाएँ।',
}

export function wrongCodeText(triesLeft: number): string {
  return `यह हमारा भेजा कोड नहीं है। आप ${numberInWords(triesLeft)} बार और कोशिश कर सकते हैं।`
}

export const SIGN_UP_PROBLEMS: Texts<typeof en.SIGN_UP_PROBLEMS> = {
  'name-too-short': SHORT_NAME,
  'email-invalid': 'ईमेल पता फिर देखें',
  'consent-missing': `पुष्टि करें कि आपकी उम्र ${OF_AGE_YEARS} साल या ज़्यादा है और आप नियमों और शर्तों तथा गोपनीयता नीति से सहमत हैं। उम्र कम हो तो माता-पिता या अभिभावक खाता बना सकते हैं।`,
  busy: 'खाता नहीं बन पाया। कृपया फिर कोशिश करें।',
}

export const RESET_PROBLEMS: Texts<typeof en.RESET_PROBLEMS> = {
  'email-missing': 'अपना ईमेल पता लिखें',
  'email-invalid': 'ईमेल पता फिर देखें',
  failed: 'ईमेल नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  unexpected: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
}

export const WEAKNESSES: Texts<typeof en.WEAKNESSES> = {
  'too-short': `पासवर्ड कम से कम ${SHORTEST_PASSWORD} अक्षरों का रखें`,
  'too-long': `पासवर्ड ${LONGEST_PASSWORD} अक्षरों से लंबा न रखें`,
  'unusable-character': 'पासवर्ड में एक ऐसा अक्षर है जो इस्तेमाल नहीं हो सकता',
  common: 'यह पासवर्ड बहुत लोग रखते हैं, कोई और चुनें',
  'own-address': 'पासवर्ड आपके ईमेल पते से न बना हो',
  'own-name': 'पासवर्ड आपके नाम से न बना हो',
  'site-name': 'पासवर्ड इस साइट के नाम से न बना हो',
}

export const SOCIAL_NOT_SET_UP: Texts<typeof en.SOCIAL_NOT_SET_UP> = {
  google: 'इस साइट पर Google से साइन इन अभी चालू नहीं है',
  facebook: 'इस साइट पर Facebook से साइन इन अभी चालू नहीं है',
}

export const SOCIAL_PROBLEMS: Texts<typeof en.SOCIAL_PROBLEMS> = {
  cancelled: 'साइन इन पूरा नहीं हुआ। कुछ नहीं बदला है, आप फिर कोशिश कर सकते हैं।',
  'state-unknown': 'साइन इन का समय निकल गया या वह दूसरे ब्राउज़र में शुरू हुआ था। कृपया फिर कोशिश करें।',
  'code-refused': 'Google या Facebook ने साइन इन की पुष्टि नहीं की। कृपया फिर कोशिश करें।',
  'provider-unavailable': 'Google या Facebook से अभी जवाब नहीं आ रहा। पासवर्ड से साइन इन करें, या बाद में कोशिश करें।',
  'account-closed': 'यह खाता बंद हो चुका है। हमें लिखें।',
}

export const PASSWORD_CHECK_PROBLEMS: Texts<typeof en.PASSWORD_CHECK_PROBLEMS> = {
  'wrong-password': 'यह आपका अभी का पासवर्ड नहीं है',
  'password-not-set': 'आपका पासवर्ड अभी बना नहीं है। पहले प्रोफ़ाइल में बनाएँ।',
  busy: 'अभी बहुत लोग साइन इन कर रहे हैं। थोड़ी देर बाद फिर कोशिश करें।',
  'same-password': 'नया पासवर्ड अभी वाले से अलग रखें',
  'address-differs': 'अपना ईमेल पता ठीक वैसा ही लिखें',
  'bookings-changed': 'पेज खुलने के बाद आपकी बुकिंग या रिफ़ंड में बदलाव हुआ है। पुष्टि से पहले विवरण फिर पढ़ें।',
  'last-admin': 'आप अकेले एडमिन हैं। पहले किसी और को एडमिन बनाएँ।',
  'email-invalid': 'ईमेल पता फिर देखें',
}

export const PROFILE_PROBLEMS: Texts<typeof en.PROFILE_PROBLEMS> = {
  'name-too-short': SHORT_NAME,
  'phone-invalid': 'फ़ोन नंबर फिर देखें',
}

type Wait = { readonly retryAfterSeconds: number; readonly isMailboxFull?: true }

/** Says how long to wait before the next try, and where to look for the emails that were sent. */
export function tooOftenText({ retryAfterSeconds, isMailboxFull }: Wait): string {
  const wait = waitText(retryAfterSeconds)
  return isMailboxFull
    ? `इस पते पर हम कई ईमेल भेज चुके हैं, इसलिए एक और नहीं भेजा। सबसे नया ईमेल इनबॉक्स और स्पैम में देखें, या ${wait} बाद फिर कोशिश करें।`
    : `कई बार कोशिश हो चुकी है। कृपया ${wait} रुककर फिर कोशिश करें।`
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} मिनट` : `${Math.ceil(minutes / 60)} घंटे`
}

/** Pages that a link in an email opens; nothing happens until their button is pressed. */
export const CONFIRMATIONS: Texts<typeof en.CONFIRMATIONS> = {
  verify: {
    title: 'ईमेल की पुष्टि करें',
    lead: 'पुष्टि करें कि यह ईमेल पता आपका है। इसके बाद साइन इन हो जाएगा।',
    button: 'पुष्टि करें',
    notMine: 'अगर आपने यहाँ खाता नहीं बनाया, तो यह पेज बंद कर दें।',
  },
  changeAddress: {
    title: 'नए ईमेल की पुष्टि करें',
    lead: 'अब से साइन इन इसी पते से होगा और हम आपको यहीं लिखेंगे। बाकी सभी ब्राउज़र में साइन आउट हो जाएगा।',
    button: 'यही पता रखें',
    notMine: 'अगर आपने यह बदलाव नहीं माँगा, तो यह पेज बंद कर दें।',
  },
  firstAddress: {
    title: 'ईमेल की पुष्टि करें',
    lead: 'पुष्टि करें कि यह ईमेल पता आपका है। फिर पासवर्ड चुनकर अपनी बुकिंग और इनवॉइस देखें।',
    button: 'पुष्टि करके आगे बढ़ें',
    notMine: 'अगर आप हमें नहीं जानते, तो यह पेज बंद कर दें।',
  },
  identity: {
    title: 'ईमेल की पुष्टि करें',
    lead: 'पुष्टि करें कि यह ईमेल पता आपका है। इसके बाद साइन इन हो जाएगा।',
    button: 'पुष्टि करें',
    notMine: 'अगर आपने Google या Facebook से साइन इन शुरू नहीं किया, तो यह पेज बंद कर दें।',
  },
  busy: 'पुष्टि हो रही है…',
}

export const ACCOUNT_LINK: Texts<typeof en.ACCOUNT_LINK> = {
  unusable: 'यह लिंक काम नहीं कर रहा',
  unusableLead: 'यह इस्तेमाल हो चुका है, पुराना हो गया है, या इसके बाद नया लिंक भेजा गया है।',
  otherBrowser: 'लिंक उसी ब्राउज़र में खोलें जिसमें साइन इन शुरू किया था।',
  otherPerson: 'यह निमंत्रण किसी और खाते के लिए है। वह खाता आपका है तो पहले साइन आउट करें और लिंक फिर खोलें।',
  alreadyVerified: 'अगर यह लिंक पहले खोला था, तो आपके ईमेल पते की पुष्टि हो चुकी है।',
  toSignIn: 'साइन इन करें',
}
