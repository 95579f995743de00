export const LONGEST_SUBJECT = 150
export const LONGEST_MESSAGE = 5_000
export const LONGEST_TOPIC = 150
export const LONGEST_DETAILS = 2_000

/** What the contact page promises. */
export const REPLY_WITHIN_HOURS = 24
