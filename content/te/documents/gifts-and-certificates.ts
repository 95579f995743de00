import type * as en from '../../en/documents/gifts-and-certificates.ts'
import type { Texts } from '../../texts.ts'

export const VOUCHER_PDF: Texts<typeof en.VOUCHER_PDF> = {
  documentTitle: (amount) => `${amount} గిఫ్ట్ వోచర్`,
  title: 'గిఫ్ట్ వోచర్',
  recipient: 'ఎవరి కోసం',
  giver: 'ఎవరి తరఫున',
  code: 'మీ కోడ్',
  validUntil: (day) => `${day} వరకు చెల్లుతుంది`,
  howToRedeem: (url) => `ఈ కోడ్‌ను బుకింగ్‌కు చెల్లించేటప్పుడు లేదా ఇక్కడ రాయండి: ${url}`,
  foot: 'కోడ్ ఉన్నవారు ఒక్కసారి వాడుకోవచ్చు. నగదుగా ఇవ్వం. ఇది పన్ను ఇన్‌వాయిస్ కాదు.',
}

export const CERTIFICATE_PDF: Texts<typeof en.CERTIFICATE_PDF> = {
  documentTitle: (course) => `సర్టిఫికెట్: ${course}`,
  title: 'సర్టిఫికెట్',
  subtitle: 'కోర్సు పూర్తి చేసినందుకు',
  certifies: 'ఈ సర్టిఫికెట్ అందుకున్నవారు',
  unnamedStudent: 'మా రికార్డులోని విద్యార్థి',
  hasCompleted: 'ఈ కోర్సు పూర్తి చేశారు',
  course: (title, level) => `${title} (${level})`,
  completedOn: (day) => `పూర్తి చేసిన రోజు: ${day}`,
  code: (code) => `సర్టిఫికెట్ ${code}`,
  signature: (signature) => `సంతకం ${signature}`,
  check: (url) => `ఈ సర్టిఫికెట్‌ను ఇక్కడ సరిచూడవచ్చు: ${url}`,
}
