/** What the desk can decide about a claimed payment; the last two are for bookings that were cancelled meanwhile. */
export type DecisionKind = 'verified' | 'rejected' | 'arrived' | 'missing'

/** Of the reason why a payment is rejected or reversed. */
export const LONGEST_DECISION_REASON = 500

/** How long the undo button is shown after a decision. */
export const UNDO_SECONDS = 10

/** When the decision is applied: leaves time for a click in the last second on a slow network. */
export const APPLY_DECISION_AFTER_SECONDS = UNDO_SECONDS + 5

/** A decision that is still not applied by then has a problem, such as a worker that is not running. */
export const DECISION_LATE_AFTER_SECONDS = 60
