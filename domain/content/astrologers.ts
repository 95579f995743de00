/** What an admin edits. The principal's name, titles, text and portrait are those of the practice. */
export type AstrologerValues = {
  readonly isPrincipal: boolean
  readonly name: string | null
  /** The account that opens the Astrologer Dashboard as this astrologer. */
  readonly userId: string | null
  readonly titles: readonly string[]
  readonly languages: readonly string[]
  readonly about: string
  readonly portraitUrl: string | null
  readonly timeZone: string
  /** Empty: the practice's own. */
  readonly meetingLink: string
}

/** An astrologer as visitors see them. */
export type Astrologer = {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly titles: readonly string[]
  readonly languages: readonly string[]
  readonly about: string
  readonly portraitUrl: string | null
}
