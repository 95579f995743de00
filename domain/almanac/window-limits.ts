/** More would be a list, not a choice; each takes some 20 ms to check. */
export const MOST_CHOSEN = 12

/** The hours of a search; by day unless it asks for all. */
export const SEARCH_HOURS = ['day', 'all'] as const
