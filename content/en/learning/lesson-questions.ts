/** Questions under a lesson, as students see them. */
export const LESSON_QUESTIONS = {
  title: 'Questions',
  none: 'No questions yet.',
  ask: 'Ask a question',
  question: 'Your question',
  questionHint: 'Your teacher answers here, and we email you.',
  audience: 'Who may see it',
  audiences: {
    teachers: { label: 'Only my teachers' },
    students: {
      label: 'The students of this course too',
      hint: 'With your first name, once a teacher has read it and shows it.',
    },
  },
  send: 'Send question',
  sent: 'Question sent',
  sentDetail: 'Your teacher will answer here. We will email you.',
  notSentYet: 'You wrote this earlier and have not sent it yet.',
  seenBy: {
    teachers: 'Only you and your teachers see it',
    'not-yet-students': 'The others see it once a teacher shows it',
    students: 'The students of this course see it',
  },
  you: 'You',
  aStudent: 'A student',
  waiting: 'No answer yet',
  answer: 'Your teacher’s answer',
  takeBack: 'Take back',
  takeBackOf: (question: string) => `Take back: ${question}`,
  takenBack: 'Question taken back',
  gone: 'This question is no longer there',
  problems: {
    'question-empty': 'Write your question',
    'question-too-long': (most: string) => `Use at most ${most} characters`,
    'too-often': 'You have sent many questions in the last hour. Send this one a little later.',
  },
} as const
