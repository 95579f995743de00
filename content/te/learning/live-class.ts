import type * as en from '../../en/learning/live-class.ts'
import type { Texts } from '../../texts.ts'

/** Texts of a lesson that is a live class. */
export const LIVE_CLASS: Texts<typeof en.LIVE_CLASS> = {
  title: 'లైవ్ క్లాస్',
  join: 'క్లాస్‌లో చేరండి',
  joinHint: 'ఈ లింక్ ఉన్న ఎవరైనా క్లాస్‌కు రాగలరు. దయచేసి దీన్ని ఇతరులకు ఇవ్వకండి.',
  forStudents: 'కోర్సు విద్యార్థులకు క్లాస్ లింక్ ఇక్కడ ఉంటుంది. క్లాస్ తర్వాత రికార్డింగ్ ఇక్కడ కనిపిస్తుంది.',
  over: 'క్లాస్ అయిపోయింది. దాని రికార్డింగ్ ఇక్కడ కనిపిస్తుంది.',
  watch: 'రికార్డింగ్ చూడండి',
}
