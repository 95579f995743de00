import { LONGEST_CLASS_DESCRIPTION } from '#domain/learning/cohorts.ts'

/** Texts of the form of a class that is sold alone: a workshop, a satsang. */
export const CLASS_FORM = {
  newTitle: 'New class',
  againTitle: (name: string) => `Another date: ${name}`,
  lead: 'A class on one date that anybody can book without a course: a workshop, a satsang. It stands on your courses page.',
  fields: { title: 'Title', description: 'What it is', price: 'Price in rupees' },
  hints: {
    description: 'What people will learn or do, and for whom it is.',
    time: 'In India (IST)',
    price: 'Leave it empty if it is free. A free seat is confirmed at once.',
    astrologer: 'The class meets as this teacher meets clients.',
  },
  added: 'Class added. It can be booked now.',
  problems: {
    description: 'Say in a few words what it is',
    descriptionTooLong: `Use at most ${LONGEST_CLASS_DESCRIPTION} characters`,
    price: 'Enter an amount such as 500, or leave it empty',
    past: 'Choose a time that is still ahead',
  },
} as const
