import { plural } from '#content/words/grammar.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { PROOF_MINUTES, RECOVERY_CODES } from '#domain/accounts/second-factors.ts'
import type * as en from '../../en/accounts/second-factors.ts'
import type { Texts } from '../../texts.ts'

/** Texts of passkeys, codes of an app, recovery codes, and the pages that ask for them. */

export const SECURITY: Texts<typeof en.SECURITY> = {
  title: 'साइन इन की सुरक्षा',
  open: 'पासकी और कोड',
  lead: 'साइन इन में एक और कदम जोड़ें। फिर केवल आपका पासवर्ड जानकर कोई अंदर नहीं आ सकेगा।',
  isOn: 'आपके साइन इन में दूसरा कदम है।',
  isOff: 'आपके साइन इन में अभी एक ही कदम है।',
  why: 'पासकी सबसे सुरक्षित तरीका है। वह केवल हमारी असली वेबसाइट पर चलती है, इसलिए हमारे जैसे दिखने वाले नकली पेज को कुछ नहीं मिलता। कोड नकली पेज पर लिखा जा सकता है, और चोर उसे तुरंत इस्तेमाल कर सकता है।',
  passkeys: 'पासकी',
  passkeysLead: 'आपका फ़ोन या कंप्यूटर फ़िंगरप्रिंट, चेहरे या अपने पिन से पुष्टि करता है कि यह आप ही हैं।',
  passkeysNeedHttps: 'इस पते पर पासकी नहीं चलती: वेबसाइट https से खोलनी होगी।',
  addPasskey: 'पासकी जोड़ें',
  addingPasskey: 'आपके फ़ोन या कंप्यूटर का इंतज़ार है…',
  needsScript: 'पासकी के लिए ब्राउज़र में JavaScript चालू होना चाहिए। ऐप के कोड उसके बिना भी चलते हैं।',
  madeOn: (day) => `${day} को जोड़ी`,
  usedOn: (day) => `पिछली बार ${day} को काम आई`,
  remove: 'हटाएँ',
  removing: 'हट रही है…',
  removePasskey: (device) => `${device} की पासकी हटाएँ`,
  appTitle: 'ऐप के कोड',
  appLead: 'Google Authenticator जैसा ऐप, या आपका पासवर्ड मैनेजर, हर 30 सेकंड में छह अंकों का नया कोड दिखाता है।',
  appOn: 'ऐप जुड़ा हुआ है।',
  addApp: 'ऐप जोड़ें',
  removeApp: 'ऐप हटाएँ',
  recovery: 'रिकवरी कोड',
  recoveryLead: 'फ़ोन खो जाए तो इनसे साइन इन होता है। हर कोड एक बार चलता है।',
  recoveryLeft: (count) => (count === 0 ? 'अब कोई कोड नहीं बचा।' : plural(count, '1 कोड बचा है।', `${count} कोड बचे हैं।`)),
  renew: 'नए कोड बनाएँ',
  renewing: 'नए कोड बन रहे हैं…',
  renewNote: 'इसके बाद पुराने कोड नहीं चलेंगे।',
  sessions: 'देखें कि आप कहाँ-कहाँ साइन इन हैं',
}

export const APP_SETUP: Texts<typeof en.APP_SETUP> = {
  title: 'ऐप जोड़ें',
  steps: ['फ़ोन पर ऐप खोलें और नया खाता जोड़ना चुनें।', 'ऐप से यह चित्र स्कैन करें।', 'ऐप में दिखने वाला कोड लिखें।'],
  qr: 'ऐप से स्कैन करने का चित्र',
  orType: 'स्कैन न हो सके तो यह कुंजी ऐप में लिखें:',
  code: 'ऐप का कोड',
  confirm: 'कोड चालू करें',
  confirming: 'जाँच हो रही है…',
  back: 'साइन इन की सुरक्षा पर वापस',
}

export const RECOVERY: Texts<typeof en.RECOVERY> = {
  title: 'आपके रिकवरी कोड',
  lead: `ये ${numberInWords(RECOVERY_CODES)} कोड अभी लिख लें या प्रिंट कर लें। हम इन्हें केवल एक बार दिखाते हैं।`,
  use: 'फ़ोन खो जाए तो ऐप के कोड की जगह इनमें से एक लिखें। हर कोड एक बार चलता है।',
  done: 'मैंने लिख लिए हैं',
}

