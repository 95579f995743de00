import type * as en from '../../../en/staff/website/teacher-forms.ts'
import type { Texts } from '../../../texts.ts'
import { FREE_CONTENT_LEVELS } from '../../site/free-content.ts'

// The forms for the people of the site: astrologers, and the teachers of the free lessons with their levels.

const ONE_PER_LINE = 'ఒక్కో లైన్‌లో ఒకటి.'
const PARAGRAPHS_HINT = 'కొత్త పేరా కోసం ఒక ఖాళీ లైన్ వదలండి.'
const STATUSES = { available: 'అందుబాటులో ఉంది', coming_soon: 'త్వరలో' } as const

export const ASTROLOGER_FORM: Texts<typeof en.ASTROLOGER_FORM> = {
  one: 'జ్యోతిష్కులు',
  many: 'జ్యోతిష్కులు',
  add: 'జ్యోతిష్కులను జోడించండి',
  newTitle: 'కొత్త జ్యోతిష్కులు',
  lead: 'సంప్రదింపులు చేసేవారందరూ. ఒకరి కంటే ఎక్కువ ఉంటే, ఒక్కొక్కరికి సైట్‌లో పేజీ ఉంటుంది, ఎవరు కావాలో క్లయింట్లు ఎంచుకోవచ్చు.',
  retireHint: 'ఇక వీరిని బుక్ చేయలేరు, వీరి పేజీ సైట్‌లో ఉండదు. జరిగిన సెషన్లు అలాగే ఉంటాయి.',
  fields: {
    userId: {
      label: 'సైన్ ఇన్',
      hint: 'ఏ ఖాతాతో వీరి డాష్‌బోర్డ్ తెరుచుకోవాలో. కొత్తవారిని “బృందం”లో ఆహ్వానించండి.',
    },
    name: { label: 'పేరు' },
    titles: { label: 'బిరుదులు, అర్హతలు', hint: ONE_PER_LINE },
    about: { label: 'పరిచయం', hint: PARAGRAPHS_HINT },
    portraitUrl: {
      label: 'ఫోటో',
      hint: 'https:// తో మొదలయ్యే లింక్ ఇవ్వండి, లేదా చిత్రం అప్‌లోడ్ చేయండి. ఫోటో లేకపోతే పేరులోని మొదటి అక్షరాలు చూపిస్తాం.',
    },
    languages: { label: 'భాషలు', hint: ONE_PER_LINE },
    timeZone: { label: 'టైమ్ జోన్', hint: 'వీరి పని వేళలకు, ఉదాహరణకు Asia/Kolkata లేదా America/New_York' },
    videoWay: { label: 'వీడియో సెషన్లు' },
    meetingLink: {
      label: 'మీటింగ్ లింక్',
      hint: '“సొంత లింక్” కోసం: https:// తో మొదలయ్యే లింక్, లేదా tel: తర్వాత నంబర్.',
    },
    callWay: { label: 'ఫోన్ సెషన్లు' },
    callNumber: { label: 'క్లయింట్లు ఫోన్ చేయాల్సిన నంబర్', hint: '“క్లయింట్లు మాకు చేస్తారు” కోసం.' },
  },
  videoWays: { practice: 'కేంద్రంలో లాగే', room: 'సెషన్‌కో గది', link: 'సొంత లింక్' },
  callWays: { practice: 'కేంద్రంలో లాగే', 'we-call': 'మేమే ఫోన్ చేస్తాం', 'client-calls': 'క్లయింట్లు మాకు చేస్తారు' },
  principal: {
    title: 'ప్రధాన జ్యోతిష్కులు',
    detail: 'పేరు, బిరుదులు, పరిచయం, ఫోటో కేంద్రం వివరాల్లో ఉన్నవే.',
  },
  problems: {
    timeZone: 'Asia/Kolkata లాంటి టైమ్ జోన్ రాయండి',
    callNumber: 'దయచేసి నంబర్‌ను దేశం కోడ్‌తో రాయండి',
    meetingLink: 'https:// తో మొదలయ్యే లింక్, లేదా tel: తర్వాత నంబర్ రాయండి',
  },
}

