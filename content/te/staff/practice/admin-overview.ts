import { plural } from '#content/words/grammar.ts'
import { UNDO_REMOVAL_HOURS } from '#domain/content/undo-removal.ts'
import type * as en from '../../../en/staff/practice/admin-overview.ts'
import type { Texts } from '../../../texts.ts'
import { durationBefore } from '../../words/durations.ts'

const NOT_FOR_US = 'మాకు అక్కర్లేదు'

/** Texts of the admin overview: open work, and what is left to do before going live. */
export const OVERVIEW: Texts<typeof en.OVERVIEW> = {
  title: 'ఒక్క చూపులో',
  goLive: 'ప్రారంభానికి ముందు',
  goLiveLead: `ఇంకా నమూనాగా, ఖాళీగా ఉన్నవి, పూర్తికానివి; ముఖ్యమైనవి ముందు. “${NOT_FOR_US}” అంటే ఆ పని జాబితా నుంచి, దాని నమూనాలు సైట్ నుంచి తీసివేస్తాం.`,
  allDone: 'అన్నీ అయ్యాయి. సైట్ సిద్ధం.',
  notForUs: NOT_FOR_US,
  resume: 'తిరిగి తీసుకురండి',
  skipped: NOT_FOR_US,
  skippedToast: (removed) =>
    removed === 0 ? 'మీ జాబితా నుంచి తీసివేశాం' : `మీ జాబితా నుంచి తీసివేశాం, ${plural(removed, 'ఒక నమూనా', `${removed} నమూనాలు`)} కూడా`,
  resumedToast: 'మళ్లీ మీ జాబితాలో చేరింది',
  removeAll: 'నమూనాలన్నీ తొలగించండి',
  removeAllTitle: 'సైట్ నుంచి నమూనాలన్నీ తొలగించాలా?',
  removeAllLead: `మీరు రాసినవి, మీరు సేవ్ చేసినవి అలాగే ఉంటాయి. ఎవరైనా బుక్ చేసిన నమూనాను తొలగించం, సైట్‌లో మాత్రం కనిపించదు. ${durationBefore(UNDO_REMOVAL_HOURS, 'hour')} లోపు తిరిగి తీసుకురావచ్చు.`,
  removeAllConfirm: 'నమూనాలన్నీ తొలగించండి',
  removeAllCancel: 'తొలగించకుండా వెనక్కి',
  samplePosts: (count) => plural(count, 'బ్లాగ్‌లో 1 వ్యాసం', `బ్లాగ్‌లో ${count} వ్యాసాలు`),
  sampleSettings: (titles) => `నమూనా సెట్టింగ్‌లు: ${titles.join(', ')}`,
  progress: (done, all) => `${all}లో ${done} పూర్తి`,
  done: 'అయింది',
  open: 'చేయాలి',
  urgent: 'వెంటనే చేయాలి',
  messages: 'జవాబివ్వని సందేశాలు',
  suggestions: 'చదవాల్సిన సూచనలు',
  reviews: 'చదవాల్సిన రివ్యూలు',
  failedEmails: 'చేరని ఈమెయిల్‌లు',
  enrollments: 'తేదీ ఖరారు కాని విద్యార్థులు',
  subscribers: 'న్యూస్‌లెటర్ పాఠకులు',
}

