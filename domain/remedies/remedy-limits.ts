/** Enough for every day of a year. */
export const MOST_REMEDY_DAYS = 400
export const LONGEST_REMEDY_YEARS = 5
export const LONGEST_REMEDY_TITLE = 120
export const LONGEST_REMEDY_TEXT = 5_000

/** How a form says when a remedy is over; `year` is short for the day before the start a year later. */
export const REMEDY_ENDINGS = ['times', 'until', 'year'] as const
