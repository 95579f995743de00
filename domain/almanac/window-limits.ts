/** More would be a list, not a choice; each takes some 20 ms to check. */
export const MOST_CHOSEN = 12
