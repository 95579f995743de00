import type { ExerciseKind, Level } from '@muhurta/jyotish/exercises'
import type * as en from '../../en/learning/exercise-kinds.ts'
import type { Texts } from '../../texts.ts'

export const KIND_LABELS: Readonly<Record<ExerciseKind, string>> = {
  'lagna-lord': 'లగ్నాధిపతి',
  house: 'భావాలు',
  navamsha: 'నవాంశ',
  varga: 'ఇతర వర్గాలు',
  nakshatra: 'నక్షత్రం, పాదం',
  'dasha-balance': 'పుట్టినప్పుడు దశా శేషం',
  'running-dasha': 'నడుస్తున్న దశ',
  'chara-dasha': 'చర దశ',
  tithi: 'సూర్యోదయ తిథి',
  'rahu-kalam': 'రాహు కాలం',
  'hora-lord': 'హోరాధిపతి',
  tarabala: 'తారాబలం',
  dignity: 'ఉచ్చ, నీచ, స్వక్షేత్రం',
  friendship: 'గ్రహ మైత్రి',
  avastha: 'అవస్థలు',
  combustion: 'అస్తంగతం',
  aspects: 'దృష్టులు',
  yogas: 'యోగాలు',
  ashtakavarga: 'అష్టకవర్గం',
  kootas: 'ఇద్దరి చంద్రుల కూటాలు',
  arudha: 'ఆరూఢ పదాలు',
  karakas: 'చర కారకాలు',
}

export const EXERCISE_LEVELS: Readonly<Record<Level, string>> = { 1: 'స్థాయి 1', 2: 'స్థాయి 2', 3: 'స్థాయి 3' }

/** How many right answers in a row there are. */
export const ROW: Texts<typeof en.ROW> = {
  soFar: (inARow, goal) => `వరుసగా ${goal}లో ${inARow} సరైనవి`,
  done: (goal) => `పూర్తయింది: వరుసగా ${goal} సరైనవి`,
  signInToCount: 'సైన్ ఇన్ చేస్తే, వరుసగా ఎన్ని సరిగ్గా చేశారో గుర్తుంచుకుంటాం.',
}

export const EXERCISE_OF_LESSON: Texts<typeof en.EXERCISE_OF_LESSON> = {
  title: (kind, level) => `అభ్యాసం: ${kind}, ${level}`,
  lead: (goal) => `వరుసగా ${goal} ప్రశ్నలు సరైనవి అయ్యే వరకు అభ్యాసం చేయండి. ప్రతి ప్రశ్నకు సాధన ఉంది.`,
  back: (lesson) => `పాఠానికి తిరిగి వెళ్లండి: ${lesson}`,
  open: 'అభ్యాసం చేయండి',
}
