import { plural } from '#content/words/grammar.ts'
import type * as en from '../../en/learning/quizzes.ts'
import type { Texts } from '../../texts.ts'

export const LESSON_TASKS: Texts<typeof en.LESSON_TASKS> = {
  kinds: { quiz: 'क्विज़' },
  states: {
    open: 'करना है',
    passed: 'पास',
    'no-tries-left': 'मौके पूरे हुए',
    late: 'बंद',
  },
  dueOn: (day) => `${day} तक`,
  openQuiz: 'क्विज़ खोलें',
  needed: 'यह पाठ तब पूरा होगा जब आप इसमें माँगा गया सब पास कर लें।',
  notPassed: 'कृपया पहले इस पाठ का क्विज़ पास करें',
}

export const QUIZ: Texts<typeof en.QUIZ> = {
  title: (lesson) => `क्विज़: ${lesson}`,
  lead: (questions, needed) => `${questions} प्रश्न। ${needed} सही होने पर आप पास होंगे।`,
  triesLeft: (tries) => plural(tries, `${tries} मौका बाकी`, `${tries} मौके बाकी`),
  backToLesson: 'पाठ पर वापस',
  number: (number) => `प्रश्न ${number}`,
  answer: 'आपका जवाब',
  send: 'जवाब भेजें',
  preview: 'आप यह क्विज़ टीम के सदस्य के रूप में देख रहे हैं। जवाब नहीं गिने जाते।',
  passed: (right, all) => `पास: ${all} में से ${right} सही`,
  failed: (right, all, needed) => `${all} में से ${right} सही। ${needed} सही होने चाहिए।`,
  again: 'आप फिर कोशिश कर सकते हैं। जवाबों का क्रम बदल जाएगा।',
  noTriesLeft: 'आपके सभी मौके पूरे हो गए हैं। कृपया अपने शिक्षक को लिखें, वे क्विज़ फिर खोल सकते हैं।',
  late: (day) => `यह क्विज़ ${day} को बंद हो गया। कृपया अपने शिक्षक को लिखें, वे इसे फिर खोल सकते हैं।`,
  right: 'सही',
  wrong: 'सही नहीं',
  yours: 'आपका जवाब',
  practise: 'यह प्रश्न हल के साथ देखें',
  missing: 'कृपया इस प्रश्न का जवाब दें',
  changed: 'इस बीच प्रश्न बदल गए हैं। कृपया फिर से जवाब दें।',
  saved: 'क्विज़ पास हुआ',
}
