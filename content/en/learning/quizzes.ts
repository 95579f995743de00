import { plural } from '#content/words/grammar.ts'

/** What a student has to pass at a lesson. */
export const LESSON_TASKS = {
  kinds: { exercise: 'Exercise', quiz: 'Quiz', work: 'Written work' },
  states: {
    open: 'To do',
    passed: 'Passed',
    'no-tries-left': 'No tries left',
    late: 'Closed',
    'handed-in': 'Handed in',
    returned: 'Returned',
  },
  dueOn: (day: string) => `Until ${day}`,
  openQuiz: 'Open the quiz',
  openWork: 'Open the written work',
  /** Instead of the button that marks the lesson as done. */
  needed: 'This lesson is done when you have passed everything it asks.',
  notPassed: 'Pass what this lesson asks first',
} as const

export const QUIZ = {
  title: (lesson: string) => `Quiz: ${lesson}`,
  lead: (questions: number, needed: number) =>
    `${plural(questions, '1 question', `${questions} questions`)}. You pass with ${needed} right.`,
  triesLeft: (tries: number) => plural(tries, '1 try left.', `${tries} tries left.`),
  backToLesson: 'Back to the lesson',
  number: (number: number) => `Question ${number}`,
  answer: 'Your answer',
  send: 'Send my answers',
  preview: 'You are viewing this quiz as staff. Answers are not counted.',
  passed: (right: number, all: number) => `Passed: ${right} of ${all} right`,
  failed: (right: number, all: number, needed: number) => `${right} of ${all} right. You need ${needed}.`,
  again: 'You can try again. The answers come in another order.',
  noTriesLeft: 'You have used all your tries. Write to your teacher, who can open the quiz again.',
  late: (day: string) => `This quiz closed at the end of ${day}. Write to your teacher, who can open it again.`,
  right: 'Right',
  wrong: 'Not right',
  yours: 'Your answer',
  practise: 'See this question with its solution',
  missing: (number: number) => `Answer question ${number}`,
  changed: 'The questions have changed meanwhile. Answer them again.',
} as const

export const WORK = {
  title: (lesson: string) => `Written work: ${lesson}`,
  text: 'Your text',
  textHint: 'Only you and your teachers can read it.',
  notHandedInYet: 'You wrote this earlier and have not handed it in yet.',
  handIn: 'Hand in',
  handedIn: 'Handed in',
  handedInDetail: 'Your teacher will read it and answer. We will email you.',
  waiting: 'Your teacher has your text and will answer. We will email you.',
  passed: 'You have passed.',
  returned: 'Your teacher has returned your text with a note. Hand in a new one.',
  late: (day: string) => `The last day was ${day}. Write to your teacher, who can open it again.`,
  preview: 'You are viewing this as staff. Only students hand in work.',
  note: 'Note of your teacher',
  sentOn: (when: string) => `Handed in on ${when}`,
  earlier: 'Earlier texts',
  problems: {
    'work-empty': 'Write your text',
    'work-too-long': (most: number) => `Use at most ${most} characters`,
  },
} as const
