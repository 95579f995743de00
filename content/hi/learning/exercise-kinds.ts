import type { ExerciseKind, Level } from '@muhurta/jyotish/exercises'
import type * as en from '../../en/learning/exercise-kinds.ts'
import type { Texts } from '../../texts.ts'

export const KIND_LABELS: Readonly<Record<ExerciseKind, string>> = {
  'lagna-lord': 'लग्नेश',
  house: 'भाव',
  navamsha: 'नवांश',
  varga: 'दूसरे वर्ग',
  nakshatra: 'नक्षत्र और चरण',
  'dasha-balance': 'जन्म के समय शेष दशा',
  'running-dasha': 'चल रही दशा',
  'chara-dasha': 'चर दशा',
  tithi: 'सूर्योदय की तिथि',
  'rahu-kalam': 'राहु काल',
  'hora-lord': 'होरा का स्वामी',
  tarabala: 'तारा बल',
  dignity: 'ग्रहों की स्थिति (उच्च, नीच, स्वराशि)',
  friendship: 'ग्रहों की मित्रता',
  avastha: 'अवस्थाएँ',
  combustion: 'अस्त ग्रह',
  aspects: 'दृष्टि',
  yogas: 'योग',
  ashtakavarga: 'अष्टकवर्ग',
  kootas: 'दो चंद्रमाओं के कूट',
  arudha: 'आरूढ़ पद',
  karakas: 'चर कारक',
}

export const EXERCISE_LEVELS: Readonly<Record<Level, string>> = { 1: 'स्तर 1', 2: 'स्तर 2', 3: 'स्तर 3' }

/** How many right answers in a row there are. */
export const ROW: Texts<typeof en.ROW> = {
  soFar: (inARow, goal) => `लगातार ${goal} में से ${inARow} सही`,
  done: (goal) => `पूरा हुआ: लगातार ${goal} सही`,
  signInToCount: 'साइन इन करें, तो हम याद रखेंगे कि आपने लगातार कितने सही किए।',
}

export const EXERCISE_OF_LESSON: Texts<typeof en.EXERCISE_OF_LESSON> = {
  title: (kind, level) => `अभ्यास: ${kind}, ${level}`,
  lead: (goal) => `तब तक अभ्यास करें जब तक लगातार ${goal} प्रश्न सही न हों। हर प्रश्न का हल साथ है।`,
  back: (lesson) => `पाठ पर वापस: ${lesson}`,
  open: 'अभ्यास करें',
}
