import type { DocumentRefusal } from './chart-document.ts'

/** Why a file has no chart for the studio. */
export type ChartFileRefusal =
  | DocumentRefusal
  | 'too-large'
  | 'newer-version'
  | 'not-a-jhd-file'
  | 'jhd-date-invalid'
  | 'jhd-place-invalid'

export const LARGEST_CHART_FILE = 100_000
