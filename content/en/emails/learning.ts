import { plural } from '#content/words/grammar.ts'

export const ENROLLED = {
  preview: 'Your enrollment is confirmed.',
  course: 'Course',
  startDate: 'Start date',
  firstLesson: 'First lesson',
  lessonsOpen: 'Your lessons are open now. Learn at your own pace, and please ask us if you have any questions.',
  lessonsToCome:
    'Your teacher is preparing the lessons. They will appear under “My courses”. Please ask us if you have any questions.',
  openFirst: 'Open the first lesson',
  allCourses: 'All my courses',
  courses: 'Go to my courses',
} as const

export const CONTENT_AVAILABLE = {
  subject: (level: string, teacher: string) => `The ${level} lessons on ${teacher} are here`,
  preview: (practice: string) => `You can now watch them at ${practice}.`,
  opening: (level: string, teacher: string) =>
    `You asked us to let you know when the ${level} lessons on ${teacher} are available. You can watch them now.`,
  button: 'View the lessons',
  note: 'This is the only email you will receive for this request.',
} as const

export const WORK_ANSWERED = {
  subject: (lesson: string) => `Your teacher has answered: ${lesson}`,
  preview: 'Your written work has an answer.',
  passed: (lesson: string) => `Your teacher has read your work for “${lesson}”. You have passed.`,
  returned: (lesson: string) =>
    `Your teacher has read your work for “${lesson}” and returned it with a note. Please look at the note and hand it in again.`,
  button: 'Read the answer',
} as const

export const NEW_LESSONS = {
  subject: (count: number) => plural(count, 'A new lesson for you', `${count} new lessons for you`),
  opening: (count: number) =>
    plural(count, 'Your teacher has added a lesson to your course.', 'Your teacher has added lessons to your courses.'),
  openSubject: (count: number) =>
    plural(count, 'A lesson is open for you now', `${count} lessons are open for you now`),
  openNow: (count: number) =>
    plural(count, 'This lesson of your course is open now.', 'These lessons of your courses are open now.'),
  button: 'Go to the lessons',
} as const

export const QUESTION_ANSWERED = {
  subject: (lesson: string) => `Your question has an answer: ${lesson}`,
  preview: 'Your teacher has answered your question.',
  opening: (lesson: string) => `Your teacher has answered what you asked under “${lesson}”.`,
  button: 'Read the answer',
} as const
