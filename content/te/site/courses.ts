import { plural } from '#content/words/grammar.ts'
import type * as en from '../../en/site/courses.ts'
import type { Texts } from '../../texts.ts'

export const COURSES_PAGE: Texts<typeof en.COURSES_PAGE> = {
  title: 'కోర్సులు',
  heading: 'జాతకం చూడటం మీరే నేర్చుకోండి',
  lead: 'మొదటి రాశి నుంచి పూర్తి జాతకం వరకు, మీకు వీలైన వేగంతో. ప్రతి కోర్సుకు ఎంత సమయం పడుతుందో, ఏం నేర్చుకుంటారో, ధర ఎంతో ఉంటుంది.',
  description: (titles) =>
    ['వేద జ్యోతిష కోర్సులు, మొదటి రాశి నుంచి పూర్తి జాతకం వరకు', ...(titles.length ? [titles.join(', ')] : [])].join(': '),
  none: 'ప్రస్తుతం ఏ కోర్సూ తెరిచి లేదు',
  noneLead: 'కొత్త కోర్సులు త్వరలో ఇక్కడ కనిపిస్తాయి. అప్పటివరకు చాలా విషయాలు ఉచితంగా నేర్చుకోవచ్చు.',
  cardsTitle: 'అన్ని కోర్సులు',
  groups: 'నిర్ణీత తేదీల బ్యాచ్‌లు',
  teacher: 'బోధించేవారు',
  classesTitle: 'విడి క్లాసులు',
  classesLead: 'ఒకే రోజు జరిగే వర్క్‌షాప్‌లు, సత్సంగాలు. మీ టైమ్ జోన్ తెలిస్తే సమయాలు దాని ప్రకారం కనిపిస్తాయి.',
  bookSeat: 'సీటు బుక్ చేయండి',
  enroll: 'కోర్సులో చేరండి',
  betweenGroups: 'ఈ కోర్సుకు ఇప్పుడు బుక్ చేయగల బ్యాచ్ లేదు.',
  askDates: 'తర్వాతి తేదీలు అడగండి',
  own: {
    open: 'మీరు ఈ కోర్సులో చేరారు.',
    checking: 'మీరు ఈ కోర్సు బుక్ చేశారు. చెల్లింపు సరిచూడగానే తెరుచుకుంటుంది.',
  },
  weeks: (weeks) => `${weeks} ${plural(weeks, 'వారం', 'వారాలు')}`,
  save: (amount) => `${amount} ఆదా`,
  highlights: 'మీరు నేర్చుకునేవి',
  includes: 'ఇందులో ఉండేవి',
  syllabus: 'పాఠ్యాంశాలు',
  otherLessons: 'మిగతా కోర్సుల అన్ని పాఠాలు, ఇంకా ఇవి:',
  openFree: {
    text: 'ఈ పాఠం ఉచితంగా చదవండి',
    link: 'ఈ పాఠం ఉచితంగా తెరవండి',
    video: 'ఈ పాఠం ఉచితంగా చూడండి',
    live: 'ఈ పాఠం ఉచితంగా తెరవండి',
  },
  freeLessonTitle: (lesson) => `${lesson}: ఉచిత పాఠం`,
  freeLesson: (course, weeks) => `ఇది ${course} కోర్సులోని ఉచిత పాఠం. పూర్తి కోర్సు ${weeks} ${plural(weeks, 'వారం', 'వారాలు')}.`,

  summaryTitle: 'ధరలు ఒక్క చూపులో',
  summaryLead: (how) => `ఒకేసారి చెల్లింపు, ${how}. నెలనెలా చందా లేదు, అదనపు రుసుము లేదు.`,
  columns: { course: 'కోర్సు', level: 'స్థాయి', duration: 'వ్యవధి', price: 'ధర' },
  partsOneByOne: 'విడివిడిగా తీసుకుంటే',

  faqTitle: 'కోర్సుల గురించి ప్రశ్నలు',
  unsureTitle: 'ఎక్కడ మొదలుపెట్టాలో తెలియడం లేదా?',
  unsureLead: 'ఉచిత పాఠాలు మా బోధన ఎలా ఉంటుందో చూపిస్తాయి. మమ్మల్ని అడగవచ్చు కూడా.',
  freeContent: 'ఉచిత పాఠాలు చూడండి',
  contact: 'మమ్మల్ని అడగండి',
}
