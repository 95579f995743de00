import { plural } from '#content/words/grammar.ts'
import { LONGEST_CLASS, MOST_CLASSES, MOST_SEATS, SHORTEST_CLASS } from '#domain/learning/cohorts.ts'

/** Texts of the groups of courses, for staff. */
export const GROUPS = {
  title: 'Groups',
  lead: 'A group is a course with fixed dates and a number of seats. Students choose a group when they book the course.',
  add: 'New group',
  addClass: 'New class',
  class: 'Single class',
  none: 'No groups yet',
  noneLead: 'A course without groups can be started on any day. Make a group if you teach it on fixed dates.',
  columns: {
    group: 'Group',
    course: 'Course',
    seats: 'Seats',
    state: 'State',
    starts: 'First class',
    waiting: 'Waiting',
  },
  seats: (taken: number, seats: number) => `${taken} of ${seats}`,
  states: {
    open: 'Open',
    full: 'Full',
    running: 'Running',
    over: 'Over',
    cancelled: 'Cancelled',
    undated: 'No dates yet',
  },
  waiting: (count: number) => `${count} waiting`,
  starts: (day: string) => `from ${day}`,
} as const

export const GROUP_FORM = {
  newTitle: 'New group',
  editTitle: (group: string) => `Change ${group}`,
  fields: {
    course: 'Course',
    title: 'Name of the group',
    seats: 'Seats',
    astrologer: 'Teacher',
    meetingLink: 'Meeting link',
  },
  hints: {
    title: 'Students see it when they choose, for example “Saturdays from December”.',
    astrologer: 'The group meets as this teacher meets clients.',
    meetingLink: 'Leave it empty to use the teacher’s or the practice’s link, or a room of its own.',
  },
  anyTeacher: 'The practice',
  submit: 'Save',
  added: 'Group added. Now set its dates.',
  saved: 'Saved',
  problems: {
    course: 'Choose a course',
    titleMissing: 'Enter a name',
    titleTooLong: 'Use a shorter name',
    seats: `Enter a number from 1 to ${MOST_SEATS}`,
    meetingLink: 'Enter a web address that begins with https://',
  },
} as const

export const GROUP = {
  edit: 'Change',
  timetable: 'Change dates',
  again: 'Another date',
  seats: 'Seats taken',
  starts: 'First class',
  link: 'Meeting link',
  classes: 'Classes',
  ofLesson: (lesson: string) => `Lesson: ${lesson}`,
  recording: 'Recording',
  callRoll: 'Call the roll',
  roll: (present: number, all: number) => `${present} of ${all} were there`,
  students: 'Students',
  paid: 'Paid',
  toCheck: 'Payment to check',
  unpaid: (time: string) => `Not paid, held until ${time}`,
  attended: (present: number, marked: number) => `${present} of ${marked} classes`,
  moveTo: 'Move to',
  moveOf: (name: string) => `Move ${name}`,
  move: 'Move',
  add: 'Add',
  addOf: (name: string) => `Add: ${name}`,
  waitlist: 'Waitlist',
  since: (day: string) => `since ${day}`,
  offered: (time: string) => `A seat is held until ${time}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name} from the waitlist`,
  deleteLead: 'Nobody has booked it or waits for it.',
  cancelRest: (count: number) => plural(count, 'Cancel one booking', `Cancel ${count} bookings`),
  cancelledBookings: (count: number, refund: string) =>
    `${plural(count, 'One booking is cancelled', `${count} bookings are cancelled`)}. To refund: ${refund}.`,
  ownKept: 'Your own booking is left to a colleague.',
  done: {
    moved: 'Moved. The student gets an email with the new dates.',
    removed: 'Removed from the waitlist',
    gone: 'This client had already left the waitlist.',
  },
  busy: {
    session: (when: string) =>
      `On ${when} the teacher has a session with a client. Choose another time for this class, or move the session first.`,
    class: (when: string) => `On ${when} the teacher has another class. Choose another time.`,
  },
  problems: {
    'cohort-not-found': 'It no longer exists.',
    'cohort-cancelled': 'It was cancelled.',
    'cohort-over': 'All its classes are over. Cancel single bookings instead.',
    'changed-meanwhile': 'A colleague has changed this meanwhile. Look at it again.',
    'cohort-closed': 'It was cancelled, or belongs to another course.',
    'cohort-full': 'All its seats are taken. Give it more seats first, or choose another one.',
    'student-not-found': 'This booking was cancelled, or its hold is over.',
    'has-students': 'Somebody has booked it or waits for it. Cancel it instead.',
    'seats-taken': 'More seats are taken than that. Move students elsewhere first.',
    'group-missing': 'Choose where to',
  },
} as const

