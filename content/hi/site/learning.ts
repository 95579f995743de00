import type * as en from '../../en/site/learning.ts'
import type { Texts } from '../../texts.ts'

export const LEARNING: Texts<typeof en.LEARNING> = {
  title: 'मेरे कोर्स',
  lead: 'अपनी गति से सीखें। पाठ तब गिना जाता है जब आप उसे खोलकर “पूरा हुआ” का निशान लगाएँ।',
  none: 'आपने अभी कोई कोर्स नहीं लिया है',
  noneLead: 'कोई कोर्स चुनें। भुगतान की पुष्टि होते ही उसके पाठ यहाँ दिखेंगे।',
  checking: (title) =>
    `${title} के लिए आपके भुगतान की जाँच हो रही है। पूरी होते ही पाठ यहाँ खुल जाएँगे, आम तौर पर एक कामकाजी दिन में। हम आपको ईमेल करेंगे।`,
  exploreCourses: 'कोर्स देखें',
  continueLesson: 'आगे बढ़ें',
  begin: 'शुरू करें',
  openCourse: 'कोर्स खोलें',
  progress: (done, all) => `${all} में से ${done} पाठ पूरे`,
  notEnrolled: 'यह कोर्स केवल उन विद्यार्थियों के लिए है जिन्होंने इसे लिया है। कोर्स के पेज पर आप इसे ले सकते हैं।',
  noLessons: 'पाठ जल्द आ रहे हैं',
  noLessonsLead: 'आपके शिक्षक उन्हें तैयार कर रहे हैं। वे इसी पेज पर दिखेंगे।',
  states: { new: 'नहीं खोला', opened: 'खोला', done: 'पूरा हुआ' },
  locked: {
    label: 'अभी बंद',
    opensOn: (day) => `${day} को खुलेगा`,
    finishFirst: (title) => `पहले “${title}” पूरा करें`,
    lead: 'यह पाठ अभी नहीं खुला है।',
    openFirst: 'वह पाठ खोलें',
  },
  kinds: { text: 'पढ़ें', link: 'पेज', video: 'वीडियो' },
  minutes: (minutes) => `${minutes} मिनट`,
  statuses: { enrolled: 'आप इस कोर्स में हैं', scheduled: 'पहले पाठ का समय तय है', completed: 'पूरा हुआ' },
  certificate: 'कोर्स पूरा करने का प्रमाणपत्र',
  certificateLead: 'आपने यह कोर्स पूरा कर लिया है। बहुत बढ़िया।',
  download: 'प्रमाणपत्र डाउनलोड करें (PDF)',
  check: 'वह पेज जहाँ दूसरे इसे जाँच सकते हैं',
  complete: {
    title: 'पूरे कोर्स में शामिल',
    items: ['व्यक्तिगत मार्गदर्शन', 'पाठ हमेशा के लिए', 'मदद में प्राथमिकता', 'कोर्स पूरा करने का प्रमाणपत्र'],
    mentor: 'अपने मार्गदर्शक को लिखें',
    support: 'मदद में प्राथमिकता',
  },
}

export const LESSON: Texts<typeof en.LESSON> = {
  openPage: 'पेज खोलें',
  openVideo: 'वीडियो देखें',
  elsewhere: 'नए टैब में खुलेगा',
  endsRefund: 'यह पाठ खोलने के बाद रिफ़ंड नहीं मिल सकेगा।',
  open: 'पाठ खोलें',
  markDone: 'पूरा हुआ',
  done: 'पूरा हुआ',
  undo: '“पूरा हुआ” हटाएँ',
  before: 'पिछला पाठ',
  after: 'अगला पाठ',
  preview: 'आप यह पाठ टीम के सदस्य के रूप में देख रहे हैं। प्रगति नहीं गिनी जाती।',
  marked: 'पाठ पूरा हुआ',
  unmarked: 'पाठ से निशान हट गया',
  notOpened: 'कृपया पहले पाठ खोलें',
  completed: (courses) => `आपने ${courses} पूरा कर लिया है`,
  completedDetail: 'आपका प्रमाणपत्र तैयार है।',
}

export const CERTIFICATE: Texts<typeof en.CERTIFICATE> = {
  title: 'प्रमाणपत्र की जाँच',
  valid: 'यह प्रमाणपत्र मान्य है',
  validLead: (practice) => `इसे ${practice} ने जारी किया है।`,
  withdrawn: 'यह प्रमाणपत्र वापस ले लिया गया है',
  withdrawnLead: 'यह अब मान्य नहीं है। कोई प्रश्न हो तो कृपया जारी करने वाले से पूछें।',
  unknown: 'यह प्रमाणपत्र नहीं मिला',
  unknownLead: 'कृपया कोड को प्रमाणपत्र से मिलाकर देखें। उसमें चार-चार अक्षरों और अंकों के तीन समूह होते हैं।',
  holder: 'किसके नाम',
  erased: 'इनके कहने पर नाम हटा दिया गया है',
  course: 'कोर्स',
  completedOn: 'पूरा होने की तारीख',
  code: 'प्रमाणपत्र',
}
