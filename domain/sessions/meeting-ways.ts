import { internationalNumber } from '#domain/accounts/phone-key.ts'
import { CALL_WAYS, type CallWay, VIDEO_WAYS, type VideoWay } from '#domain/content/astrologers.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine } from '#domain/text.ts'
import { isMeetingLink } from './meeting-link.ts'

/** How the practice meets by video and by telephone; astrologers may choose otherwise. */
export type MeetingWays = {
  readonly way: VideoWay
  /** May be empty while the way is another one. */
  readonly link: string
  /** Without a slash at its end. */
  readonly roomServer: string
  readonly callWay: CallWay
  /** As E.164 has it; may be empty while the practice calls. */
  readonly callNumber: string
}

export type MeetingWaysRefusal = 'way-unknown' | 'link-invalid' | 'room-server-invalid' | 'call-number-invalid'

/** What was typed as the practice's ways of meeting. */
export function readMeetingWays(
  typed: Readonly<Record<keyof MeetingWays, string>>,
): Outcome<MeetingWays, MeetingWaysRefusal> {
  const way = VIDEO_WAYS.find((known) => known === typed.way)
  const callWay = CALL_WAYS.find((known) => known === typed.callWay)
  const link = normalizeLine(typed.link)
  const roomServer = normalizeLine(typed.roomServer).replace(/\/+$/, '')
  const callNumber = readCallNumber(typed.callNumber)
  if (!way || !callWay) return refused('way-unknown')
  if (link === '' ? way === 'link' : !isMeetingLink(link)) return refused('link-invalid')
  if (!isRoomServer(roomServer)) return refused('room-server-invalid')
  if (callNumber === undefined || (callWay === 'client-calls' && callNumber === '')) {
    return refused('call-number-invalid')
  }
  return accepted({ way, link, roomServer, callWay, callNumber })
}

/** The number that clients call, as E.164 has it, or empty; undefined for what is no whole number. */
export function readCallNumber(typed: string): string | undefined {
  const phone = normalizeLine(typed)
  return phone === '' ? '' : internationalNumber(phone)
}

/** The name of a room is added to it, so it has nothing after its path. */
function isRoomServer(text: string): boolean {
  return isMeetingLink(text) && text.startsWith('https://') && !/[?#]/.test(text)
}
