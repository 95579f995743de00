/** Questions of one booking, where the price is for each. */
export const MOST_QUESTIONS = 10
/** Of what is typed; a code is shorter. */
export const LONGEST_TYPED_COUPON = 40
export const LONGEST_NOTES = 2_000
/** Of the desk's own notes about a session. */
export const LONGEST_PRIVATE_NOTES = 5_000

/** How far ahead a student may plan the start of a course. */
export const COURSE_START_DAYS_AHEAD = 365
