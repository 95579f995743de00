import type * as en from '../../en/frame/errors.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the error pages. */
export const ERROR_LABELS: Texts<typeof en.ERROR_LABELS> = {
  'not-found': {
    title: 'ఈ పేజీ కనబడలేదు',
    lead: 'పేజీ చోటు మారి ఉండవచ్చు, లేదా చిరునామాలో ఏదో అక్షరం తప్పి ఉండవచ్చు. కింద బ్లాగ్‌లో వెతకండి, లేదా హోమ్ పేజీకి వెళ్లండి.',
  },
  denied: {
    title: 'ఈ పేజీ చూడటానికి మీకు అనుమతి లేదు',
    lead: 'ఈ పేజీ మీ ఖాతాకు అందుబాటులో లేదు.',
  },
  link: {
    title: 'ఈ లింక్ పనిచేయడం లేదు',
    lead: 'లింక్ సగమే వచ్చి ఉండవచ్చు, లేదా చాలా పాతది కావచ్చు. దయచేసి మా తాజా ఈమెయిల్‌లోని లింక్ తెరవండి.',
  },
  'bad-request': {
    title: 'ఈ ఫారం చదవలేకపోయాం',
    lead: 'ఈ పేజీ తెరిచి చాలాసేపై ఉండవచ్చు. దయచేసి పేజీ మళ్లీ తెరిచి, ఫారం మరోసారి పంపండి.',
  },
  outage: {
    title: 'కాసేపట్లో తిరిగి వస్తాం',
    lead: 'సైట్ ప్రస్తుతం అందుబాటులో లేదు. మీరు సేవ్ చేసినదంతా భద్రంగా ఉంది. దయచేసి కొన్ని నిమిషాల తర్వాత మళ్లీ ప్రయత్నించండి.',
  },
  failure: {
    title: 'మా వైపు ఏదో పొరపాటు జరిగింది',
    lead: 'క్షమించండి, ఇందులో మీ తప్పు ఏమీ లేదు. దయచేసి కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  },
  offline: {
    title: 'ఇంటర్నెట్ లేదు',
    lead: 'సైట్‌ను చేరలేకపోయాం. దయచేసి ఇంటర్నెట్‌కు కనెక్ట్ అయి మళ్లీ ప్రయత్నించండి.',
  },
  'not-loaded': {
    title: 'ఈ పేజీ తెరుచుకోలేదు',
    lead: 'సైట్‌ను చేరలేకపోయాం. దయచేసి మీ ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
  },
}

/** Above a refused form whose errors have no message of their own. */
export function checkFields(count: number): string {
  return count === 1 ? 'దయచేసి దీన్ని మరోసారి చూడండి' : 'దయచేసి వీటిని మరోసారి చూడండి'
}

/** Shown above a form that could not be sent and is still filled in. */
export const NOT_SENT: Texts<typeof en.NOT_SENT> = {
  title: 'సైట్ నుంచి జవాబు రాలేదు',
  detail: 'మీరు రాసినది ఇక్కడే ఉంది. దయచేసి కాసేపటి తర్వాత మళ్లీ పంపండి.',
}

export const ERROR_ACTIONS: Texts<typeof en.ERROR_ACTIONS> = {
  retry: 'మళ్లీ ప్రయత్నించండి',
  home: 'హోమ్ పేజీకి వెళ్లండి',
  search: 'బ్లాగ్‌లో వెతకండి',
  searchLabel: 'మీరు దేనికోసం వెతుకుతున్నారు?',
  contact: 'మాకు రాయండి',
  requestId: 'అభ్యర్థన నంబర్',
  sendRequestId: 'మళ్లీ ఇలాగే జరిగితే, దయచేసి ఈ నంబర్ మాకు పంపండి.',
}
