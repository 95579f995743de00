import type * as en from '../../../en/staff/courses/quizzes.ts'
import type { Texts } from '../../../texts.ts'

export const QUIZ_QUESTION_FORM: Texts<typeof en.QUIZ_QUESTION_FORM> = {
  one: 'क्विज़ का प्रश्न',
  many: 'क्विज़ के प्रश्न',
  add: 'प्रश्न जोड़ें',
  newTitle: 'नया प्रश्न',
  lead: 'विद्यार्थी पाठ के अंत में इसी क्रम में इनके जवाब देते हैं। पास होने का प्रतिशत, कितनी बार और आखिरी तारीख पाठ के फ़ॉर्म में हैं।',
  fields: {
    kind: { label: 'किस तरह का प्रश्न' },
    question: { label: 'प्रश्न', hint: 'अभ्यास के साथ: क्या देखना है। वहाँ इसे खाली भी छोड़ सकते हैं।' },
    answers: {
      label: 'जवाब',
      hint: 'हर पंक्ति में एक। विकल्प हों, तो सही जवाब सबसे पहले: विद्यार्थियों को क्रम बदलकर दिखता है। लिखा हुआ जवाब हो, तो हर सही वर्तनी।',
    },
    exercise: { label: 'अभ्यास', hint: 'हर विद्यार्थी को हर बार इसका अलग प्रश्न मिलता है।' },
    exerciseLevel: { label: 'अभ्यास का स्तर' },
    explanation: { label: 'समझाना', hint: 'सही जवाब के बाद दिखता है, और पास होने के बाद सभी को।' },
  },
  kinds: { choice: 'विकल्प', text: 'छोटा लिखा जवाब', exercise: 'साइट का अभ्यास' },
  problems: {
    questionMissing: 'प्रश्न लिखें',
    optionsMissing: 'चुनने के लिए कम से कम दो जवाब लिखें',
    answerMissing: 'सही जवाब लिखें',
    answersNotUsed: 'अभ्यास का जवाब साइट जानती है। इसे खाली छोड़ें या दूसरी तरह का प्रश्न चुनें।',
    exercise: '“साइट का अभ्यास” हो, तो एक अभ्यास चुनें; बाकी में कोई नहीं',
  },
}
