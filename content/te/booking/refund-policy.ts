import { howOften, percentText } from '#content/words/numbers.ts'
import { MOST_RESCHEDULES } from '#domain/bookings/rescheduling.ts'
import {
  CONSULTATION_REFUND_HOURS,
  COURSE_REFUND_DAYS,
  COURSE_REFUND_PERCENT,
  REFUND_BUSINESS_DAYS,
} from '#domain/payments/refund-rules.ts'
import type * as en from '../../en/booking/refund-policy.ts'
import type { Texts } from '../../texts.ts'
import { durationBefore } from '../words/durations.ts'

const { from, to } = REFUND_BUSINESS_DAYS
const HOURS = durationBefore(CONSULTATION_REFUND_HOURS, 'hour')
const DAYS = durationBefore(COURSE_REFUND_DAYS, 'day')
const PERCENT = percentText(COURSE_REFUND_PERCENT)

/** What the refund rules say, wherever a page or an email states them. */
export const REFUND_POLICY: Texts<typeof en.REFUND_POLICY> = {
  consultation: `బుక్ చేసిన ${HOURS} లోపు, సెషన్‌కు ముందే రద్దు చేస్తే పూర్తి రీఫండ్. సెషన్ సమయం ${howOften(MOST_RESCHEDULES)} మార్చుకోవచ్చు.`,
  question: `బుక్ చేసిన ${HOURS} లోపు, మేము జవాబు ఇవ్వకముందే రద్దు చేస్తే పూర్తి రీఫండ్.`,
  course: `${DAYS} లోపు, కోర్సులో ${PERCENT} కంటే తక్కువ తెరిచి ఉంటే పూర్తి రీఫండ్.`,
  class: `బుక్ చేసిన ${DAYS} లోపు, క్లాస్ మొదలయ్యేలోపు రద్దు చేస్తే పూర్తి రీఫండ్.`,
  courses: `చేరిన ${DAYS} లోపు, ${PERCENT} కంటే తక్కువ పాఠాలు తెరిచి ఉంటే రీఫండ్.`,
  terms: {
    consultations: `సంప్రదింపులు: బుక్ చేసిన ${HOURS} లోపు, సంప్రదింపు జరగకముందే రద్దు చేస్తే మొత్తం తిరిగి ఇస్తాం.`,
    courses: `కోర్సులు: చేరిన ${DAYS} లోపు, ${PERCENT} కంటే తక్కువ పాఠాలు తెరిచి ఉంటే డబ్బు తిరిగి ఇస్తాం.`,
    classes: `వర్క్‌షాప్‌లు, ఇతర విడి క్లాసులు: బుక్ చేసిన ${DAYS} లోపు, క్లాస్ మొదలయ్యేలోపు రద్దు చేస్తే మొత్తం తిరిగి ఇస్తాం.`,
    when: `రీఫండ్ మీరు చెల్లించిన విధానంలోనే వస్తుంది, దానికి ${from} నుంచి ${to} పని దినాలు పడుతుంది.`,
  },
  endsByOpening: `దీన్ని తెరిస్తే కోర్సులో ${PERCENT} లేదా అంతకంటే ఎక్కువ తెరిచినట్టే. రీఫండ్ దానికి ముందు వరకే వస్తుంది.`,
  reschedules: `సెషన్ సమయాన్ని డాష్‌బోర్డ్‌లో ${howOften(MOST_RESCHEDULES)} ఉచితంగా మార్చుకోవచ్చు.`,
  none: 'మా రీఫండ్ విధానం ప్రకారం దీనికి రీఫండ్ రాదు.',
  notArrived: (email) => `${to} పని దినాల్లో రాకపోతే, దయచేసి ఇక్కడ రాయండి: ${email}`,
}

type Refund = {
  /** The last day on which we send it, if that is known. */
  readonly by?: string | null
  /** Whether the payment still has to be confirmed. */
  readonly isUnconfirmed: boolean
}

/** "మీరు చెల్లించిన ఖాతాకే 7 నుంచి 15 పని దినాల్లో ₹1,001 తిరిగి పంపుతాం." */
export function refundText(amount: string, { by, isUnconfirmed }: Refund): string {
  const latest = by ? ` (ఎంత ఆలస్యమైనా ${by} లోపు)` : ''
  const condition = isUnconfirmed ? 'చెల్లింపు సరిచూసిన తర్వాత, ' : ''
  return `${condition}మీరు చెల్లించిన ఖాతాకే ${from} నుంచి ${to} పని దినాల్లో ${amount} తిరిగి పంపుతాం${latest}.`
}
