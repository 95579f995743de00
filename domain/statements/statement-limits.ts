export const LARGEST_STATEMENT_BYTES = 5 * 1024 * 1024
export const MOST_STATEMENT_ROWS = 20_000

/** The widest statement we know has 20 columns; the limits are checked before anything is split into cells. */
export const MOST_COLUMNS = 200
export const MOST_CELLS = 1_000_000
export const LONGEST_LINE = 20_000
