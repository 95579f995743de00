import { plural } from '#content/words/grammar.ts'

export const ENROLLMENTS = {
  title: 'Course Enrollments',
  failed: { title: 'Error', detail: 'Failed to load enrollment data' },
  pending: 'Pending Sessions',
  thisWeek: 'This Week',
  recent: 'Recent (7 days)',
  all: 'All',
  statuses: { enrolled: 'Enrolled', scheduled: 'Scheduled', completed: 'Completed' },
  unknown: 'Unknown',
  search: 'Search by name, email, phone or course',
  enrolledOn: 'Enrolled',
  moveTo: { enrolled: 'Back to enrolled', scheduled: 'Mark as scheduled', completed: 'Mark as completed' },
  moved: 'Enrollment updated',
  addNote: 'Add a note',
  editNote: 'Edit the note',
  note: 'Note',
  noteHint: 'For the team. The student sees it only in their data export.',
  saveNote: 'Save note',
  noteSaved: 'Note saved',
  problems: {
    'enrollment-not-found': 'This enrollment no longer exists.',
    'changed-meanwhile': 'Someone else has changed this enrollment. Check it again.',
    'client-erased': 'This student’s account has been deleted, so nothing more can be saved about them.',
  },
  none: 'No course enrollments here',
  noneLead: 'Students appear here once their payment for a course is verified.',
} as const

export const STUDENTS = {
  title: 'Students',
  search: 'Search by name, email, phone or course',
  columns: { name: 'Student', lessons: 'Lessons done', courses: 'Courses', lastOpened: 'Last lesson' },
  lessonsDone: (count: number) => plural(count, '1 lesson done', `${count} lessons done`),
  neverOpened: 'No lesson yet',
  none: 'No students yet',
  noneLead: 'Students appear here once their payment for a course is verified.',
} as const

export const COURSE_STUDENTS = {
  title: (course: string) => `Students of ${course}`,
  lead: (days: number) => `Who is where, and who has not taken a step for ${days} days.`,
  course: 'Course',
  allCourses: 'All courses',
  state: 'State',
  states: {
    all: 'All',
    stuck: 'Stuck',
    new: 'Not begun',
    'under-way': 'Under way',
    'all-done': 'All lessons done',
    completed: 'Completed',
  },
  columns: { name: 'Student', done: 'Lessons', at: 'Next lesson', state: 'State', lastStep: 'Last step' },
  done: (done: number, all: number) => `${done} of ${all}`,
  lastStep: (day: string) => `last step ${day}`,
  enrolled: (day: string) => `enrolled ${day}`,
  search: 'Search by name or email',
  download: 'Download (CSV)',
  none: 'No students in this course yet',
  noneLead: 'Students appear here once their payment for the course is verified.',
  csvColumns: [
    'Student',
    'Email',
    'Enrolled on',
    'State',
    'Lessons done',
    'Lessons opened',
    'Lessons',
    'Percent done',
    'Next lesson',
    'Last step on',
  ],
} as const

/** What one student has done in a course. */
export const COURSE_STUDENT = {
  client: 'Open client',
  lastStep: (day: string) => `Last step on ${day}`,
  tryOf: (number: number, day: string) => `Try ${number}, ${day}`,
  right: (right: number, all: number) => `${right} of ${all} right`,
  handedIn: (day: string) => `Handed in on ${day}`,
} as const