export const SECOND_STEP: Texts<typeof en.SECOND_STEP> = {
  title: 'एक कदम और',
  lead: 'पुष्टि करें कि यह आप ही हैं।',
  code: 'ऐप का कोड',
  codeHint: 'या अपना कोई रिकवरी कोड।',
  recoveryCode: 'रिकवरी कोड',
  enter: 'साइन इन करें',
  entering: 'जाँच हो रही है…',
  usePasskey: 'पासकी से पुष्टि करें',
  usingPasskey: 'आपके फ़ोन या कंप्यूटर का इंतज़ार है…',
  signInWithPasskey: 'पासकी से साइन इन करें',
  orCode: 'या कोड लिखें',
  inNewTab: 'आपके साइन इन में दूसरा कदम है। उसे नए टैब में पूरा करके यहाँ लौटें।',
  startAgain: 'फिर से शुरू करें',
  lost: 'फ़ोन और रिकवरी कोड दोनों खो गए हों, तो हमें बताएँ। हम आपका दूसरा कदम बंद कर सकते हैं।',
}

export const PROVE: Texts<typeof en.PROVE> = {
  title: 'क्या यह आप हैं?',
  lead: `पहले फिर पुष्टि करें कि यह आप ही हैं, ताकि आपके ब्राउज़र में कोई और यह न कर सके। फिर ${numberInWords(PROOF_MINUTES)} मिनट तक दोबारा नहीं पूछा जाएगा।`,
  draft: 'धन्यवाद। आपका यह संदेश अभी भेजा नहीं गया है। इसे केवल आप देख सकते हैं।',
  saved: 'आपने जो लिखा, वह हमने सेव कर लिया है। अगले कदम में उसे भेज सकते हैं।',
  many: 'आपने कई लोगों का जन्म विवरण खोला है।',
  password: 'आपका पासवर्ड',
  confirm: 'आगे बढ़ें',
  confirming: 'जाँच हो रही है…',
  signInAgain: 'साइन आउट करके फिर साइन इन करें। आपके खाते में पासवर्ड नहीं है, इसलिए यही आपकी ताज़ा पुष्टि है।',
  signOut: 'साइन आउट करें',
}

export const SECOND_FACTOR_PROBLEMS: Texts<typeof en.SECOND_FACTOR_PROBLEMS> = {
  'code-missing': 'ऐप के छह अंक या कोई रिकवरी कोड लिखें',
  'app-code-missing': 'ऐप के छह अंक लिखें',
  'code-wrong': 'यह कोड सही नहीं है। ऐप में अभी जो कोड दिख रहा है, वह लिखें।',
  'code-used': 'यह कोड काम आ चुका है। ऐप में अगला कोड आने दें।',
  'sign-in-expired': 'साइन इन में ज़्यादा समय लगा या कई कोड गलत थे। कृपया फिर से शुरू करें।',
  'app-exists': 'आपका ऐप पहले से जुड़ा है।',
  'passkey-refused': 'पासकी मानी नहीं गई। कृपया फिर कोशिश करें।',
  'passkey-unknown': 'हम यह पासकी नहीं पहचानते। शायद यह यहाँ से हटा दी गई है।',
  'passkey-copied': 'हमने यह पासकी नहीं मानी, क्योंकि शायद किसी ने इसकी नकल की है। दूसरे तरीके से साइन इन करें और इसे हटा दें।',
  'too-many-passkeys': 'आपकी पासकी की संख्या पूरी हो चुकी है। पहले कोई एक हटाएँ।',
  'passkey-cancelled': 'कुछ नहीं हुआ। फिर कोशिश करें या दूसरा तरीका चुनें।',
  'passkey-exists': 'इस फ़ोन या कंप्यूटर में आपके खाते की पासकी पहले से है।',
  'passkeys-missing': 'इस ब्राउज़र में पासकी नहीं चलती। दूसरा तरीका चुनें।',
  failed: 'यह नहीं हो पाया। कृपया फिर कोशिश करें।',
}

export const SECOND_FACTOR_TOASTS: Texts<typeof en.SECOND_FACTOR_TOASTS> = {
  passkeyAdded: { tone: 'success', title: 'पासकी जुड़ गई', detail: 'अगली बार साइन इन में यह माँगी जाएगी।' },
  passkeyRemoved: { tone: 'success', title: 'पासकी हट गई', detail: 'अब इससे साइन इन नहीं होगा।' },
  appRemoved: { tone: 'success', title: 'ऐप हट गया', detail: 'अब उसके कोड नहीं चलेंगे।' },
  proven: { tone: 'success', title: 'धन्यवाद', detail: 'अब आगे बढ़ सकते हैं।' },
  expired: { tone: 'error', title: 'फिर साइन इन करें', detail: SECOND_FACTOR_PROBLEMS['sign-in-expired'] },
}
