export const QUIZ_QUESTION_FORM = {
  one: 'quiz question',
  many: 'Quiz questions',
  add: 'Add question',
  newTitle: 'New question',
  lead: 'Students answer them at the end of the lesson, in this order. The form of the lesson has the pass mark, the tries and the deadline.',
  fields: {
    kind: { label: 'Kind' },
    question: { label: 'Question', hint: 'Beside an exercise: what to look at. It may stay empty there.' },
    answers: {
      label: 'Answers',
      hint: 'One per line. Of a choice, the right one first: students see them in another order. Of a short text, every spelling that is right.',
    },
    exercise: { label: 'Exercise', hint: 'Each student and each try has another question of it.' },
    exerciseLevel: { label: 'Level of the exercise' },
    ownCharts: {
      label: 'From my charts',
      hint: 'Questions about the charts under “Courses, Charts”. Where they have none to ask, about random ones.',
    },
    explanation: { label: 'Explanation', hint: 'Shown after a right answer, and to all once they have passed.' },
  },
  kinds: { choice: 'Choice', text: 'Short text', exercise: 'Exercise of the site' },
  problems: {
    questionMissing: 'Write the question',
    optionsMissing: 'Write at least two answers to choose from',
    answerMissing: 'Write the right answer',
    answersNotUsed: 'An exercise knows its answer. Leave this empty, or choose another kind.',
    exercise: 'Choose an exercise for the kind “Exercise of the site”, and none for the others',
  },
} as const

export const STUDENTS_WORK = {
  title: 'Students’ work',
  waiting: 'Waiting for your answer',
  columns: { student: 'Student', lesson: 'Lesson', since: 'Handed in' },
  none: 'Nothing is waiting',
  noneLead: 'When a student hands in written work, it appears here.',
  stuck: 'Cannot go on',
  stuckLead:
    'These students have no tries left or are past the last day. If you reopen the lesson, all tries and days count from now.',
  reopen: 'Let them try again',
  reopened: 'Lesson reopened',
  notFound: 'This student has not opened the lesson.',
  task: 'The task',
  text: 'Text of the student',
  earlier: 'Earlier texts and your answers',
  note: 'Your note',
  noteHint: 'The student reads it on the site. The email only says that there is an answer.',
  pass: 'Pass',
  return: 'Return with the note',
  answered: 'Answered. The student gets an email.',
  problems: {
    'already-answered': 'A colleague has answered it meanwhile.',
    'note-missing': 'Write what the student should change',
    'note-too-long': 'Write a shorter note',
  },
} as const
