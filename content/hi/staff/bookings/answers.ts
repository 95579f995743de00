import { numberText } from '#content/words/numbers.ts'
import { LONGEST_ANSWER, LONGEST_TEMPLATE_NAME, MOST_TEMPLATES } from '#domain/sessions/answers.ts'
import type * as en from '../../../en/staff/bookings/answers.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of written answers and summaries: the desk's editor and its templates. */
export const ANSWER_EDITOR: Texts<typeof en.ANSWER_EDITOR> = {
  title: 'लिखित उत्तर',
  lead: (service, code) => `लिखित उत्तर, ${service}, ${code}`,
  back: 'बुकिंग पर वापस',
  open: 'उत्तर लिखें',
  edit: 'उत्तर खोलें',
  none: 'क्लाइंट को अभी कुछ नहीं लिखा गया।',
  text: 'उत्तर या सेशन का सार',
  textHint: 'इसे केवल क्लाइंट और केंद्र के ज्योतिषी पढ़ सकते हैं। Word से पेस्ट कर सकते हैं। लिंक के केवल शब्द दिखते हैं।',
  template: 'टेम्पलेट से शुरू करें',
  chooseTemplate: 'टेम्पलेट चुनें',
  insert: 'टेम्पलेट जोड़ें',
  templates: 'टेम्पलेट बदलें',
  preview: 'प्रीव्यू',
  keepWriting: 'लिखते रहें',
  previewTitle: 'क्लाइंट को ऐसा दिखेगा',
  save: 'ड्राफ़्ट सेव करें',
  saved: 'ड्राफ़्ट सेव हो गया',
  draftSaved: (at) => `ड्राफ़्ट सेव हुआ: ${at}`,
  source: 'प्रश्न और कुंडली',
  question: 'प्रश्न',
  periods: 'चल रही दशाएँ',
  birth: 'जन्म',
  shown: 'क्या दिखाएँ',
  draftBy: (name, at) => `${name} का ड्राफ़्ट, ${at}`,
  publish: 'क्लाइंट को दिखाएँ',
  correct: 'सुधार क्लाइंट को दिखाएँ',
  publishLead: 'क्लाइंट को लिंक के साथ एक ईमेल जाता है। ईमेल में आपका लिखा हुआ नहीं होता।',
  notify: 'इस सुधार के बारे में क्लाइंट को ईमेल करें',
  published: 'उत्तर प्रकाशित हो गया',
  corrected: 'सुधार प्रकाशित हो गया',
  emailed: 'क्लाइंट को ईमेल कर दिया है।',
  notEmailed: 'ईमेल नहीं भेजा गया।',
  notReady: 'भुगतान की पुष्टि होते ही इसे क्लाइंट को दिखा सकेंगे।',
  leaveTitle: 'उत्तर सेव किए बिना छोड़ दें?',
  leaveLead: 'जो लिखा है, वह अभी सेव नहीं है।',
  draftNow: 'ड्राफ़्ट में अब यह है:',
  draftEmpty: 'कुछ नहीं। वह प्रकाशित हो गया या हटा दिया गया।',
  versions: 'प्रकाशित रूप',
  versionBy: (at, name) => `${at}, ${name} ने प्रकाशित किया`,
}

export const ANSWER_REFUSALS: Texts<typeof en.ANSWER_REFUSALS> = {
  'booking-not-found': 'यह बुकिंग नहीं मिली।',
  'client-erased': 'इस क्लाइंट का खाता हटाया जा चुका है, इसलिए अब कुछ सेव नहीं हो सकता।',
  'answer-empty': 'पहले कुछ लिखें।',
  'answer-too-long': `उत्तर ${numberText(LONGEST_ANSWER)} अक्षरों से छोटा रखें।`,
  'draft-changed':
    'आपके खोलने के बाद यह ड्राफ़्ट किसी ने बदला है। आपका लिखा नीचे वैसा ही है। उनके लिखे की जगह अपना रखना हो तो फिर सेव करें।',
  'no-session': 'उत्तर केवल परामर्श और प्रश्न में होता है।',
  'not-confirmed': 'भुगतान की पुष्टि अभी बाकी है। आपका लिखा ड्राफ़्ट में सेव है, उसे बाद में क्लाइंट को दिखाएँ।',
}

export const TEMPLATES: Texts<typeof en.TEMPLATES> = {
  title: 'उत्तर के टेम्पलेट',
  lead: 'शुरुआत के वाक्य जो बार-बार काम आते हैं। इनमें किसी क्लाइंट का नाम न लिखें।',
  none: 'अभी कोई टेम्पलेट नहीं',
  noneLead: 'नीचे एक जोड़ें, फिर उत्तर लिखते समय उसे चुनें।',
  name: 'नाम',
  content: 'टेम्पलेट में क्या है',
  contentHint: 'Markdown, जैसे **मोटे अक्षर** और सूचियाँ।',
  add: 'नया टेम्पलेट',
  addNow: 'टेम्पलेट जोड़ें',
  save: 'टेम्पलेट सेव करें',
  remove: 'हटाएँ',
  saved: 'टेम्पलेट सेव हो गया',
  removed: 'टेम्पलेट हट गया',
  refusals: {
    'name-missing': 'इसे कोई नाम दें।',
    'name-too-long': `नाम ${LONGEST_TEMPLATE_NAME} अक्षरों से छोटा रखें।`,
    'name-taken': 'इस नाम का एक टेम्पलेट पहले से है।',
    'content-missing': 'टेम्पलेट में कुछ लिखें।',
    'content-too-long': `टेम्पलेट ${numberText(LONGEST_ANSWER)} अक्षरों से छोटा रखें।`,
    'too-many': `ज़्यादा से ज़्यादा ${MOST_TEMPLATES} टेम्पलेट हो सकते हैं। पहले कोई एक हटाएँ।`,
    'template-changed': 'आपके खोलने के बाद यह टेम्पलेट किसी ने बदला या हटाया है। आपका लिखा यहीं है।',
  },
}
