/** A sentence or two for the client, beside a window. */
export const LONGEST_WINDOW_NOTE = 500