export const TEACHER_FORM: Texts<typeof en.TEACHER_FORM> = {
  one: 'గురువు',
  many: 'గురువులు',
  add: 'గురువును జోడించండి',
  newTitle: 'కొత్త గురువు',
  lead: 'మీరు సూచించే ఉచిత పాఠాల గురువులు. ఒక్కో గురువుకు ఒక్కో స్థాయికి ఒక పేజీ ఉంటుంది.',
  fields: {
    name: { label: 'పేరు' },
    introduction: { label: 'చిన్న పరిచయం' },
    biography: { label: 'జీవిత విశేషాలు', hint: PARAGRAPHS_HINT },
    links: {
      label: 'లింకులు',
      hint: 'ఒక్కో లైన్‌లో ఒకటి, ఉదాహరణకు: writings | వ్యాస సంకలనం | https://example.org/essays. మొదటి మాట homa, writings లేదా software.',
    },
  },
  problems: { link: 'ఒక్కో లింక్ ఇలా రాయండి: homa | దాని పేరు | https://…' },
}

export const TEACHER_PAGE_FORM: Texts<typeof en.TEACHER_PAGE_FORM> = {
  one: 'స్థాయి',
  many: 'స్థాయిలు',
  add: 'స్థాయి జోడించండి',
  newTitle: 'కొత్త స్థాయి',
  lead: 'ఒక్కో స్థాయికి ఒక పేజీ. పేజీ అందుబాటులోకి రాగానే, తెలపమని కోరినవారికి ఈమెయిల్ వెళ్తుంది.',
  fields: {
    level: { label: 'స్థాయి' },
    summary: { label: 'సారాంశం' },
    status: { label: 'స్థితి' },
    statedLessons: { label: 'మొత్తం ఎన్ని పాఠాలు', hint: 'పేజీలో చూపేవాటి కంటే ఎక్కువ పాఠాలు ఇస్తామంటేనే రాయండి.' },
    comingSoonNote: {
      label: '“త్వరలో రానున్నవి” భాగంలో రాసేది',
      hint: 'ఈ భాగం చూపక్కర్లేకపోతే ఖాళీగా వదిలేయండి.',
    },
  },
  levels: {
    basic: FREE_CONTENT_LEVELS.basic.title,
    intermediate: FREE_CONTENT_LEVELS.intermediate.title,
    advanced: FREE_CONTENT_LEVELS.advanced.title,
  },
  statuses: STATUSES,
  problems: { comingSoonNote: 'ఏం రానుందో రాయండి' },
}

export const RESOURCE_FORM: Texts<typeof en.RESOURCE_FORM> = {
  one: 'పాఠం లింక్',
  many: 'పాఠాల లింకులు',
  add: 'పాఠం లింక్ జోడించండి',
  newTitle: 'కొత్త పాఠం లింక్',
  lead: 'ఈ స్థాయి వీడియోలు, ప్లేలిస్ట్‌లు, పేజీలు, పేజీలో కనిపించే క్రమంలో.',
  fields: {
    title: { label: 'శీర్షిక' },
    description: { label: 'వివరణ' },
    type: { label: 'రకం' },
    language: { label: 'భాష', hint: 'ఇది ఏ భాషలో ఉందో.' },
    duration: { label: 'నిడివి', hint: 'పేజీలో చూపాల్సినట్టు: “32 నిమిషాలు”, “50 వీడియోలు”' },
    status: { label: 'స్థితి' },
    url: { label: 'లింక్' },
    thumbnailUrl: { label: 'చిత్రం లింక్' },
  },
  noLanguage: 'చెప్పలేదు',
  types: { video: 'వీడియో', playlist: 'ప్లేలిస్ట్', link: 'లింక్' },
  statuses: STATUSES,
}
