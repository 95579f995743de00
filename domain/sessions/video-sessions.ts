import { VIDEO_WAYS, type VideoWay } from '#domain/content/astrologers.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine } from '#domain/text.ts'
import { isMeetingLink } from './meeting-link.ts'

/** How the practice meets by video; astrologers may choose otherwise. */
export type VideoSessions = {
  readonly way: VideoWay
  /** May be empty while the way is another one. */
  readonly link: string
  /** Without a slash at its end. */
  readonly roomServer: string
}

export type VideoSessionsRefusal = 'way-unknown' | 'link-invalid' | 'room-server-invalid'

/** What was typed as the practice's way of meeting by video. */
export function readVideoSessions(
  typed: Readonly<Record<'way' | 'link' | 'roomServer', string>>,
): Outcome<VideoSessions, VideoSessionsRefusal> {
  const way = VIDEO_WAYS.find((known) => known === typed.way)
  const link = normalizeLine(typed.link)
  const roomServer = normalizeLine(typed.roomServer).replace(/\/+$/, '')
  if (!way) return refused('way-unknown')
  if (link === '' ? way === 'link' : !isMeetingLink(link)) return refused('link-invalid')
  if (!isRoomServer(roomServer)) return refused('room-server-invalid')
  return accepted({ way, link, roomServer })
}

/** The name of a room is added to it, so it has nothing after its path. */
function isRoomServer(text: string): boolean {
  return isMeetingLink(text) && text.startsWith('https://') && !/[?#]/.test(text)
}
