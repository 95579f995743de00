import type * as en from '../../../en/staff/today/today.ts'
import type { Texts } from '../../../texts.ts'

export type { NeedKind } from '../../../en/staff/today/today.ts'

/** Texts of Today: the day, its sessions, and what needs a decision. */
export const TODAY: Texts<typeof en.TODAY> = {
  title: 'ఈరోజు',
  hora: (lord) => `ఇప్పటి హోర: ${lord}`,
  sessions: 'సెషన్లు',
  noSessions: 'ఈరోజు ఇక సెషన్లు లేవు.',
  class: 'క్లాస్',
  running: 'ఇప్పుడు జరుగుతోంది',
  paysAtSession: 'సెషన్‌లో చెల్లిస్తారు',
  allSessions: 'అన్ని సెషన్లు',
  toSend: 'WhatsApp, SMS సందేశాలు',
  needs: 'మీరు చేయాల్సినవి',
  nothing: 'మీరు చేయాల్సింది ఏమీ లేదు.',
  kinds: {
    toVerify: 'సరిచూడాల్సిన చెల్లింపులు',
    toCheck: 'రద్దయిన బుకింగ్‌లకు సరిచూడాల్సిన చెల్లింపులు',
    answers: 'రాయాల్సిన జవాబులు',
    answersLate: 'ఈరోజే ఇవ్వాల్సిన, గడువు దాటిన జవాబులు',
    unfinished: 'ఎలా జరిగాయో చెప్పాల్సిన సెషన్లు',
    conflicts: 'పని వేళల్లో లేని సెషన్లు',
    calls: 'ఫోన్ చేయాల్సినవారు',
    toSend: 'ఈమెయిల్ లేనివారికి పంపాల్సిన సందేశాలు',
    unpaid: 'ఇంకా చెల్లించని బుకింగ్‌లు',
    refunds: 'పంపాల్సిన రీఫండ్‌లు',
    waitlist: 'వెయిటింగ్ లిస్ట్‌లో ఉన్నవారు',
    reviews: 'చదవాల్సిన రివ్యూలు',
    messages: 'జవాబివ్వాల్సిన సందేశాలు',
    suggestions: 'చదవాల్సిన సూచనలు',
    failedEmails: 'చేరని ఈమెయిల్‌లు',
    studentsWork: 'జవాబు ఇవ్వాల్సిన విద్యార్థుల పని',
    studentsQuestions: 'జవాబివ్వాల్సిన విద్యార్థుల ప్రశ్నలు',
    enrollments: 'తేదీ ఖరారు కాని విద్యార్థులు',
    deadLinks: 'పనిచేయని బయటి లింకులు',
    failedJobs: 'సైట్ చేయలేకపోయిన పనులు',
  },
}
