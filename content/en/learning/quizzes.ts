import { plural } from '#content/words/grammar.ts'

/** What a student has to pass at a lesson. */
export const LESSON_TASKS = {
  kinds: { quiz: 'Quiz' },
  states: {
    open: 'To do',
    passed: 'Passed',
    'no-tries-left': 'No tries left',
    late: 'Closed',
  },
  dueOn: (day: string) => `Until ${day}`,
  openQuiz: 'Open the quiz',
  /** Instead of the button that marks the lesson as done. */
  needed: 'This lesson is done when you have passed everything it asks.',
  notPassed: 'Please pass the quiz of this lesson first',
} as const

export const QUIZ = {
  title: (lesson: string) => `Quiz: ${lesson}`,
  lead: (questions: number, needed: number) =>
    `${plural(questions, '1 question', `${questions} questions`)}. You pass with ${needed} right.`,
  triesLeft: (tries: number) => plural(tries, '1 try left', `${tries} tries left`),
  backToLesson: 'Back to the lesson',
  number: (number: number) => `Question ${number}`,
  answer: 'Your answer',
  send: 'Send my answers',
  preview: 'You are viewing this quiz as staff. Answers are not counted.',
  passed: (right: number, all: number) => `Passed: ${right} of ${all} right`,
  failed: (right: number, all: number, needed: number) => `${right} of ${all} right. You need ${needed}.`,
  again: 'You can try again. The answers come in another order.',
  noTriesLeft: 'You have used all your tries. Please write to your teacher, who can open the quiz again.',
  late: (day: string) => `This quiz closed at the end of ${day}. Please write to your teacher, who can open it again.`,
  right: 'Right',
  wrong: 'Not right',
  yours: 'Your answer',
  practise: 'See this question with its solution',
  missing: 'Please answer this question',
  changed: 'The questions have changed meanwhile. Please answer them again.',
  saved: 'Quiz passed',
} as const
