/** A part of a row, in percent of the strip's width. */
export type StripPart = {
  readonly key: string
  readonly start: number
  readonly width: number
  readonly look: 'plain' | 'other' | 'gold' | 'strong'
  readonly label: string
  /** Where the label does not fit. */
  readonly short: string
  /** A closer view of the part. */
  readonly href?: string
}

/** What happens at an instant. */
export type StripMark = {
  readonly key: string
  readonly at: number
  readonly label: string
  readonly short: string
  readonly isReturn: boolean
}

export type StripRow = {
  readonly title: string
  readonly parts: readonly StripPart[]
  readonly marks: readonly StripMark[]
}

export type TableLine = { readonly key: string; readonly what: string; readonly from: string; readonly until: string }

export type StripView = {
  readonly range: string
  readonly rows: readonly StripRow[]
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
  /** Percent of the width; null on a strip without today. */
  readonly now: number | null
  /** The rows in words. */
  readonly table: readonly { readonly title: string; readonly lines: readonly TableLine[] }[]
}

/** Addresses of other views; null where there is none. */
export type TimelineLinks = {
  readonly earlier: string | null
  readonly later: string | null
  readonly closer: string | null
  readonly wider: string | null
  readonly today: string
}
