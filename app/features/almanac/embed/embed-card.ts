import type { EmbedKind } from '#domain/almanac/embeds.ts'

/** What a frame or a picture shows; both draw the same card. */
export type EmbedCard = {
  readonly kind: EmbedKind
  readonly title: string
  readonly subtitle: string
  readonly rows: readonly EmbedRow[]
  readonly month?: EmbedMonth
  readonly note?: string
  readonly practice: string
  /** The page of the practice with the whole of it. */
  readonly href: string
}

export type EmbedRow = { readonly label: string; readonly value: string }

export type EmbedMonth = {
  readonly weekdays: readonly string[]
  /** Empty places of the first week before the first of the month. */
  readonly firstColumn: number
  readonly days: readonly EmbedDay[]
}

export type EmbedDay = {
  readonly day: number
  readonly tithi: string
  readonly isToday: boolean
  readonly isFestival: boolean
}
