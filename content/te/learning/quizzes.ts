import { plural } from '#content/words/grammar.ts'
import type * as en from '../../en/learning/quizzes.ts'
import type { Texts } from '../../texts.ts'

export const LESSON_TASKS: Texts<typeof en.LESSON_TASKS> = {
  kinds: { exercise: 'అభ్యాసం', quiz: 'క్విజ్', work: 'రాత పని' },
  states: {
    open: 'చేయాలి',
    passed: 'పాస్',
    'no-tries-left': 'అవకాశాలు లేవు',
    late: 'ముగిసింది',
    'handed-in': 'ఇచ్చారు',
    returned: 'తిరిగి వచ్చింది',
  },
  dueOn: (day) => `${day} వరకు`,
  openQuiz: 'క్విజ్ తెరవండి',
  openWork: 'రాత పని తెరవండి',
  needed: 'ఈ పాఠంలో అడిగినవన్నీ పాస్ అయితే పాఠం పూర్తవుతుంది.',
  notPassed: 'దయచేసి ముందు ఈ పాఠంలో అడిగినది పాస్ అవ్వండి',
}

export const QUIZ: Texts<typeof en.QUIZ> = {
  title: (lesson) => `క్విజ్: ${lesson}`,
  lead: (questions, needed) =>
    `${plural(questions, '1 ప్రశ్న', `${questions} ప్రశ్నలు`)}. కనీసం ${needed} సరిగ్గా ఉంటే పాస్ అవుతారు.`,
  triesLeft: (tries) => plural(tries, 'ఇంకా 1 అవకాశం ఉంది.', `ఇంకా ${tries} అవకాశాలు ఉన్నాయి.`),
  backToLesson: 'పాఠానికి తిరిగి వెళ్లండి',
  number: (number) => `ప్రశ్న ${number}`,
  answer: 'మీ జవాబు',
  send: 'జవాబులు పంపండి',
  preview: 'మీరు ఈ క్విజ్‌ను సిబ్బందిగా చూస్తున్నారు. జవాబులు లెక్కలోకి రావు.',
  passed: (right, all) => `పాస్: సరైన జవాబులు ${all}లో ${right}`,
  failed: (right, all, needed) => `సరైన జవాబులు ${all}లో ${right}. కనీసం ${needed} కావాలి.`,
  again: 'మళ్లీ ప్రయత్నించవచ్చు. జవాబులు వేరే క్రమంలో వస్తాయి.',
  noTriesLeft: 'మీ అవకాశాలన్నీ అయిపోయాయి. దయచేసి మీ గురువుకు రాయండి, వారు క్విజ్ మళ్లీ తెరవగలరు.',
  late: (day) => `ఈ క్విజ్ గడువు ముగిసింది, చివరి రోజు ${day}. దయచేసి మీ గురువుకు రాయండి, వారు మళ్లీ తెరవగలరు.`,
  right: 'సరైనది',
  wrong: 'సరికాదు',
  yours: 'మీ జవాబు',
  practise: 'ఈ ప్రశ్నను సాధనతో చూడండి',
  missing: (number) => `దయచేసి ${number}వ ప్రశ్నకు జవాబు ఇవ్వండి`,
  changed: 'ఈలోగా ప్రశ్నలు మారాయి. దయచేసి మళ్లీ జవాబు ఇవ్వండి.',
}

export const WORK: Texts<typeof en.WORK> = {
  title: (lesson) => `రాత పని: ${lesson}`,
  text: 'మీరు రాసినది',
  textHint: 'దీన్ని మీరు, మీ గురువులు మాత్రమే చదవగలరు.',
  notHandedInYet: 'ఇది ఇంతకు ముందు రాసినది, ఇంకా ఇవ్వలేదు.',
  handIn: 'గురువుకు ఇవ్వండి',
  handedIn: 'ఇచ్చారు',
  handedInDetail: 'మీ గురువు చదివి జవాబు ఇస్తారు. మీకు ఈమెయిల్ చేస్తాం.',
  waiting: 'మీరు రాసినది మీ గురువుకు అందింది, వారు జవాబు ఇస్తారు. మీకు ఈమెయిల్ చేస్తాం.',
  passed: 'మీరు పాస్ అయ్యారు.',
  returned: 'మీ గురువు ఒక గమనికతో తిరిగి పంపారు. దయచేసి కొత్తగా రాసి ఇవ్వండి.',
  late: (day) => `గడువు ముగిసింది, చివరి రోజు ${day}. దయచేసి మీ గురువుకు రాయండి, వారు మళ్లీ తెరవగలరు.`,
  preview: 'మీరు దీన్ని సిబ్బందిగా చూస్తున్నారు. విద్యార్థులు మాత్రమే ఇస్తారు.',
  note: 'మీ గురువు గమనిక',
  sentOn: (when) => `ఇచ్చిన సమయం: ${when}`,
  earlier: 'ఇంతకు ముందు రాసినవి',
  problems: {
    'work-empty': 'మీరు రాయాల్సింది రాయండి',
    'work-too-long': (most) => `దయచేసి ${most} అక్షరాలకు మించకుండా రాయండి`,
  },
}
