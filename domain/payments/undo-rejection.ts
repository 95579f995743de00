/** How long the button is there for whoever has just rejected a payment. */
export const UNDO_REJECTION_SECONDS = 10

/** A click in the last moment still has to travel. */
export const UNDO_REJECTION_WITHIN_MS = (UNDO_REJECTION_SECONDS + 3) * 1000

/** The email waits until nobody can take the rejection back any more. */
export const REJECTION_EMAIL_DELAY_SECONDS = UNDO_REJECTION_SECONDS + 5
