import type { ExerciseKind, Level } from '@muhurta/jyotish/exercises'

export const KIND_LABELS: Readonly<Record<ExerciseKind, string>> = {
  'lagna-lord': 'Lord of the lagna',
  house: 'Houses',
  navamsha: 'Navamsha',
  varga: 'Other divisional charts',
  nakshatra: 'Nakshatra and pada',
  'dasha-balance': 'Dasha balance at birth',
  'running-dasha': 'Running dasha',
  'chara-dasha': 'Chara dasha',
  tithi: 'Tithi at sunrise',
  'rahu-kalam': 'Rahu kalam',
  'hora-lord': 'Lord of the hora',
  tarabala: 'Tara bala',
  dignity: 'Dignity',
  friendship: 'Friendship of grahas',
  avastha: 'Avasthas',
  combustion: 'Combustion',
  aspects: 'Aspects',
  yogas: 'Yogas',
  ashtakavarga: 'Ashtakavarga',
  kootas: 'Kootas of two Moons',
  arudha: 'Arudha padas',
  karakas: 'Chara karakas',
}

export const EXERCISE_LEVELS: Readonly<Record<Level, string>> = { 1: 'Level 1', 2: 'Level 2', 3: 'Level 3' }

/** How many right answers in a row there are. */
export const ROW = {
  soFar: (inARow: number, goal: number) => `${inARow} of ${goal} right in a row`,
  done: (goal: number) => `Done: ${goal} right in a row`,
  signInToCount: 'Sign in and we remember how many you answer right in a row.',
} as const

export const EXERCISE_OF_LESSON = {
  title: (kind: string, level: string) => `Exercise: ${kind}, ${level}`,
  lead: (goal: number) => `Practise until ${goal} questions in a row are right. Each question has its solution.`,
  back: (lesson: string) => `Back to the lesson: ${lesson}`,
  open: 'Practise',
} as const
