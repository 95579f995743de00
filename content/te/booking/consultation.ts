import { numberInWords } from '#content/words/numbers.ts'
import { REMINDER_DAYS_BEFORE } from '#domain/sessions/reminder-times.ts'
import type * as en from '../../en/booking/consultation.ts'
import type { Texts } from '../../texts.ts'

export const CONSULTATION: Texts<typeof en.CONSULTATION> = {
  title: 'సంప్రదింపు',
  heading: 'మీ జాతకం గురించి మాతో మాట్లాడండి',
  lead: 'వీడియో కాల్ లేదా ఫోన్ ద్వారా నేరుగా జ్యోతిష్కులతో మాట్లాడండి. సెషన్‌కు ముందు లింక్ పంపుతాం.',
  description: (names) =>
    ['వీడియో కాల్ లేదా ఫోన్ ద్వారా వేద జ్యోతిష సంప్రదింపు బుక్ చేయండి', ...(names.length ? [names.join(', ')] : [])].join(': '),
  none: 'ప్రస్తుతం బుక్ చేయడానికి సంప్రదింపులు లేవు',
  noneLead: 'మా సంప్రదింపులు త్వరలో ఇక్కడ కనిపిస్తాయి. అప్పటివరకు మాకు రాయండి.',
  writeToUs: 'మాకు రాయండి',
  packagesTitle: 'సంప్రదింపులు',
  mostPopular: 'ఎక్కువమంది ఎంచుకునేది',
  perQuestion: 'ఒక్కో ప్రశ్నకు',
  bookNow: 'ఇప్పుడే బుక్ చేయండి',
  needs: 'మీ నుంచి కావాల్సినవి',
  returning: (percent) => `ఇంతకుముందు మా దగ్గర బుక్ చేశారా? పాత క్లయింట్లకు ${percent}% తక్కువ. సైన్ ఇన్ చేస్తే తగ్గిన ధర కనిపిస్తుంది.`,
  returningBadge: (percent) => `${percent}% తగ్గింపు (పాత క్లయింట్లకు)`,

  stepsTitle: 'ఇది ఎలా జరుగుతుంది',
  stepsLead: 'బుకింగ్ నుంచి సెషన్ వరకు.',

  faqTitle: 'తరచుగా అడిగే ప్రశ్నలు',
  standardTitle: 'ఏది ఎంచుకోవాలో తెలియడం లేదా?',
  standardLead: (name) => `మా సాధారణ సంప్రదింపు “${name}”. బుక్ చేసేటప్పుడు మీ ప్రశ్న కూడా రాయవచ్చు.`,
  bookStandard: 'ఈ సంప్రదింపు బుక్ చేయండి',
  askFirst: 'ముందు మమ్మల్ని అడగండి',
}

const PAY_BY_UPI = {
  title: 'UPI ద్వారా చెల్లించండి',
  text: 'QR కోడ్ స్కాన్ చేయండి లేదా UPI ID కాపీ చేయండి, మీ యాప్‌లో చెల్లించి 12 అంకెల ట్రాన్సాక్షన్ ID రాయండి. మేము సరిచూసి బుకింగ్ ఖరారు చేస్తాం.',
}

/** For a practice that offers other payment methods than UPI. */
function payStep(how: string) {
  return {
    title: 'చెల్లించండి',
    text: `${how} చెల్లించి, రిఫరెన్స్ నంబర్ మాకు పంపండి. మేము సరిచూసి బుకింగ్ ఖరారు చేస్తాం.`,
  }
}

type Step = { readonly title: string; readonly text: string }

function stepsWith(pay: Step): readonly Step[] {
  return [
    {
      title: 'సంప్రదింపు ఎంచుకోండి',
      text: 'సంప్రదింపు, తర్వాత మీకు వీలైన రోజు, సమయం ఎంచుకోండి. సమయాలు భారత కాలమానంలోనూ, మీ స్థానిక కాలమానంలోనూ కనిపిస్తాయి.',
    },
    {
      title: 'వివరాలు రాయండి',
      text: 'పుట్టిన తేదీ, సమయం, ఊరు, మీరు అడగాలనుకున్నది. ప్రశ్న సంప్రదింపుకు జన్మ వివరాలు అక్కర్లేదు.',
    },
    pay,
    {
      title: 'మీటింగ్ లింక్ అందుతుంది',
      text: `సెషన్‌కు ముందు మీటింగ్ లింక్ ఈమెయిల్‌లో వస్తుంది, ${numberInWords(REMINDER_DAYS_BEFORE)} రోజుల ముందు రిమైండర్ కూడా.`,
    },
    { title: 'కలిసి మాట్లాడదాం', text: 'మీ జాతకాన్ని అంచెలంచెలుగా కలిసి చూస్తాం, మీ ప్రశ్నలకు సమయం ఉంటుంది.' },
  ]
}

/** What a client does from choosing to meeting, and the same with all the ways to pay. */
export const CONSULTATION_STEPS = stepsWith(PAY_BY_UPI)

export function consultationSteps(howToPay: string): readonly Step[] {
  return stepsWith(payStep(howToPay))
}
