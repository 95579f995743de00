import type * as en from '../../en/almanac/festival-emails.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the emails on the evening before an observance: their form and the pages of their links. */
export const FESTIVAL_EMAILS: Texts<typeof en.FESTIVAL_EMAILS> = {
  link: 'ముందురోజు సాయంత్రం ఈమెయిల్ పొందండి',
  title: 'పండుగ రిమైండర్లు',
  lead: 'మర్నాడు వీటిలో ఏదైనా ఉంటే, మీ ఊరి సమయం ప్రకారం సాయంత్రం 6 గంటలకు ఈమెయిల్ చేస్తాం.',
  description: 'పండుగలు, ఏకాదశులు, వ్రతాలకు ముందురోజు సాయంత్రం, మీ ఊరి తేదీలతో ఈమెయిల్ పొందండి.',
  email: 'మీ ఈమెయిల్ చిరునామా',
  city: 'ఊరు లేదా పట్టణం',
  lists: 'ఏ రోజులు',
  region: 'ప్రాంతం',
  family: 'మా కుటుంబ విశేష రోజులు',
  toFamily: 'మా కుటుంబ విశేష రోజులు చూడండి',
  everywhere: 'అన్ని ప్రాంతాలు',
  submit: 'రిమైండర్లు పంపండి',
  save: 'సేవ్ చేయండి',
  howItWorks: 'చిరునామా మీదేనని తెలుసుకోవడానికి ముందుగా ఒక ఈమెయిల్ పంపుతాం. ప్రతి ఈమెయిల్‌లో ఆపేసే లింక్ ఉంటుంది.',
  thanks: 'ధన్యవాదాలు!',
  checkMail: 'ఇప్పుడే మీకు ఒక ఈమెయిల్ పంపాం. దాన్ని తెరిచి మీ చిరునామాను ధ్రువీకరించండి.',

  confirmTitle: 'పండుగ రిమైండర్లు నిర్ధారించండి',
  confirmLead: (city) => `మీరు ఎంచుకున్న రోజులకు ముందురోజు సాయంత్రం ఈమెయిల్ చేస్తాం. ఊరు: ${city}.`,
  confirm: 'రిమైండర్లు నిర్ధారించండి',
  confirmedTitle: 'ఇక మీకు పండుగ రిమైండర్లు వస్తాయి',
  confirmedLead: 'ధన్యవాదాలు. ముందురోజు సాయంత్రం ఈమెయిల్ చేస్తాం. ఎప్పుడైనా ఆపేయవచ్చు.',

  unsubscribeTitle: 'పండుగ రిమైండర్లు ఆపండి',
  unsubscribeLead: 'పండుగల ముందురోజు సాయంత్రం ఇక ఈమెయిల్ చేయం.',
  unsubscribe: 'ఈ ఈమెయిల్‌లు ఆపండి',
  unsubscribedTitle: 'పండుగ రిమైండర్లు ఆగాయి',
  unsubscribedLead: 'ఇక ఈ ఈమెయిల్‌లు రావు. కావాలంటే మళ్లీ ఎప్పుడైనా మొదలుపెట్టవచ్చు.',

  toFestivals: 'అన్ని పండుగలు చూడండి',

  mine: 'పండుగ రిమైండర్లు',
  mineOn: 'ఈ రోజులకు ముందురోజు సాయంత్రం మీకు ఈమెయిల్ వస్తుంది.',
  mineOff: 'మీ ఊరి పండుగలు, ఏకాదశులు, వ్రతాలకు ముందురోజు సాయంత్రం ఈమెయిల్ పొందండి.',
  choose: 'రోజులు ఎంచుకోండి',
  stop: 'రిమైండర్లు ఆపండి',
  saved: { tone: 'success', title: 'పండుగ రిమైండర్లు సేవ్ అయ్యాయి.' },
  stopped: { tone: 'success', title: 'పండుగ రిమైండర్లు ఇక పంపం.' },
}

const CHECK_EMAIL = 'దయచేసి ఈమెయిల్ చిరునామా మరోసారి చూడండి'
const CHOOSE_LIST = 'కనీసం ఒక రకం రోజులు ఎంచుకోండి'

export const FESTIVAL_EMAIL_PROBLEMS: Texts<typeof en.FESTIVAL_EMAIL_PROBLEMS> = {
  email: { missing: 'దయచేసి మీ ఈమెయిల్ చిరునామా రాయండి', invalid: CHECK_EMAIL, 'too-long': CHECK_EMAIL },
  city: {
    missing: 'ఊరు రాయండి',
    invalid: 'ఈ ఊరు మాకు తెలియలేదు. దగ్గర్లోని పెద్ద పట్టణం రాయండి',
    'too-long': 'ఊరు రాయండి',
  },
  lists: { missing: CHOOSE_LIST, invalid: CHOOSE_LIST, 'too-long': CHOOSE_LIST },
}
