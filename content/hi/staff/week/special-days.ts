import { numberInWords } from '#content/words/numbers.ts'
import { PLANNED_YEARS } from '#domain/availability/special-days.ts'
import type * as en from '../../../en/staff/week/special-days.ts'
import type { Texts } from '../../../texts.ts'
import { HOURS_PROBLEMS } from './hours.ts'

/** Texts of special days and public holidays. */
export const SPECIAL_DAYS: Texts<typeof en.SPECIAL_DAYS> = {
  title: 'विशेष दिन और छुट्टियाँ',
  lead: 'कुछ दिन बंद रखें, या उनके घंटे बदलें।',
  coming: 'आने वाले विशेष दिन',
  none: 'अभी कोई विशेष दिन तय नहीं है।',
  closed: 'बंद',
  everybody: 'सबके लिए',
  onlyYou: 'केवल आपके लिए',
  seenByClients: 'क्लाइंट को कारण दिखता है',
  remove: 'हटाएँ',
  removed: (days) => `हट गया: ${days}।`,
  goneAlready: 'यह विशेष दिन पहले ही हट चुका था।',
  undo: 'वापस लाएँ',
  restored: 'विशेष दिन वापस आ गया',
  addTitle: 'विशेष दिन जोड़ें',
  firstDate: 'पहला दिन',
  lastDate: 'आखिरी दिन',
  lastDateHint: 'एक ही दिन हो, तो खाली छोड़ें।',
  kind: 'इन दिनों',
  kinds: { closed: 'बंद', open: 'इन घंटों में खुला' },
  hoursHint: 'जिस पंक्ति की ज़रूरत न हो, उसे खाली छोड़ें।',
  opens: 'शुरू',
  closes: 'समाप्त',
  reason: 'कारण',
  reasonHint: 'जैसे “दिवाली पर बंद”',
  showsReason: 'क्लाइंट को कारण दिखाएँ',
  forWhom: 'किसके लिए',
  whom: { me: 'केवल मेरे लिए', all: 'सबके लिए' },
  add: 'विशेष दिन जोड़ें',
  added: 'विशेष दिन जुड़ गया',
  invalid: 'नीचे जिन पर निशान है, उन्हें ठीक करें।',
  holidays: 'सरकारी छुट्टियाँ',
  holidaysLead: (lastYear) =>
    `जिन छुट्टियों पर आपके यहाँ सब बंद रहता है, उन पर निशान लगाएँ। ये ${lastYear} के अंत तक केंद्र सरकार के दफ़्तरों की और हर राज्य की मुख्य छुट्टियाँ हैं, जो हमारे अपने पंचांग के नियमों से निकाली गई हैं। आपके राज्य में कोई छुट्टी एक दिन पहले या बाद में हो सकती है, इसलिए तारीखें राज्य की सूची से मिला लें।`,
  dependsOnMoon: 'संभावित: चाँद दिखने पर तय होगा',
  state: 'राज्य',
  allIndia: 'पूरा भारत',
  showState: 'दिखाएँ',
  saveHolidays: 'छुट्टियाँ सेव करें',
  holidaysSaved: 'छुट्टियाँ सेव हो गईं',
}

export const SPECIAL_DAYS_PROBLEMS: Texts<typeof en.SPECIAL_DAYS_PROBLEMS> = {
  ...HOURS_PROBLEMS,
  'date-invalid': 'तारीख चुनें।',
  'in-the-past': 'यह दिन बीत चुका है। आज या बाद का दिन चुनें।',
  'ends-first': 'आखिरी दिन पहले दिन के बाद का या वही चुनें।',
  'too-long': 'विशेष दिन ज़्यादा से ज़्यादा एक साल के हो सकते हैं। उससे ज़्यादा के लिए हर हफ़्ते के घंटे बदलें।',
  'too-far': `अगले ${numberInWords(PLANNED_YEARS)} साल के अंदर के दिन चुनें।`,
  'hours-missing': 'घंटे लिखें, या “बंद” चुनें।',
  'reason-missing': 'वह कारण लिखें जो क्लाइंट को दिखेगा।',
}
