import type * as en from '../../en/learning/lesson-questions.ts'
import type { Texts } from '../../texts.ts'

export const LESSON_QUESTIONS: Texts<typeof en.LESSON_QUESTIONS> = {
  title: 'प्रश्न',
  none: 'अभी कोई प्रश्न नहीं है।',
  ask: 'प्रश्न पूछें',
  question: 'आपका प्रश्न',
  questionHint: 'शिक्षक यहीं जवाब देंगे, और हम आपको ईमेल करेंगे।',
  audience: 'इसे कौन देख सकता है',
  audiences: {
    teachers: { label: 'केवल मेरे शिक्षक' },
    students: {
      label: 'इस कोर्स के विद्यार्थी भी',
      hint: 'आपके पहले नाम के साथ, जब शिक्षक पढ़कर इसे दिखाएँ।',
    },
  },
  send: 'प्रश्न भेजें',
  sent: 'प्रश्न भेज दिया',
  sentDetail: 'शिक्षक यहीं जवाब देंगे। हम आपको ईमेल करेंगे।',
  notSentYet: 'यह पहले लिखा गया था और अभी भेजा नहीं गया है।',
  seenBy: {
    teachers: 'केवल आप और आपके शिक्षक देखते हैं',
    'not-yet-students': 'बाकी विद्यार्थी तब देखेंगे जब शिक्षक दिखाएँगे',
    students: 'इस कोर्स के विद्यार्थी देखते हैं',
  },
  you: 'आप',
  aStudent: 'एक विद्यार्थी',
  waiting: 'अभी जवाब नहीं आया',
  answer: 'शिक्षक का जवाब',
  takeBack: 'वापस लें',
  takeBackOf: (question) => `वापस लें: ${question}`,
  takenBack: 'प्रश्न वापस ले लिया',
  gone: 'यह प्रश्न अब यहाँ नहीं है',
  problems: {
    'question-empty': 'अपना प्रश्न लिखें',
    'question-too-long': (most) => `कृपया ज़्यादा से ज़्यादा ${most} अक्षर लिखें`,
    'too-often': 'पिछले एक घंटे में कई प्रश्न भेजे गए हैं। कृपया इसे थोड़ी देर बाद भेजें।',
  },
}
