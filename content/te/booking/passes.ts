import type * as en from '../../en/booking/passes.ts'
import type { Texts } from '../../texts.ts'

/** Texts of session passes: on the consultation page, in the booking form and on dashboards. */
export const PASSES: Texts<typeof en.PASSES> = {
  title: 'సెషన్ పాస్‌లు',
  lead: 'ఒకేసారి కొన్ని సెషన్లు, తక్కువ ధరకు. సమయాలు తర్వాత ఒక్కొక్కటిగా ఎంచుకోవచ్చు.',
  sessions: (count, service) => `${service}: ${count} సెషన్లు`,
  valid: (months) => (months === 1 ? 'ఒక నెల చెల్లుతుంది' : `${months} నెలలు చెల్లుతుంది`),
  shared: 'మీ కుటుంబానికి కూడా',
  notShared: 'ఒక్కరికి మాత్రమే',
  buy: 'పాస్ కొనండి',
  perSession: (price) => `ఒక్కో సెషన్‌కు ${price}`,
  bookingTitle: (name) => `${name} కొనండి`,
  bookingLead: 'కొన్ని వివరాలు రాసి చెల్లించండి. చెల్లింపు సరిచూడగానే మీ సెషన్లు బుక్ చేసుకోవచ్చు.',
}

export const PASS_FIELD: Texts<typeof en.PASS_FIELD> = {
  label: 'ఎలా చెల్లిస్తారు?',
  use: (left, sessions) => `నా పాస్ వాడండి: ${sessions}లో ${left} ${left === 1 ? 'మిగిలింది' : 'మిగిలాయి'}`,
  pay: 'ఈ సెషన్‌కు చెల్లించండి',
  hint: (lastDay) => `${lastDay} వరకు చెల్లుతుంది. సెషన్ ధర మొత్తం పాస్‌తోనే తీరుతుంది, వేరే తగ్గింపు ఉండదు.`,
}

export const PASS_PROBLEMS: Texts<typeof en.PASS_PROBLEMS> = {
  'pass-unusable': 'ఈ పాస్‌ను ఇక ఈ సెషన్‌కు వాడలేరు. దయచేసి వేరే చెల్లింపు విధానం ఎంచుకోండి.',
  'pass-not-shared': 'ఈ పాస్ మీ సొంత సెషన్లకు మాత్రమే. దయచేసి ఈ సెషన్‌కు చెల్లించండి.',
}

export const MY_PASSES: Texts<typeof en.MY_PASSES> = {
  title: 'సెషన్ పాస్‌లు',
  left: (left, sessions) => `${sessions}లో ${left} ${left === 1 ? 'సెషన్ మిగిలింది' : 'సెషన్లు మిగిలాయి'}`,
  until: (day) => `${day} వరకు`,
  usedUp: 'అన్ని సెషన్లు అయిపోయాయి',
  over: (day) => `గడువు ముగిసింది: ${day}`,
  cancelled: 'రద్దయింది',
  book: 'సెషన్ బుక్ చేయండి',
}
