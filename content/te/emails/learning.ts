import { plural } from '#content/words/grammar.ts'
import type * as en from '../../en/emails/learning.ts'
import type { Texts } from '../../texts.ts'
import { FREE_CONTENT_LEVELS } from '../site/free-content.ts'

export const ENROLLED: Texts<typeof en.ENROLLED> = {
  preview: 'మీరు కోర్సులో చేరారు.',
  course: 'కోర్సు',
  startDate: 'ప్రారంభ తేదీ',
  firstLesson: 'మొదటి పాఠం',
  lessonsOpen: 'మీ పాఠాలు ఇప్పుడు తెరిచి ఉన్నాయి. మీకు వీలైన వేగంతో నేర్చుకోండి, ఏదైనా అడగాలంటే మాకు రాయండి.',
  lessonsToCome: 'మీ గురువు పాఠాలు సిద్ధం చేస్తున్నారు. అవి “నా కోర్సులు”లో కనిపిస్తాయి. ఏదైనా అడగాలంటే మాకు రాయండి.',
  openFirst: 'మొదటి పాఠం తెరవండి',
  allCourses: 'నా అన్ని కోర్సులు',
  courses: 'నా కోర్సులు చూడండి',
}

export const CONTENT_AVAILABLE: Texts<typeof en.CONTENT_AVAILABLE> = {
  subject: (level, teacher) => `${teacher}: ${levelName(level)} పాఠాలు వచ్చాయి`,
  preview: (practice) => `వాటిని ఇప్పుడు చూడవచ్చు: ${practice}.`,
  opening: (level, teacher) => `${teacher} గారి ${levelName(level)} పాఠాలు వచ్చినప్పుడు చెప్పమన్నారు. అవి ఇప్పుడు వచ్చాయి.`,
  button: 'పాఠాలు చూడండి',
  note: 'ఈ అభ్యర్థనకు వచ్చే ఈమెయిల్ ఇదొక్కటే.',
}

/** "basic" by its name. */
function levelName(level: string): string {
  const levels: Readonly<Record<string, { readonly title: string } | undefined>> = FREE_CONTENT_LEVELS
  return levels[level]?.title ?? level
}

export const WORK_ANSWERED: Texts<typeof en.WORK_ANSWERED> = {
  subject: (lesson) => `మీ గురువు జవాబు: ${lesson}`,
  preview: 'మీ రాత పనికి జవాబు వచ్చింది.',
  passed: (lesson) => `“${lesson}” కోసం మీరు రాసినది మీ గురువు చదివారు. మీరు పాస్ అయ్యారు.`,
  returned: (lesson) => `“${lesson}” కోసం మీరు రాసినది మీ గురువు చదివి, ఒక గమనికతో తిరిగి పంపారు. దయచేసి గమనిక చూసి మళ్లీ ఇవ్వండి.`,
  button: 'జవాబు చదవండి',
}

export const NEW_LESSONS: Texts<typeof en.NEW_LESSONS> = {
  subject: (count) => plural(count, 'మీ కోసం కొత్త పాఠం', `మీ కోసం ${count} కొత్త పాఠాలు`),
  opening: (count) => plural(count, 'మీ కోర్సులో గురువు ఒక కొత్త పాఠం చేర్చారు.', 'మీ కోర్సుల్లో గురువు కొత్త పాఠాలు చేర్చారు.'),
  openSubject: (count) => plural(count, 'మీ కోసం ఒక పాఠం తెరుచుకుంది', `మీ కోసం ${count} పాఠాలు తెరుచుకున్నాయి`),
  openNow: (count) => plural(count, 'మీ కోర్సులో ఈ పాఠం ఇప్పుడు తెరిచి ఉంది.', 'మీ కోర్సుల్లో ఈ పాఠాలు ఇప్పుడు తెరిచి ఉన్నాయి.'),
  button: 'పాఠాలు చూడండి',
}

export const QUESTION_ANSWERED: Texts<typeof en.QUESTION_ANSWERED> = {
  subject: (lesson) => `మీ ప్రశ్నకు జవాబు: ${lesson}`,
  preview: 'మీ గురువు మీ ప్రశ్నకు జవాబిచ్చారు.',
  opening: (lesson) => `“${lesson}” పాఠంలో మీరు అడిగిన ప్రశ్నకు మీ గురువు జవాబిచ్చారు.`,
  button: 'జవాబు చదవండి',
}
