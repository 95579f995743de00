import { MOST_MONTHS } from '#domain/payments/practice-figures.ts'
import type * as en from '../../../en/staff/money/figures.ts'
import type { Texts } from '../../../texts.ts'
import { durationBefore } from '../../words/durations.ts'

const LAST_TWELVE = 'ఇవి గత పన్నెండు నెలలు.'

/** Texts of the figures of the practice. */
export const FIGURES: Texts<typeof en.FIGURES> = {
  title: 'రిపోర్ట్‌లు',
  reports: { figures: 'గణాంకాలు', gst: 'GST' },
  lead: 'రీఫండ్‌లు పోగా అందిన చెల్లింపులు (జమ అయితే, డబ్బు వచ్చిన రోజు లెక్క), సెషన్లు, సైట్ సందర్శనల్లో ఎన్ని బుకింగ్‌లయ్యాయి. ఈ పేజీని ప్రింట్ చేసుకోవచ్చు.',
  from: 'ఏ నెల నుంచి',
  until: 'ఏ నెల వరకు',
  show: 'చూపండి',
  problems: {
    'month-invalid': `దయచేసి రెండు నెలలు ఎంచుకోండి. ${LAST_TWELVE}`,
    'until-before-from': `చివరి నెల మొదటి నెల కంటే ముందు ఉండకూడదు. ${LAST_TWELVE}`,
    'too-many-months': `దయచేసి ${durationBefore(MOST_MONTHS, 'month')} లోపు ఎంచుకోండి. ${LAST_TWELVE}`,
  },
  received: 'ఏ నెలలో ఎంత అందింది',
  eachMonth: 'నెలవారీగా',
  receivedTotal: (amount) => `రీఫండ్‌లు పోగా అంతా కలిపి ${amount}`,
  total: 'అంతా కలిపి',
  none: 'ఈ నెలల్లో చెల్లింపులు లేవు',
  noneLead: 'సరిచూసిన ప్రతి చెల్లింపూ ఇక్కడ ఆ నెలలో కనిపిస్తుంది.',
  byService: 'సేవల వారీగా',
  byAstrologer: 'జ్యోతిష్కుల వారీగా',
  byMethod: 'చెల్లించిన విధానం వారీగా',
  service: 'సేవ',
  astrologer: 'జ్యోతిష్కులు',
  method: 'విధానం',
  amount: 'అందింది',
  share: 'వాటా',
  onAccount: 'క్లయింట్ ఖాతాలో',
  noAstrologer: 'కోర్సులు, రాతపూర్వక ప్రశ్నలు',
  otherMethod: 'తెలియదు',
  methods: {
    upi: 'UPI',
    bank: 'బ్యాంక్ బదిలీ',
    swift: 'SWIFT',
    link: 'చెల్లింపు లింక్',
    cash: 'నగదు',
    card: 'కార్డ్',
  },
  sessions: 'సెషన్లు',
  sessionKinds: { held: 'జరిగింది', missed: 'రాలేదు', cancelled: 'రద్దయింది' },
  month: 'నెల',
  steps: 'సందర్శన నుంచి చెల్లింపు వరకు',
  stepsHint:
    'సందర్శనలను ఈ సర్వర్‌లోనే లెక్కిస్తాం, కుకీలు గానీ చిరునామాలు గానీ వాడం. తెలిసిన రోబోలను లెక్కలో వేయం. ఈ వెర్షన్‌తోనే లెక్క మొదలైంది, ఒక్కో బుకింగ్‌ను అది చేసిన నెలలో లెక్కిస్తాం.',
  step: 'అంచె',
  count: 'సంఖ్య',
  ofStepBefore: 'ముందటి అంచెలో వాటా',
  stepNames: {
    visits: 'సైట్ సందర్శనలు',
    forms: 'తెరిచిన బుకింగ్ ఫారాలు',
    bookings: 'చేసిన బుకింగ్‌లు',
    paid: 'చెల్లించినవి',
  },
  percent: (percent) => (percent === null ? '–' : `${percent}%`),
}
