import type * as en from '../../en/learning/lesson-questions.ts'
import type { Texts } from '../../texts.ts'

export const LESSON_QUESTIONS: Texts<typeof en.LESSON_QUESTIONS> = {
  title: 'ప్రశ్నలు',
  none: 'ఇంకా ప్రశ్నలు లేవు.',
  ask: 'ప్రశ్న అడగండి',
  question: 'మీ ప్రశ్న',
  questionHint: 'మీ గురువు ఇక్కడే జవాబిస్తారు, మీకు ఈమెయిల్ చేస్తాం.',
  audience: 'దీన్ని ఎవరు చూడవచ్చు',
  audiences: {
    teachers: { label: 'నా గురువులు మాత్రమే' },
    students: {
      label: 'ఈ కోర్సు విద్యార్థులు కూడా',
      hint: 'గురువు చదివి చూపించాక, మీ మొదటి పేరుతో కనిపిస్తుంది.',
    },
  },
  send: 'ప్రశ్న పంపండి',
  sent: 'మీ ప్రశ్న అందింది',
  sentDetail: 'మీ గురువు ఇక్కడే జవాబిస్తారు. మీకు ఈమెయిల్ చేస్తాం.',
  notSentYet: 'ఇది ఇంతకు ముందు రాసినది, ఇంకా పంపలేదు.',
  seenBy: {
    teachers: 'మీరు, మీ గురువులు మాత్రమే చూస్తారు',
    'not-yet-students': 'గురువు చూపించాక మిగతావారు చూస్తారు',
    students: 'ఈ కోర్సు విద్యార్థులు చూస్తారు',
  },
  you: 'మీరు',
  aStudent: 'ఒక విద్యార్థి',
  waiting: 'ఇంకా జవాబు రాలేదు',
  answer: 'మీ గురువు జవాబు',
  takeBack: 'వెనక్కి తీసుకోండి',
  takeBackOf: (question) => `వెనక్కి తీసుకోండి: ${question}`,
  takenBack: 'ప్రశ్న వెనక్కి తీసుకున్నారు',
  gone: 'ఈ ప్రశ్న ఇప్పుడు ఇక్కడ లేదు',
  problems: {
    'question-empty': 'మీ ప్రశ్న రాయండి',
    'question-too-long': (most) => `దయచేసి ${most} అక్షరాలకు మించకుండా రాయండి`,
    'too-often': 'గత గంటలో చాలా ప్రశ్నలు పంపారు. దయచేసి దీన్ని కాసేపు ఆగి పంపండి.',
  },
}
