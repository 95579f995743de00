import { numberText } from '#content/words/numbers.ts'
import { LONGEST_REPLY, LONGEST_REVIEW, LONGEST_SHOWN_CITY, LONGEST_SHOWN_NAME } from '#domain/sessions/reviews.ts'
import type * as en from '../../en/booking/reviews.ts'
import type { Texts } from '../../texts.ts'

const CHOOSE_STARS = 'ఒకటి నుంచి ఐదు స్టార్లు ఎంచుకోండి'
const CHOOSE_SHOWN = 'రివ్యూ చూపాలో వద్దో ఎంచుకోండి'

/** Texts of reviews: the client's page, the desk's list and the website. */
export const REVIEW: Texts<typeof en.REVIEW> = {
  title: 'మీ రివ్యూ',
  lead: (service, code) => `${service} (${code}). మెచ్చుకోలైనా, విమర్శైనా రాయండి.`,
  stars: 'మీ సెషన్ ఎలా జరిగింది?',
  starLabels: { 5: 'చాలా బాగుంది', 4: 'బాగుంది', 3: 'పర్వాలేదు', 2: 'అంతగా లేదు', 1: 'బాగోలేదు' },
  star: (stars, label) => `${stars} ${stars === 1 ? 'స్టార్' : 'స్టార్లు'}: ${label}`,
  text: 'మీ రివ్యూ',
  textHint: 'తప్పనిసరి కాదు. జన్మ వివరాలు, వ్యక్తిగత విషయాలు రాయకండి.',
  isPublic: 'ఈ రివ్యూను మీ వెబ్‌సైట్‌లో చూపవచ్చు',
  isPublicHint: 'టిక్ పెట్టకపోతే మేము మాత్రమే చదువుతాం. ఎప్పుడైనా మార్చుకోవచ్చు.',
  shownName: 'వెబ్‌సైట్‌లో కనిపించే మీ పేరు',
  shownNameHint: 'ఖాళీగా వదిలేస్తే “ఒక క్లయింట్” అని ఉంటుంది.',
  shownCity: 'మీ ఊరు',
  shownCityHint: 'తప్పనిసరి కాదు. పేరు పక్కన కనిపిస్తుంది.',
  send: 'రివ్యూ పంపండి',
  save: 'మార్పులు సేవ్ చేయండి',
  withdraw: 'రివ్యూ వెనక్కి తీసుకోండి',
  withdrawTitle: 'ఈ రివ్యూ వెనక్కి తీసుకోండి',
  withdrawLead: 'దీన్ని తొలగించి వెబ్‌సైట్ నుంచి కూడా తీసేస్తాం. తర్వాత మరొకటి రాయవచ్చు.',
  states: {
    waiting: 'వెబ్‌సైట్‌లో చూపే ముందు ప్రతి రివ్యూ చదువుతాం.',
    private: 'మీ రివ్యూను మేము మాత్రమే చదువుతాం.',
    published: 'మీ రివ్యూ మా వెబ్‌సైట్‌లో ఉంది. మారిస్తే ముందు మళ్లీ చదువుతాం.',
    declined: 'ఈ రివ్యూను వెబ్‌సైట్‌లో చూపడం లేదు. మార్చవచ్చు, లేదా మాకు రాయండి.',
    hidden: 'ఈ రివ్యూ ఇక వెబ్‌సైట్‌లో లేదు.',
  },
  reply: 'మా జవాబు',
  sent: { tone: 'success', title: 'మీ రివ్యూకు ధన్యవాదాలు', detail: 'ఇక్కడ ఎప్పుడైనా మార్చుకోవచ్చు.' },
  withdrawn: { tone: 'success', title: 'రివ్యూ వెనక్కి తీసుకున్నారు', detail: 'దాన్ని తొలగించాం.' },
  stopTitle: 'ఇక అడగవద్దు',
  stopLead: 'ప్రతి సెషన్ తర్వాత ఒక్కసారి అడుగుతాం. వద్దనుకుంటే ఇక అడగం. కావాలంటే డాష్‌బోర్డ్ నుంచి ఎప్పుడైనా రాయవచ్చు.',
  stop: 'అడగడం ఆపండి',
  stopped: { tone: 'success', title: 'ఇక అడగం', detail: 'రివ్యూ కోసం ఇక ఈమెయిల్ రాదు.' },
  isStopped: 'రివ్యూ కోసం అడగం. ప్రొఫైల్‌లో మార్చుకోవచ్చు.',
  refusals: {
    'not-completed': 'సెషన్ పూర్తయ్యాక రివ్యూ రాయవచ్చు.',
    refunded: 'ఈ చెల్లింపు రీఫండ్ అవుతోంది లేదా అయింది, కాబట్టి రివ్యూ రాయలేరు. మాకు రాయండి.',
  },
  failed: 'మీ రివ్యూ సేవ్ కాలేదు',
  dashboard: 'రివ్యూ రాయండి',
  change: 'మీ రివ్యూ',
  problems: {
    stars: { missing: CHOOSE_STARS, invalid: CHOOSE_STARS, 'too-long': CHOOSE_STARS },
    text: {
      missing: 'మీ రివ్యూ రాయండి',
      invalid: 'మీ రివ్యూ మరోసారి చూడండి',
      'too-long': `రివ్యూ ${numberText(LONGEST_REVIEW)} అక్షరాలు మించకూడదు`,
    },
    shownName: {
      missing: 'పేరు రాయండి',
      invalid: 'పేరు మరోసారి చూడండి',
      'too-long': `పేరు ${LONGEST_SHOWN_NAME} అక్షరాలు మించకూడదు`,
    },
    shownCity: {
      missing: 'ఊరు రాయండి',
      invalid: 'ఊరు మరోసారి చూడండి',
      'too-long': `ఊరు ${LONGEST_SHOWN_CITY} అక్షరాలు మించకూడదు`,
    },
    isPublic: { missing: CHOOSE_SHOWN, invalid: CHOOSE_SHOWN, 'too-long': CHOOSE_SHOWN },
  },
}

