import { LONGEST_CLASS_DESCRIPTION } from '#domain/learning/cohorts.ts'
import type * as en from '../../../en/staff/courses/class-form.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the form of a class that is sold alone: a workshop, a satsang. */
export const CLASS_FORM: Texts<typeof en.CLASS_FORM> = {
  newTitle: 'కొత్త క్లాస్',
  againTitle: (name) => `మరో తేదీ: ${name}`,
  lead: 'ఒకే రోజు జరిగే క్లాస్. కోర్సు లేకుండా ఎవరైనా బుక్ చేయవచ్చు: వర్క్‌షాప్, సత్సంగం. ఇది మీ కోర్సుల పేజీలో కనిపిస్తుంది.',
  fields: { title: 'పేరు', description: 'ఏం ఉంటుంది', price: 'ధర (రూపాయల్లో)' },
  hints: {
    description: 'ఏం నేర్చుకుంటారో లేదా చేస్తారో, ఎవరి కోసమో రాయండి.',
    time: 'భారత కాలమానం (IST)',
    price: 'ఉచితమైతే ఖాళీగా వదలండి. ఉచిత సీటు వెంటనే ఖరారవుతుంది.',
    astrologer: 'వీరు క్లయింట్లను కలిసే విధంగానే క్లాస్ జరుగుతుంది.',
  },
  added: 'క్లాస్ చేరింది. ఇప్పుడు బుక్ చేయవచ్చు.',
  problems: {
    description: 'ఏం ఉంటుందో కొన్ని మాటల్లో రాయండి',
    descriptionTooLong: `గరిష్ఠంగా ${LONGEST_CLASS_DESCRIPTION} అక్షరాలు రాయండి`,
    price: '500 లాంటి మొత్తం రాయండి, లేదా ఖాళీగా వదలండి',
    past: 'రాబోయే సమయం ఎంచుకోండి',
  },
}
