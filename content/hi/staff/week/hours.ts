import type * as en from '../../../en/staff/week/hours.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the weekly hours. */
export const HOURS: Texts<typeof en.HOURS> = {
  title: 'हर हफ़्ते के घंटे',
  lead: 'क्लाइंट इन घंटों में बुक कर सकते हैं। विशेष दिनों और छुट्टियों पर ये लागू नहीं होते।',
  zone: (timeZone) => (timeZone === 'Asia/Kolkata' ? 'सभी समय IST में हैं।' : `सभी समय ${timeZone} टाइम ज़ोन में हैं।`),
  back: 'काम के घंटे और छुट्टी पर वापस',
  closed: 'बंद',
  opens: 'शुरू',
  closes: 'समाप्त',
  add: 'घंटे जोड़ें',
  addMore: 'और घंटे जोड़ें',
  addGroup: 'कुछ दिनों के अलग घंटे',
  days: 'किन दिनों के घंटे',
  noDays: 'कोई दिन नहीं',
  remove: 'हटाएँ',
  problemOn: (day, problem) => `${day}: ${problem}`,
  save: 'घंटे सेव करें',
  saved: 'घंटे सेव हो गए',
  notSaved: 'अभी सेव नहीं हुआ है। हफ़्ता ठीक हो जाए, तो “घंटे सेव करें” दबाएँ।',
  invalid: 'कुछ घंटे अभी ठीक नहीं हैं। नीचे जिन पर निशान है, उन्हें देखें।',
  changedMeanwhile:
    'आपके घंटे किसी और फ़ोन या कंप्यूटर पर बदले गए हैं। सेव किए हुए घंटे यहाँ हैं, और जो आपने लिखा वह नीचे है। उन्हें बदलने के लिए फिर सेव करें।',
  none: 'अभी आपके कोई घंटे तय नहीं हैं, इसलिए क्लाइंट बुक नहीं कर सकते। नीचे दिन और समय चुनकर सेव करें।',
  noDiary: 'अभी आपके अपने घंटे नहीं हैं। यहाँ से शुरू करें: घंटे जोड़ते ही क्लाइंट आपको बुक कर सकेंगे।',
  shared: 'ये घंटे पूरे केंद्र के हैं, और कोई भी ज्योतिषी इन्हें बदल सकते हैं। क्या आप किसी और समय काम करते हैं?',
  start: 'मेरे अपने घंटे बनाएँ',
  started: 'आपके अपने घंटे तैयार हैं। नीचे समय जोड़ें।',
}

export const HOURS_PROBLEMS: Texts<typeof en.HOURS_PROBLEMS> = {
  incomplete: 'दोनों समय लिखें, या यह पंक्ति हटाएँ।',
  'closes-first': 'समाप्त होने का समय शुरू होने के बाद का चुनें।',
  overlaps: 'ये घंटे इस दिन के दूसरे घंटों से टकराते हैं।',
}

/** The same for hours that several days have. */
export const GROUP_PROBLEMS: Texts<typeof en.GROUP_PROBLEMS> = {
  ...HOURS_PROBLEMS,
  'no-days': 'जिन दिनों के ये घंटे हैं उन पर निशान लगाएँ, या यह पंक्ति हटाएँ।',
}
