/** How long the undo button is shown after a rejection. */
export const UNDO_REJECTION_SECONDS = 10

/** Allows for the network delay of a click in the last second. */
export const UNDO_REJECTION_WITHIN_MS = (UNDO_REJECTION_SECONDS + 3) * 1000

/** The email is delayed until the rejection can no longer be undone. */
export const REJECTION_EMAIL_DELAY_SECONDS = UNDO_REJECTION_SECONDS + 5
