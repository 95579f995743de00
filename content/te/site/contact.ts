import { REPLY_WITHIN_HOURS } from '#domain/visitors/form-limits.ts'
import type * as en from '../../en/site/contact.ts'
import type { Texts } from '../../texts.ts'
import { durationBefore } from '../words/durations.ts'

/** How soon a message is answered, before a word such as లోపు. */
export const REPLY_WITHIN = durationBefore(REPLY_WITHIN_HOURS, 'hour')

export const CONTACT: Texts<typeof en.CONTACT> = {
  title: 'సంప్రదించండి',
  heading: 'మాకు రాయండి',
  lead: 'బుకింగ్, చెల్లింపు లేదా కోర్సు గురించి ఏదైనా అడగాలా? మాకు రాయండి. ప్రతి సందేశాన్నీ మాలో ఒకరు చదువుతారు.',
  description: `ఫారం, ఈమెయిల్ లేదా ఫోన్ ద్వారా మమ్మల్ని సంప్రదించండి. సోమవారం నుంచి శనివారం వరకు, ${REPLY_WITHIN} లోపు జవాబు.`,

  cardsTitle: 'మమ్మల్ని ఎలా చేరాలి',
  email: 'ఈమెయిల్',
  phone: 'ఫోన్',
  address: 'చిరునామా',
  hours: 'పని వేళలు',
  indianTime: 'భారత కాలమానం (IST)',

  formTitle: 'సందేశం పంపండి',
  fields: {
    name: 'మీ పేరు',
    email: 'ఈమెయిల్',
    phone: 'ఫోన్ (తప్పనిసరి కాదు)',
    inquiryType: 'దేని గురించి?',
    subject: 'విషయం',
    message: 'సందేశం',
  },
  aboutDates: {
    subject: (course) => `తర్వాతి తేదీలు: ${course}`,
    message: (course) => `${course} మళ్లీ ఎప్పుడు బుక్ చేయవచ్చో దయచేసి తెలపండి.`,
  },
  chooseTopic: 'విషయం ఎంచుకోండి (తప్పనిసరి కాదు)',
  inquiryTypes: {
    consultation: 'సంప్రదింపు',
    courses: 'కోర్సులు',
    technical: 'వెబ్‌సైట్ సమస్య',
    billing: 'చెల్లింపు',
    general: 'ఇతర విషయం',
  },
  messageHint: 'పాస్‌వర్డ్, UPI PIN, జన్మ వివరాలు ఇక్కడ రాయకండి.',
  send: 'సందేశం పంపండి',
  sent: 'సందేశం అందింది!',
  sentDetail: `${REPLY_WITHIN} లోపు జవాబిస్తాం.`,
  responseTitle: 'ఎప్పుడు జవాబిస్తాం',
  responseNote: (hours) => `ప్రతి సందేశానికీ ${REPLY_WITHIN} లోపు జవాబు, ${hours}, భారత కాలమానం (IST).`,
  privacy: 'మీ సందేశాన్ని జవాబివ్వడానికి మాత్రమే వాడతాం. వివరాలు: {privacy}.',
  privacyLink: 'గోప్యతా విధానం',

  quickLinks: 'ముఖ్య లింకులు',
  faqTitle: 'రాసే ముందు',
}

export const CONTACT_LINKS = [
  { href: '/consultation', label: 'సంప్రదింపు బుక్ చేయండి', text: 'వీడియో కాల్ లేదా ఫోన్ ద్వారా, మీకు వీలైన సమయంలో' },
  { href: '/courses', label: 'కోర్సులు చూడండి', text: 'మొదటి రాశి నుంచి పూర్తి జాతకం వరకు' },
  { href: '/blog', label: 'బ్లాగ్ చదవండి', text: 'నక్షత్రాలు, గ్రహాలు, భావాల గురించి తేలిక వ్యాసాలు' },
] as const
