import { DAY_MS } from '#domain/time/durations.ts'

export const LARGEST_IMPORT_BYTES = 5 * 1024 * 1024
export const MOST_IMPORT_ROWS = 5000
export const LONGEST_NOTE = 2000

/** How long an import can be undone, and an uploaded file waits to be imported. */
export const UNDO_IMPORT_MS = DAY_MS
