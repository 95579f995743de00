import { REPLY_WITHIN_HOURS } from '#domain/visitors/form-limits.ts'
import type { InquiryType } from '#domain/visitors/inquiry-types.ts'
import type * as en from '../../en/emails/visitors.ts'
import type { Texts } from '../../texts.ts'
import { durationBefore } from '../words/durations.ts'

const RECEIVED: Readonly<Record<InquiryType, string>> = {
  consultation: 'మాకు రాసినందుకు ధన్యవాదాలు. సంప్రదింపు గురించి మీ సందేశం అందింది.',
  courses: 'మాకు రాసినందుకు ధన్యవాదాలు. కోర్సుల గురించి మీ సందేశం అందింది.',
  technical: 'మాకు రాసినందుకు ధన్యవాదాలు. వెబ్‌సైట్ గురించి మీ సందేశం అందింది.',
  billing: 'మాకు రాసినందుకు ధన్యవాదాలు. చెల్లింపు గురించి మీ సందేశం అందింది.',
  general: 'మాకు రాసినందుకు ధన్యవాదాలు. మీ సందేశం అందింది.',
}

export const CONTACT_ACKNOWLEDGED: Texts<typeof en.CONTACT_ACKNOWLEDGED> = {
  subject: (practice) => `${practice}: మీ సందేశం అందింది`,
  preview: 'రాసినందుకు ధన్యవాదాలు. త్వరలో జవాబిస్తాం.',
  received: RECEIVED,
  reply: `ప్రతి సందేశాన్నీ మేమే చదువుతాం, సాధారణంగా ${durationBefore(REPLY_WITHIN_HOURS, 'hour')} లోపు జవాబిస్తాం.`,
  note: 'మీరు మాకు రాయకపోతే, ఎవరో పొరపాటున మీ చిరునామా రాసి ఉండవచ్చు. ఈ ఈమెయిల్‌ను పట్టించుకోకండి.',
}

export const NEWSLETTER_OPT_IN: Texts<typeof en.NEWSLETTER_OPT_IN> = {
  subject: (practice) => `${practice}: ఈమెయిల్‌లు కావాలని నిర్ధారించండి`,
  preview: 'మరో అడుగు, తర్వాత మా న్యూస్‌లెటర్ మీకు వస్తుంది.',
  opening: (practice) => `మీరు ${practice} న్యూస్‌లెటర్ అడిగారు. దయచేసి నిర్ధారించండి:`,
  button: 'నిర్ధారించండి',
  note: 'మీరు నిర్ధారించేవరకు న్యూస్‌లెటర్ పంపం. ప్రతి ఈమెయిల్‌లో ఆపేసే లింక్ ఉంటుంది.',
}

export const NEW_POST: Texts<typeof en.NEW_POST> = {
  opening: (practice, title) => `${practice}: కొత్త వ్యాసం, ${title}`,
  button: 'వ్యాసం చదవండి',
  note: 'మీరు మా న్యూస్‌లెటర్ కోరినందుకు ఈ ఈమెయిల్ వచ్చింది.',
}
