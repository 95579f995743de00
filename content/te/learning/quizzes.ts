import { plural } from '#content/words/grammar.ts'
import type * as en from '../../en/learning/quizzes.ts'
import type { Texts } from '../../texts.ts'

export const LESSON_TASKS: Texts<typeof en.LESSON_TASKS> = {
  kinds: { quiz: 'క్విజ్' },
  states: {
    open: 'చేయాలి',
    passed: 'పాస్',
    'no-tries-left': 'అవకాశాలు అయిపోయాయి',
    late: 'ముగిసింది',
  },
  dueOn: (day) => `${day} వరకు`,
  openQuiz: 'క్విజ్ తెరవండి',
  needed: 'ఈ పాఠంలో అడిగినవన్నీ పాస్ అయితే పాఠం పూర్తవుతుంది.',
  notPassed: 'దయచేసి ముందు ఈ పాఠం క్విజ్ పాస్ అవ్వండి',
}

export const QUIZ: Texts<typeof en.QUIZ> = {
  title: (lesson) => `క్విజ్: ${lesson}`,
  lead: (questions, needed) => `${plural(questions, '1 ప్రశ్న', `${questions} ప్రశ్నలు`)}. ${needed} సరైతే పాస్ అవుతారు.`,
  triesLeft: (tries) => plural(tries, 'ఇంకా 1 అవకాశం', `ఇంకా ${tries} అవకాశాలు`),
  backToLesson: 'పాఠానికి తిరిగి వెళ్లండి',
  number: (number) => `ప్రశ్న ${number}`,
  answer: 'మీ జవాబు',
  send: 'జవాబులు పంపండి',
  preview: 'మీరు ఈ క్విజ్‌ను సిబ్బందిగా చూస్తున్నారు. జవాబులు లెక్కలోకి రావు.',
  passed: (right, all) => `పాస్: ${all}లో ${right} సరైనవి`,
  failed: (right, all, needed) => `${all}లో ${right} సరైనవి. ${needed} సరిగ్గా ఉండాలి.`,
  again: 'మళ్లీ ప్రయత్నించవచ్చు. జవాబులు వేరే క్రమంలో వస్తాయి.',
  noTriesLeft: 'మీ అవకాశాలన్నీ అయిపోయాయి. దయచేసి మీ గురువుకు రాయండి, వారు క్విజ్ మళ్లీ తెరవగలరు.',
  late: (day) => `ఈ క్విజ్ గడువు ${day} ముగిసింది. దయచేసి మీ గురువుకు రాయండి, వారు మళ్లీ తెరవగలరు.`,
  right: 'సరైనది',
  wrong: 'సరికాదు',
  yours: 'మీ జవాబు',
  practise: 'ఈ ప్రశ్నను పరిష్కారంతో చూడండి',
  missing: 'దయచేసి ఈ ప్రశ్నకు జవాబు ఇవ్వండి',
  changed: 'ఈలోగా ప్రశ్నలు మారాయి. దయచేసి మళ్లీ జవాబు ఇవ్వండి.',
  saved: 'క్విజ్ పాస్ అయ్యారు',
}
