import { plural } from '#content/words/grammar.ts'
import { LONGEST_CHART_LABEL, MOST_EXERCISE_CHARTS } from '#domain/learning/exercise-charts.ts'
import type * as en from '../../../en/staff/courses/exercise-charts.ts'
import type { Texts } from '../../../texts.ts'

const uses = (count: number) => plural(count, 'एक पाठ या क्विज़ के प्रश्न में', `${count} पाठों और क्विज़ के प्रश्नों में`)

export const EXERCISE_CHARTS: Texts<typeof en.EXERCISE_CHARTS> = {
  title: 'कुंडलियाँ',
  lead: 'पाठों, क्विज़ और अभ्यास के पेज के लिए आपकी चुनी हुई कुंडलियाँ। विद्यार्थी केवल वे स्थितियाँ या तारीखें देखते हैं जो प्रश्न के लिए ज़रूरी हैं, कुंडली की पहचान या जन्म स्थान कभी नहीं।',
  add: 'कुंडली जोड़ें',
  none: 'अभी कोई कुंडली नहीं',
  noneLead:
    'अभ्यास के प्रश्न अभी किसी भी कुंडली के बारे में होते हैं। अपनी कुंडलियाँ जोड़ें, फिर पाठ या क्विज़ के प्रश्न में “मेरी कुंडलियों से” पर निशान लगाएँ।',
  uses: (count) => `${uses(count)} इन कुंडलियों के बारे में पूछा जाता है।`,
  columns: { label: 'पहचान', birth: 'जन्म', topics: 'नहीं पूछा जाता' },
  without: (topics) => `सीमा के बहुत पास होने से ये विषय नहीं पूछे जाते: ${topics}`,
  newTitle: 'नई कुंडली',
  label: 'पहचान',
  labelHint: 'केवल आपके लिए, जैसे “कुंडली 3, एक संगीतकार”। कृपया किसी का नाम न लिखें।',
  submit: 'कुंडली सेव करें',
  saved: 'कुंडली सेव हो गई',
  remove: 'यह कुंडली हटाएँ',
  removeLead: 'इसके बारे में फिर प्रश्न नहीं पूछे जाएँगे।',
  removeLast: (count) =>
    `${uses(count)} आपकी कुंडलियों के बारे में पूछा जाता है। यह आखिरी कुंडली है: इसके बाद प्रश्न किसी भी कुंडली के बारे में होंगे।`,
  removed: 'कुंडली हट गई',
  problems: {
    'label-missing': 'पहचान लिखें',
    'label-too-long': `ज़्यादा से ज़्यादा ${LONGEST_CHART_LABEL} अक्षर लिखें`,
    'time-missing': 'जन्म समय लिखें',
    'place-missing': 'जन्म स्थान चुनें',
    'time-in-doubt': 'घड़ी का यह समय किसी एक क्षण का नहीं है। दूसरी घड़ी चुनें, या UTC से अंतर लिखें।',
    'too-many-charts': `ज़्यादा से ज़्यादा ${MOST_EXERCISE_CHARTS} कुंडलियाँ हो सकती हैं। पहले एक हटाएँ।`,
    'chart-not-found': 'यह कुंडली इस बीच हटा दी गई।',
  },
}
