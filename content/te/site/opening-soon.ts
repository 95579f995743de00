import type * as en from '../../en/site/opening-soon.ts'
import type { Texts } from '../../texts.ts'

/** What strangers see of a practice that is still being set up, and the line for staff above its pages. */
export const OPENING_SOON: Texts<typeof en.OPENING_SOON> = {
  title: 'త్వరలో ప్రారంభం',
  lead: 'మా వెబ్‌సైట్ సిద్ధమవుతోంది. దయచేసి కొన్నాళ్ల తర్వాత మళ్లీ రండి.',
  reach: 'అప్పటివరకు మమ్మల్ని ఇక్కడ సంప్రదించవచ్చు:',
  staff: 'మీరు మా బృందంలో ఉన్నారా?',
  signIn: 'సైన్ ఇన్ చేయండి',
}

export const ONLY_STAFF: Texts<typeof en.ONLY_STAFF> = {
  text: 'ఇది మీకు మాత్రమే కనిపిస్తుంది.',
  setUp: 'సిద్ధం చేయడం కొనసాగించండి',
}
