import { PAGE_WIDTH } from '@muhurta/pdf'

/** Darker than the gold of the site: these lines are thin, and on white. */

export const MARGIN = 42
export const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN
