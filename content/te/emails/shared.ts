import type * as en from '../../en/emails/shared.ts'
import type { Texts } from '../../texts.ts'
import { timeBefore } from '../words/durations.ts'

/** What every email has around its own text. */
export const EMAIL_FRAME: Texts<typeof en.EMAIL_FRAME> = {
  greeting: 'నమస్తే,',
  greetingTo: (name) => `నమస్తే ${name} గారు,`,
  unsubscribe: 'ఈ ఈమెయిల్‌లు ఆపండి',
  unsubscribeAt: (url) => `ఈ ఈమెయిల్‌లు ఆపండి: ${url}`,
  ifButtonFails: (url) => `బటన్ పనిచేయకపోతే ఈ లింక్‌ను మీ బ్రౌజర్‌లో తెరవండి: ${url}`,
}

/** The booking in an email. */
export const BOOKING_FACTS: Texts<typeof en.BOOKING_FACTS> = {
  booking: 'బుకింగ్',
  course: 'కోర్సు',
  service: 'సేవ',
  forWhom: 'ఎవరి కోసం',
  startDate: 'ప్రారంభ తేదీ',
  when: 'ఎప్పుడు',
  how: 'ఎలా',
  amount: 'మొత్తం',
  discount: 'తగ్గింపు',
  discountOff: (name, amount) => `${name}: ${amount} తగ్గింపు`,
  serviceFor: (service, name) => `${service}, ${name} కోసం`,
}

export const BOOKING_PARTS: Texts<typeof en.BOOKING_PARTS> = {
  view: 'నా బుకింగ్ చూడండి',
  pay: (amount) => `${amount} చెల్లించండి`,
  exactAmount: (amount) => `సరిగ్గా ${amount} చెల్లించండి, అప్పుడే మీ చెల్లింపును గుర్తించగలం.`,
  payWithoutSignIn: 'సైన్ ఇన్ చేయకుండానే చెల్లించవచ్చు. ఈ లింక్ ఈ ఒక్క బుకింగ్‌నే తెరుస్తుంది.',
  cancelledUnlessPaid: (time) => `${timeBefore(time, 'లోపు')} చెల్లింపు అందకపోతే బుకింగ్ రద్దవుతుంది.`,
  anotherTime: 'వేరే సమయం ఎంచుకోండి',
  cancel: 'ఈ బుకింగ్ రద్దు చేయండి',
  beforeYouConfirm:
    'నిర్ధారించే ముందు ఎంత ఖర్చవుతుందో, ఎంత రీఫండ్ వస్తుందో కనిపిస్తుంది. ఈ లింకులు సైన్ ఇన్ లేకుండా పనిచేస్తాయి, కాబట్టి ఈ ఈమెయిల్‌ను ఎవరికీ పంపకండి.',
  birthNeeded: 'మీ సెషన్ కోసం పుట్టిన తేదీ, సమయం, ఊరు ఇంకా కావాలి. సైన్ ఇన్ చేయనక్కర్లేదు.',
  addBirth: 'జన్మ వివరాలు ఇవ్వండి',
  sealed: 'మీ ప్రశ్నను దాని సమయం, చోటుతో సహా సీల్ చేశాం. ఈ ఈమెయిల్ దాచుకోండి: ఈ గుర్తుతో ఎవరూ వాటిని మార్చలేదని చూపవచ్చు.',
  seeProof: 'మీ ప్రశ్న రుజువు చూడండి',
  call: (number) => `ఫోన్ చేయండి: ${number}`,
  join: 'మీటింగ్‌లో చేరండి',
  weCall: 'బుకింగ్‌లో మీరిచ్చిన నంబర్‌కు మేమే ఫోన్ చేస్తాం.',
  inPerson: (address) => `నేరుగా కలుద్దాం. దయచేసి ఇక్కడికి రండి: ${address}`,
  callIfNoLink: (phone) => `అప్పటికి లింక్ రాకపోతే, దయచేసి ఫోన్ చేయండి: ${phone}`,
  addToCalendar: 'సెషన్‌ను మీ క్యాలెండర్‌లో చేర్చడానికి జతచేసిన ఫైల్ తెరవండి.',
  updateCalendar: 'క్యాలెండర్‌లో సెషన్ సమయం మార్చడానికి జతచేసిన ఫైల్ తెరవండి.',
}

export const OPEN_DESK = 'జ్యోతిష్కుల డాష్‌బోర్డ్ తెరవండి'
