import { plural } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/clients/call-list.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the list of people to call today. */
export const CALLS: Texts<typeof en.CALLS> = {
  title: 'ఫోన్ చేయాల్సినవారు',
  lead: 'ఈరోజు ఎవరికి, ఎందుకు ఫోన్ చేయాలో. పరిస్థితి మారకపోతే రేపు మళ్లీ కనిపిస్తారు.',
  none: 'ఎవరికీ ఫోన్ చేయనక్కర్లేదు',
  noneLead: 'ఈమెయిల్‌లన్నీ చేరాయి. చెల్లించనివి, ఖరారు కానివి, గడువు దాటినవి ఏమీ లేవు.',
  onDesk: (count) => plural(count, 'ఈరోజు ఒకరికి ఫోన్ చేయాలి', `ఈరోజు ${count} మందికి ఫోన్ చేయాలి`),
  reasons: {
    'email-failed': 'ఈమెయిల్ చేరలేదు',
    unconfirmed: 'సెషన్ ఖరారు కాలేదు',
    'answer-overdue': 'జవాబు ఆలస్యమైంది',
    unpaid: 'చెల్లించలేదు',
  },
  times: {
    'email-failed': (at) => `${at} నుంచి`,
    unconfirmed: (at) => `ప్రారంభం: ${at}`,
    'answer-overdue': (at) => `అడిగినది: ${at}`,
    unpaid: (at) => `${at} వరకు చెల్లించవచ్చు`,
  },
  noPhone: 'ఫోన్ నంబర్ లేదు',
  done: 'అయింది',
  markDone: (name, reason) => `అయింది: ${name}, ${reason}`,
  undo: 'వెనక్కి తీసుకోండి',
  doneToday: 'ఈరోజు అయినవి',
  doneBy: (name) => `చేసినవారు ${name}`,
  somebody: 'సహోద్యోగి',
  marked: 'ఈరోజుకు అయింది',
  unmarked: 'మళ్లీ జాబితాలోకి వచ్చింది',
}
