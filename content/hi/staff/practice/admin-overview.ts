import { plural } from '#content/words/grammar.ts'
import { duration } from '#content/words/numbers.ts'
import { UNDO_REMOVAL_HOURS } from '#domain/content/undo-removal.ts'
import type * as en from '../../../en/staff/practice/admin-overview.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the admin overview: open work, and what is left to do before going live. */
export const OVERVIEW: Texts<typeof en.OVERVIEW> = {
  title: 'एक नज़र में',
  goLive: 'साइट शुरू करने से पहले',
  goLiveLead: 'जो अभी नमूना, खाली या अधूरा है, सबसे ज़रूरी सबसे ऊपर। “हमारे लिए नहीं” उसे सूची से हटाता है, और उसके नमूने साइट से।',
  allDone: 'सब हो गया। साइट तैयार है।',
  notForUs: 'हमारे लिए नहीं',
  resume: 'सूची में वापस लाएँ',
  skipped: 'हमारे लिए नहीं',
  skippedToast: (removed) =>
    removed === 0 ? 'सूची से हट गया' : `सूची से हट गया, ${plural(removed, 'एक नमूना', `${removed} नमूने`)} भी`,
  resumedToast: 'सूची में वापस आ गया',
  removeAll: 'सभी नमूने हटाएँ',
  removeAllTitle: 'साइट से सभी नमूने हटाएँ?',
  removeAllLead: `जो आपने लिखा या सेव किया है, वह रहता है। जो नमूना किसी ने बुक किया हो, वह केवल साइट से हटता है। आप इसे ${duration(UNDO_REMOVAL_HOURS, 'hour')} तक वापस ला सकते हैं।`,
  removeAllConfirm: 'सभी नमूने हटाएँ',
  removeAllCancel: 'बिना हटाए वापस',
  samplePosts: (count) => plural(count, `ब्लॉग का ${count} लेख`, `ब्लॉग के ${count} लेख`),
  sampleSettings: (titles) => `नमूने वाली सेटिंग: ${titles.join(', ')}`,
  progress: (done, all) => `${all} में से ${done} हो गए`,
  done: 'हो गया',
  open: 'करना है',
  urgent: 'अभी करना है',
  messages: 'संदेश, जिनका जवाब देना है',
  suggestions: 'सुझाव, जो देखने हैं',
  reviews: 'रिव्यू, जो पढ़ने हैं',
  failedEmails: 'ईमेल, जो नहीं गए',
  enrollments: 'कोर्स लिए, समय तय नहीं',
  subscribers: 'न्यूज़लेटर पाने वाले',
}

export const GO_LIVE_TEXTS: Texts<typeof en.GO_LIVE_TEXTS> = {
  hours: {
    title: 'हर हफ़्ते के घंटे',
    lead: 'आप कब सेशन देते हैं। जब तक कोई ज्योतिषी घंटे तय न करें, कोई समय बुक नहीं हो सकता।',
    href: '/staff/week/hours',
  },
  home: { title: 'होम पेज के शब्द', lead: 'केवल वे वादे जो आप निभाते हैं।', href: '/staff/website/settings/home' },
  discount: {
    title: 'पुराने क्लाइंट की छूट',
    lead: 'जितने प्रतिशत आप चाहें, या कोई छूट नहीं।',
    href: '/staff/services/settings/discount',
  },
  upi: {
    title: 'भुगतान',
    lead: 'क्लाइंट UPI से या किसी और तरह भुगतान कर सकें।',
    href: '/staff/practice/settings/upi',
  },
  identity: { title: 'नाम', lead: 'साइट पर आपके अपने नाम दिखें।', href: '/staff/website/settings/identity' },
  about: { title: 'ज्योतिषी के बारे में', lead: 'आपकी अपनी कहानी।', href: '/staff/website/settings/about' },
  claims: { title: 'भरोसे की बातें', lead: 'केवल वे संख्याएँ जिनका आपके पास प्रमाण हो।', href: '/staff/website/settings/claims' },
  contact: { title: 'संपर्क और समय', lead: 'लोग आप तक पहुँच सकें।', href: '/staff/website/settings/contact' },
  social: { title: 'सोशल मीडिया के लिंक', lead: 'आपके अपने चैनल।', href: '/staff/website/settings/social' },
  legal: {
    title: 'शर्तें और गोपनीयता',
    lead: 'आपने इन्हें पढ़ लिया है और ये आपके काम के लिए ठीक हैं।',
    href: '/staff/website/settings/legal',
  },
  courses: { title: 'कोर्स', lead: 'आप क्या सिखाते हैं, आपकी कीमतों पर।', href: '/staff/courses/courses' },
  lessons: { title: 'पाठ', lead: 'कोर्स में आपके अपने पाठ।', href: '/staff/courses/courses' },
  packages: { title: 'परामर्श', lead: 'आप क्या देते हैं, आपकी कीमतों पर।', href: '/staff/services/packages' },
  testimonials: {
    title: 'क्लाइंट क्या कहते हैं',
    lead: 'केवल असली क्लाइंट के असली शब्द।',
    href: '/staff/website/testimonials',
  },
  faq: { title: 'प्रश्न और उत्तर', lead: 'वे उत्तर जो आपके यहाँ सच हों।', href: '/staff/website/faq' },
  teachers: { title: 'शिक्षक और सामग्री', lead: 'वे लिंक जो आप सुझाते हैं।', href: '/staff/website/teachers' },
  posts: { title: 'ब्लॉग के लेख', lead: 'आपके अपने लेख, नमूनों के बिना।', href: '/admin/blog' },
  astrologer: {
    title: 'ज्योतिषी का खाता',
    lead: 'कम से कम एक व्यक्ति “ज्योतिषी का डैशबोर्ड” खोल सके।',
    href: '/staff/practice/team',
  },
  'second-step': {
    title: 'टीम के साइन इन में दूसरा कदम',
    lead: 'चुनें कि टीम कब से पासकी या ऐप से साइन इन की पुष्टि करे।',
    href: '/staff/practice/team',
  },
  mail: { title: 'ईमेल का सर्वर', lead: 'सर्वर सँभालने वाले SMTP_URL सेट करते हैं, ताकि ईमेल पहुँचें।', href: null },
  'social-sign-in': {
    title: 'Google या Facebook से साइन इन',
    lead: 'सर्वर सँभालने वाले इनमें से कम से कम एक की कुंजी सेट करते हैं।',
    href: null,
  },
  address: { title: 'साइट का पता', lead: 'सर्वर सँभालने वाले APP_URL में https वाला पता सेट करते हैं।', href: null },
}
