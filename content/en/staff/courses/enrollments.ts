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
    'changed-meanwhile': 'Someone else has changed this enrollment. Please check it again.',
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