export const MODERATION: Texts<typeof en.MODERATION> = {
  title: 'రివ్యూలు',
  lead: 'సెషన్ తర్వాత క్లయింట్లు రాసినవి. మెచ్చుకోలు, విమర్శ రెండూ ప్రచురించండి: అవమానకరమైనవి, అబద్ధాలు, వ్యక్తిగత విషయాలు మాత్రమే ఆపండి.',
  filter: 'రివ్యూల స్థితి',
  tabs: { waiting: 'చదవాల్సినవి', published: 'ప్రచురించినవి', declined: 'ఆపినవి', hidden: 'దాచినవి' },
  none: 'ఇక్కడ రివ్యూలు లేవు',
  noneLead: 'సెషన్ పూర్తయ్యాక క్లయింట్లను ఈమెయిల్‌లో అడుగుతాం.',
  onDesk: (count) => (count === 1 ? 'ఒక రివ్యూ చదవాలి' : `${count} రివ్యూలు చదవాలి`),
  anonymous: 'ఒక క్లయింట్',
  shownAs: (name) => `ఇలా కనిపిస్తుంది: ${name}`,
  private: 'ప్రైవేట్: చూపడం క్లయింట్‌కు ఇష్టం లేదు',
  noText: 'స్టార్లు మాత్రమే, ఏమీ రాయలేదు.',
  publish: 'ప్రచురించండి',
  decline: 'ఆపండి',
  hide: 'దాచండి',
  of: (client) => `${client} రివ్యూ`,
  reply: 'అందరికీ కనిపించే జవాబు',
  replyHint: 'రివ్యూ కింద కనిపిస్తుంది. సెషన్ లేదా జాతకం గురించి ఏమీ రాయకండి.',
  saveReply: 'జవాబు సేవ్ చేయండి',
  booking: (code) => `బుకింగ్ ${code}`,
  done: {
    published: 'రివ్యూ ప్రచురించాం',
    declined: 'రివ్యూ ఆపాం',
    hidden: 'రివ్యూ దాచాం',
    reply: 'జవాబు సేవ్ అయింది',
  },
  refusals: {
    'review-changed': 'ఈలోగా క్లయింట్ రివ్యూ మార్చారు. మళ్లీ చదవండి.',
    'not-public': 'ఈ రివ్యూ చూపడం క్లయింట్‌కు ఇష్టం లేదు.',
    'reply-too-long': `జవాబు ${LONGEST_REPLY} అక్షరాలు మించకూడదు.`,
  },
}

export const PUBLIC_REVIEWS: Texts<typeof en.PUBLIC_REVIEWS> = {
  title: 'రివ్యూలు',
  heading: 'మా క్లయింట్లు ఏమంటున్నారు',
  description: (average, count) => `${count} రివ్యూల్లో 5కి ${average} స్టార్లు, సెషన్ తర్వాత రాసినవి.`,
  pageLead: (average, count) => `${count} రివ్యూల్లో 5కి ${average} స్టార్లు. సెషన్ పూర్తయినవారే రాయగలరు, విమర్శలు కూడా చూపుతాం.`,
  seeAll: (count) => `మొత్తం ${count} రివ్యూలు చదవండి`,
  list: 'అన్ని రివ్యూలు',
  pages: 'రివ్యూల పేజీలు',
  lead: (count) => `సెషన్ తర్వాత రాసిన ${count} రివ్యూల నుంచి.`,
  trustLine: (average, count) => `${count} రివ్యూల్లో 5కి ${average} స్టార్లు`,
  anonymous: 'ఒక క్లయింట్',
  reply: 'జవాబు',
}
