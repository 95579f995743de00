/** Where video sessions take place: each in a room of its own on the Jitsi server, or all at one link. */
export const VIDEO_WAYS = ['room', 'link'] as const
export type VideoWay = (typeof VIDEO_WAYS)[number]

/** Who calls in a session by telephone. */
export const CALL_WAYS = ['we-call', 'client-calls'] as const
export type CallWay = (typeof CALL_WAYS)[number]

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
  /** Null: as the practice. */
  readonly videoWay: VideoWay | null
  readonly meetingLink: string
  /** Null: as the practice. */
  readonly callWay: CallWay | null
  readonly callNumber: string
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