/** What differs between a group of a course and a class that is sold alone. */
export const GROUP_KIND = {
  group: {
    noClasses: 'This group has no dates yet, so nobody can book it.',
    noStudents: 'Nobody has booked this group yet.',
    without: 'Students of this course without a group',
    cancel: 'Cancel this group',
    cancelLead:
      'Nobody can book it any more, and it cannot be opened again. We cancel its bookings, refund them in full, and email its students and everyone on the waitlist. Students who should go to another group must be moved first.',
    cancelWith: (count: number) => `Cancel the group and email ${plural(count, 'one person', `${count} people`)}`,
    isCancelled:
      'This group was cancelled, and these students still have their booking. Move them to another group, or cancel their bookings with a full refund.',
    delete: 'Delete this group',
    cancelled: 'Group cancelled',
    deleted: 'Group deleted',
  },
  class: {
    noClasses: 'This class has no date yet, so nobody can book it.',
    noStudents: 'Nobody has booked this class yet.',
    without: 'Students of this class without a date',
    cancel: 'Cancel this class',
    cancelLead:
      'Nobody can book it any more, and it cannot be opened again. We cancel its bookings, refund them in full, and email its students and everyone on the waitlist. Students who should come on another date must be moved first.',
    cancelWith: (count: number) => `Cancel the class and email ${plural(count, 'one person', `${count} people`)}`,
    isCancelled:
      'This class was cancelled, and these students still have their booking. Move them to another date, or cancel their bookings with a full refund.',
    delete: 'Delete this class',
    cancelled: 'Class cancelled',
    deleted: 'Class deleted',
  },
} as const

export const TIMETABLE = {
  title: (group: string) => `Dates: ${group}`,
  lead: 'All times are in India (IST). Students read them on their own clock. When you change the time of a class that is ahead, they get an email.',
  class: (number: number) => `Class ${number}`,
  date: 'Day',
  time: 'Time',
  minutes: 'Minutes',
  lesson: 'Lesson',
  noLesson: 'No lesson',
  lessonHint: 'A lesson opens on the day of its class.',
  recording: 'Recording',
  remove: 'Remove this class',
  series: 'Add weekly classes',
  firstDate: 'First day',
  count: 'How many weeks',
  countHint: 'One class a week at the same time. Enter 1 for a single class.',
  submit: 'Save dates',
  saved: 'Dates saved',
  problems: {
    date: 'Enter a day',
    time: 'Enter a time',
    minutes: `Enter a number of minutes from ${SHORTEST_CLASS} to ${LONGEST_CLASS}`,
    count: `Enter a number from 1 to ${MOST_CLASSES}`,
    recording: 'Enter a web address that begins with https://',
    'classes-overlap': 'Two of these classes are at the same time. Change one of them.',
    'class-held': 'A class whose roll was called, or that has a recording, cannot be removed: both would be lost.',
    'too-many-classes': `There can be at most ${MOST_CLASSES} classes.`,
  },
} as const

export const ROLL = {
  title: 'Roll',
  present: 'Who was there?',
  none: 'There are no students.',
  submit: 'Save the roll',
  saved: 'Roll saved',
  'not-begun': 'This class has not begun yet.',
} as const