export const GO_LIVE_TEXTS: Texts<typeof en.GO_LIVE_TEXTS> = {
  hours: {
    title: 'వారపు పని వేళలు',
    lead: 'మీరు సెషన్లు చేసే వేళలు. జ్యోతిష్కులు ఇవి పెట్టేవరకు ఎవరూ సమయం బుక్ చేయలేరు.',
    href: '/staff/week/hours',
  },
  home: { title: 'హోమ్ పేజీ మాటలు', lead: 'మీరు నిలబెట్టుకునే మాటలే రాయండి.', href: '/staff/website/settings/home' },
  discount: {
    title: 'పాత క్లయింట్లకు తగ్గింపు',
    lead: 'ఎంత శాతమో మీ ఇష్టం, అసలు లేకపోయినా పర్వాలేదు.',
    href: '/staff/services/settings/discount',
  },
  upi: {
    title: 'చెల్లింపు',
    lead: 'క్లయింట్లు UPI ద్వారా లేదా వేరే విధంగా మీకు చెల్లించగలరు.',
    href: '/staff/practice/settings/upi',
  },
  identity: { title: 'పేర్లు', lead: 'సైట్‌లో మీ సొంత పేర్లు కనిపిస్తాయి.', href: '/staff/website/settings/identity' },
  about: { title: 'జ్యోతిష్కుల పరిచయం', lead: 'మీ గురించి మీ మాటల్లో.', href: '/staff/website/settings/about' },
  claims: {
    title: 'నమ్మకాన్నిచ్చే అంకెలు',
    lead: 'మీరు రుజువు చూపగల అంకెలు.',
    href: '/staff/website/settings/claims',
  },
  contact: {
    title: 'సంప్రదించే వివరాలు, వేళలు',
    lead: 'ఎవరైనా మిమ్మల్ని సంప్రదించగలరు.',
    href: '/staff/website/settings/contact',
  },
  social: { title: 'సోషల్ లింకులు', lead: 'మీ సొంత పేజీలు, ఛానెళ్లు.', href: '/staff/website/settings/social' },
  legal: {
    title: 'నిబంధనలు, గోప్యత',
    lead: 'మీరు చదివారు, అవి మీ కేంద్రానికి సరిపోతాయి.',
    href: '/staff/website/settings/legal',
  },
  courses: { title: 'కోర్సులు', lead: 'మీరు నేర్పేవి, మీ ధరలకు.', href: '/staff/courses/courses' },
  lessons: { title: 'పాఠాలు', lead: 'కోర్సుల్లో మీ సొంత పాఠాలు.', href: '/staff/courses/courses' },
  packages: { title: 'సంప్రదింపులు', lead: 'మీరు చేసేవి, మీ ధరలకు.', href: '/staff/services/packages' },
  testimonials: {
    title: 'క్లయింట్ల మాటలు',
    lead: 'నిజమైన క్లయింట్లు నిజంగా చెప్పినవే.',
    href: '/staff/website/testimonials',
  },
  faq: { title: 'ప్రశ్నలు, జవాబులు', lead: 'మీ కేంద్రానికి సరిపోయే జవాబులు.', href: '/staff/website/faq' },
  teachers: { title: 'గురువులు, పాఠాల లింకులు', lead: 'మీరు సూచించే లింకులు.', href: '/staff/website/teachers' },
  posts: { title: 'బ్లాగ్ వ్యాసాలు', lead: 'నమూనాలు కాక, మీ సొంత వ్యాసాలు.', href: '/admin/blog' },
  astrologer: {
    title: 'జ్యోతిష్కుల ఖాతా',
    lead: 'జ్యోతిష్కుల డాష్‌బోర్డ్ తెరవగలవారు ఒకరైనా ఉన్నారు.',
    href: '/staff/practice/team',
  },
  'second-step': {
    title: 'బృందానికి సైన్ ఇన్ రెండో దశ',
    lead: 'బృందం ఎప్పటి నుంచి పాస్‌కీ లేదా యాప్‌తో సైన్ ఇన్ నిర్ధారించాలో ఎంచుకోండి.',
    href: '/staff/practice/team',
  },
  mail: { title: 'మెయిల్ సర్వర్', lead: 'ఈమెయిల్‌లు చేరడానికి, సైట్ నడిపేవారు SMTP_URL పెట్టాలి.', href: null },
  'social-sign-in': {
    title: 'Google లేదా Facebook తో సైన్ ఇన్',
    lead: 'సైట్ నడిపేవారు కనీసం ఒకదాని కీలు పెట్టాలి.',
    href: null,
  },
  address: { title: 'సైట్ చిరునామా', lead: 'సైట్ నడిపేవారు APP_URL లో https చిరునామా పెట్టాలి.', href: null },
}
