import { plural } from '#content/words/grammar.ts'
import type * as en from '../../en/learning/quizzes.ts'
import type { Texts } from '../../texts.ts'

export const LESSON_TASKS: Texts<typeof en.LESSON_TASKS> = {
  kinds: { exercise: 'अभ्यास', quiz: 'क्विज़', work: 'लिखित काम' },
  states: {
    open: 'करना है',
    passed: 'पास',
    'no-tries-left': 'मौके पूरे हुए',
    late: 'बंद',
    'handed-in': 'जमा है',
    returned: 'लौटाया गया',
  },
  dueOn: (day) => `${day} तक`,
  openQuiz: 'क्विज़ खोलें',
  openWork: 'लिखित काम खोलें',
  needed: 'यह पाठ तब पूरा होगा जब इसमें दिया गया सारा काम पास हो जाए।',
  notPassed: 'कृपया पहले इस पाठ में दिया गया सारा काम पास करें',
}

export const QUIZ: Texts<typeof en.QUIZ> = {
  title: (lesson) => `क्विज़: ${lesson}`,
  lead: (questions, needed) => `${questions} प्रश्न। पास होने के लिए ${needed} सही जवाब चाहिए।`,
  triesLeft: (tries) => plural(tries, `${tries} मौका बाकी।`, `${tries} मौके बाकी।`),
  backToLesson: 'पाठ पर वापस',
  number: (number) => `प्रश्न ${number}`,
  answer: 'आपका जवाब',
  send: 'जवाब भेजें',
  preview: 'आप टीम में हैं, इसलिए यह क्विज़ केवल देखने के लिए है। जवाब नहीं गिने जाते।',
  passed: (right, all) => `पास: ${all} में से ${right} सही`,
  failed: (right, all, needed) => `${all} में से ${right} सही। पास होने के लिए ${needed} चाहिए।`,
  again: 'आप फिर कोशिश कर सकते हैं। जवाबों का क्रम बदल जाएगा।',
  noTriesLeft: 'आपके सभी मौके पूरे हो गए हैं। कृपया अपने शिक्षक को लिखें, वे क्विज़ फिर खोल सकते हैं।',
  late: (day) => `यह क्विज़ ${day} को बंद हो गया। कृपया अपने शिक्षक को लिखें, वे इसे फिर खोल सकते हैं।`,
  right: 'सही',
  wrong: 'सही नहीं',
  yours: 'आपका जवाब',
  practise: 'यह प्रश्न हल के साथ देखें',
  missing: (number) => `कृपया प्रश्न ${number} का जवाब दें`,
  changed: 'इस बीच प्रश्न बदल गए हैं। कृपया फिर से जवाब दें।',
}

export const WORK: Texts<typeof en.WORK> = {
  title: (lesson) => `लिखित काम: ${lesson}`,
  text: 'आपका लेख',
  textHint: 'इसे केवल आप और आपके शिक्षक पढ़ सकते हैं।',
  notHandedInYet: 'यह पहले लिखा गया था और अभी जमा नहीं हुआ है।',
  handIn: 'जमा करें',
  handedIn: 'जमा हो गया',
  handedInDetail: 'आपके शिक्षक पढ़कर जवाब देंगे। हम आपको ईमेल करेंगे।',
  waiting: 'आपका लेख शिक्षक के पास है, वे जवाब देंगे। हम आपको ईमेल करेंगे।',
  passed: 'आपका काम पास हो गया है।',
  returned: 'आपके शिक्षक ने लेख एक टिप्पणी के साथ लौटाया है। कृपया नया लेख जमा करें।',
  late: (day) => `आखिरी दिन ${day} था। कृपया अपने शिक्षक को लिखें, वे इसे फिर खोल सकते हैं।`,
  preview: 'आप टीम में हैं, इसलिए यह केवल देखने के लिए है। काम केवल विद्यार्थी जमा करते हैं।',
  note: 'शिक्षक की टिप्पणी',
  sentOn: (when) => `${when} को जमा किया`,
  earlier: 'पहले के लेख',
  problems: {
    'work-empty': 'अपना लेख लिखें',
    'work-too-long': (most) => `कृपया ज़्यादा से ज़्यादा ${most} अक्षर लिखें`,
  },
}
