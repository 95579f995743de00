import { plural } from '#content/words/grammar.ts'
import type * as en from '../../en/site/free-content.ts'
import type { Texts } from '../../texts.ts'

export const FREE_CONTENT: Texts<typeof en.FREE_CONTENT> = {
  title: 'ఉచిత పాఠాలు',
  heading: 'ఉచితంగా, మెట్టు మెట్టుగా నేర్చుకోండి',
  lead: 'జ్యోతిషంలోని రెండు గొప్ప సంప్రదాయాల నుంచి ఉచిత పాఠాలు, ప్లేలిస్ట్‌లు. మీ స్థాయి నుంచి మొదలుపెట్టండి. చెల్లించనక్కర్లేదు, ఖాతా అక్కర్లేదు.',
  description: 'మూడు స్థాయిల్లో ఉచిత జ్యోతిష పాఠాలు: ప్రాథమిక, మధ్యమ, ఉన్నత, పరాశర, జైమిని సంప్రదాయాల నుంచి.',
  suggest: 'సూచించండి',

  suggestTitle: 'ఇక్కడ ఉండాల్సినది ఏదైనా మీకు తెలుసా?',
  suggestLead: 'ఉపన్యాసం, ప్లేలిస్ట్, ఉచిత పుస్తకం: మాకు చెప్పండి, చూస్తాం.',
  topic: 'మీరు ఏమి సూచిస్తారు?',
  topicHint: 'పేరు, గురువు లేదా విషయం.',
  link: 'లింక్',
  linkHint: 'https:// తో మొదలవుతుంది',
  details: 'దీన్ని ఎందుకు సూచిస్తున్నారు?',
  email: 'జవాబు కావాలంటే మీ ఈమెయిల్',
  send: 'సూచన పంపండి',
  thanks: 'మీ సూచనకు ధన్యవాదాలు!',
  thanksDetail: 'త్వరలో చూస్తాం.',

  noneYet: 'ఈ స్థాయి గురువులు త్వరలో ఇక్కడ కనిపిస్తారు.',
  available: 'అందుబాటులో ఉంది',
  comingSoon: 'త్వరలో',
}

export const FREE_CONTENT_LEVELS: Texts<typeof en.FREE_CONTENT_LEVELS> = {
  basic: { title: 'ప్రాథమిక', lead: 'ప్రాథమిక విషయాలు: రాశులు, గ్రహాలు, భావాలు, నక్షత్రాలు, మీ మొదటి జాతకం.' },
  intermediate: { title: 'మధ్యమ', lead: 'జాతకం చదవడం: బలం, యోగాలు, వర్గ చక్రాలు, దశలు.' },
  advanced: { title: 'ఉన్నత', lead: 'సూక్ష్మ పద్ధతులు, శాస్త్ర వ్యాఖ్యానాలు.' },
}

export const TEACHER: Texts<typeof en.TEACHER> = {
  pageTitle: (teacher, level) => `${teacher}: ${level}`,
  level: (level) => `${level} స్థాయి`,
  about: (teacher) => `${teacher} గారి గురించి`,
  links: 'మరిన్ని లింకులు',
  linkPurpose: { homa: 'హోమం', writings: 'రచనలు', software: 'సాఫ్ట్‌వేర్' },
  lessons: 'పాఠాలు',
  opens: 'కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది',
  search: (site) => `${site} లో వెతకండి`,
  type: { video: 'వీడియో', playlist: 'ప్లేలిస్ట్', link: 'లింక్' },

  comingSoonTitle: 'పాఠాలు త్వరలో వస్తాయి',
  statedLessons: (count) => plural(count, '1 వీడియో పాఠం', `${count} వీడియో పాఠాలు`),
  email: 'మీ ఈమెయిల్ చిరునామా',
  notify: 'వచ్చినప్పుడు చెప్పండి',
  notified: 'మీకు చెబుతాం!',
  notifiedDetail: 'పాఠాలు వచ్చినప్పుడు ఒక్క ఈమెయిల్ వస్తుంది, మరేమీ రాదు.',
}

type ResourceType = 'video' | 'playlist' | 'link'

const COUNTED: Readonly<Record<ResourceType | 'mixed', (count: number) => string>> = {
  video: (count) => plural(count, '1 వీడియో', `${count} వీడియోలు`),
  playlist: (count) => plural(count, '1 ప్లేలిస్ట్', `${count} ప్లేలిస్ట్‌లు`),
  link: (count) => plural(count, '1 లింక్', `${count} లింకులు`),
  mixed: (count) => plural(count, '1 అంశం', `${count} అంశాలు`),
}

/** "10 వీడియోలు", "1 ప్లేలిస్ట్": one noun that fits every type in the list. */
export function countText(count: number, types: readonly ResourceType[]): string {
  const [only, ...others] = new Set(types)
  return COUNTED[only === undefined || others.length > 0 ? 'mixed' : only](count)
}

export const RESOURCE_LANGUAGE_NAMES: Texts<typeof en.RESOURCE_LANGUAGE_NAMES> = {
  en: 'ఇంగ్లిష్',
  hi: 'హిందీ',
  te: 'తెలుగు',
  sa: 'సంస్కృతం',
  ta: 'తమిళం',
  kn: 'కన్నడ',
  ml: 'మలయాళం',
  mr: 'మరాఠీ',
  gu: 'గుజరాతీ',
  bn: 'బెంగాలీ',
}
