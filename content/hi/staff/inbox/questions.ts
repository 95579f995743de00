import type * as en from '../../../en/staff/inbox/questions.ts'
import type { Texts } from '../../../texts.ts'

export const STUDENTS_QUESTIONS: Texts<typeof en.STUDENTS_QUESTIONS> = {
  lead: 'पाठों पर विद्यार्थियों के प्रश्न। बाकी विद्यार्थी किसी प्रश्न को तभी देखते हैं जब आप उसे दिखाएँ, निजी प्रश्न कभी नहीं।',
  filter: 'प्रश्नों की स्थिति',
  tabs: { waiting: 'जवाब बाकी', answered: 'जवाब हो गया' },
  none: 'यहाँ कोई प्रश्न नहीं',
  noneLead: 'जब विद्यार्थी किसी पाठ पर पूछेंगे, वह यहाँ दिखेगा।',
  aStudent: 'एक विद्यार्थी',
  openLesson: 'पाठ खोलें',
  seenBy: {
    teachers: 'निजी',
    'not-yet-students': 'कोर्स को दिखा सकते हैं',
    students: 'कोर्स को दिख रहा है',
  },
  answer: 'आपका जवाब',
  answerHint: 'विद्यार्थी इसे पाठ के नीचे पढ़ते हैं। ईमेल में केवल यह होता है कि जवाब आया है।',
  send: 'जवाब भेजें',
  sendAndShow: 'भेजें और कोर्स को दिखाएँ',
  show: 'कोर्स को दिखाएँ',
  hide: 'कोर्स से छिपाएँ',
  remove: 'प्रश्न हटाएँ',
  removeLead: 'यह जवाब के साथ हटेगा, विद्यार्थी के पेज से भी।',
  removeNow: 'हाँ, हटाएँ',
  of: (student) => `${student} का प्रश्न`,
  done: {
    answered: 'जवाब भेजा गया। विद्यार्थी को ईमेल मिलेगा।',
    shown: 'अब कोर्स के विद्यार्थी इसे देखते हैं',
    hidden: 'कोर्स के विद्यार्थी अब इसे नहीं देखते',
    removed: 'प्रश्न हट गया',
  },
  refusals: {
    'question-not-found': 'यह प्रश्न अब यहाँ नहीं है।',
    'question-changed': 'इस बीच यह प्रश्न बदल गया है। कृपया इसे फिर से देखें।',
    'question-private': 'विद्यार्थी ने यह प्रश्न निजी रखा है, इसलिए इसे नहीं दिखा सकते।',
    'answer-missing': 'अपना जवाब लिखें',
    'answer-too-long': 'कृपया छोटा जवाब लिखें',
  },
}
