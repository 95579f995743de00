import { EMAIL_LABELS } from '#content/frame/public-forms.ts'
import type * as en from '../../en/almanac/festival-emails.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the emails on the evening before an observance: their form and the pages of their links. */
export const FESTIVAL_EMAILS: Texts<typeof en.FESTIVAL_EMAILS> = {
  link: 'एक दिन पहले शाम को ईमेल पाएँ',
  title: 'त्योहारों के रिमाइंडर',
  lead: 'अगले दिन इनमें से कुछ हो, तो हम आपके शहर के समय से शाम 6 बजे ईमेल करेंगे।',
  description: 'त्योहार, एकादशी और व्रत से एक दिन पहले शाम को ईमेल पाएँ, अपने शहर की तारीखों के साथ।',
  email: 'आपका ईमेल पता',
  city: 'शहर या कस्बा',
  lists: 'कौन-से दिन',
  region: 'क्षेत्र',
  family: 'मेरे परिवार के दिन',
  toFamily: 'मेरे परिवार के दिन देखें',
  everywhere: 'सभी क्षेत्र',
  submit: 'रिमाइंडर भेजें',
  save: 'सेव करें',
  howItWorks: 'पहले हम एक ईमेल भेजते हैं, ताकि पक्का हो कि पता आपका है। हर ईमेल में उसे बंद करने का लिंक होता है।',
  thanks: 'धन्यवाद!',
  checkMail: 'हमने अभी आपको एक ईमेल भेजा है। उसे खोलकर अपने पते की पुष्टि करें।',

  confirmTitle: 'त्योहारों के रिमाइंडर की पुष्टि करें',
  confirmLead: (city) => `${city} के आपके चुने दिनों से एक दिन पहले शाम को हम ईमेल करेंगे।`,
  confirm: 'रिमाइंडर की पुष्टि करें',
  confirmedTitle: 'त्योहारों के रिमाइंडर चालू हैं',
  confirmedLead: 'धन्यवाद। हम एक दिन पहले शाम को ईमेल करेंगे। आप इन्हें कभी भी बंद कर सकते हैं।',

  unsubscribeTitle: 'त्योहारों के रिमाइंडर बंद करें',
  unsubscribeLead: 'त्योहारों से एक दिन पहले शाम को अब ईमेल नहीं आएगा।',
  unsubscribe: 'ये ईमेल बंद करें',
  unsubscribedTitle: 'त्योहारों के रिमाइंडर बंद हो गए',
  unsubscribedLead: 'अब ये ईमेल नहीं आएँगे। आप जब चाहें, फिर चालू कर सकते हैं।',

  toFestivals: 'सभी त्योहार देखें',

  mine: 'त्योहारों के रिमाइंडर',
  mineOn: 'इन दिनों से एक दिन पहले शाम को आपको ईमेल आता है।',
  mineOff: 'अपने शहर के त्योहार, एकादशी और व्रत से एक दिन पहले शाम को ईमेल पाएँ।',
  choose: 'दिन चुनें',
  stop: 'रिमाइंडर बंद करें',
  saved: { tone: 'success', title: 'आपके रिमाइंडर सेव हो गए।' },
  stopped: { tone: 'success', title: 'अब त्योहारों के रिमाइंडर नहीं आएँगे।' },
}

const ENTER_CITY = 'शहर या कस्बा लिखें'
const CHOOSE_LIST = 'कम से कम एक तरह के दिन चुनें'

export const FESTIVAL_EMAIL_PROBLEMS: Texts<typeof en.FESTIVAL_EMAIL_PROBLEMS> = {
  email: EMAIL_LABELS,
  city: { missing: ENTER_CITY, invalid: 'यह जगह हमें नहीं मिली। पास का बड़ा शहर लिखें', 'too-long': ENTER_CITY },
  lists: { missing: CHOOSE_LIST, invalid: CHOOSE_LIST, 'too-long': CHOOSE_LIST },
}
