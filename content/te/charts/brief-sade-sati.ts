import type * as en from '../../en/charts/brief-sade-sati.ts'
import type { Texts } from '../../texts.ts'

/** Sade Sati in the brief of a session. */
export const BRIEF_SADE_SATI: Texts<typeof en.BRIEF_SADE_SATI> = {
  title: 'ఏలినాటి శని',
  phases: {
    rising: 'మొదటి భాగం, చంద్రుడి నుంచి 12వ రాశిలో శని',
    peak: 'మధ్య భాగం, చంద్రుడిపై శని',
    setting: 'చివరి భాగం, చంద్రుడి నుంచి 2వ రాశిలో శని',
  },
  short: { rising: 'మొదటి భాగం', peak: 'మధ్య భాగం', setting: 'చివరి భాగం' },
  from: (date) => `${date} నుంచి`,
  part: 'భాగం',
  whole: 'మొత్తం కాలం',
  next: 'తర్వాతది',
  untilDate: (phase, date) => `${phase}, ${date} వరకు`,
  span: (from, until) => `${from} – ${until}`,
  pause: 'శని వక్రించి కొన్ని నెలలు మూడు రాశుల బయట ఉన్నాడు',
  notNow: 'ఇప్పుడు లేదు',
}
