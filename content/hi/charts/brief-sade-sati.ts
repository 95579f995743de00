import type * as en from '../../en/charts/brief-sade-sati.ts'
import type { Texts } from '../../texts.ts'

/** Sade Sati in the brief of a session. */
export const BRIEF_SADE_SATI: Texts<typeof en.BRIEF_SADE_SATI> = {
  title: 'साढ़ेसाती',
  phases: {
    rising: 'पहला चरण, शनि चंद्र से 12वीं राशि में',
    peak: 'दूसरा चरण, शनि चंद्र पर',
    setting: 'तीसरा चरण, शनि चंद्र से दूसरी राशि में',
  },
  short: { rising: 'पहला चरण', peak: 'दूसरा चरण', setting: 'तीसरा चरण' },
  from: (date) => `${date} से`,
  part: 'चरण',
  whole: 'पूरी अवधि',
  next: 'अगली',
  untilDate: (phase, date) => `${phase}, ${date} तक`,
  span: (from, until) => `${from} – ${until}`,
  pause: 'शनि वक्री होकर कुछ महीनों के लिए तीनों राशियों से बाहर है',
  notNow: 'अभी नहीं',
}
