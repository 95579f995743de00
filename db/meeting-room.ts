import { type SQL, sql } from 'drizzle-orm'

/**
 * Where a video meeting takes place that has no link of its own: at the link of its astrologer or of the practice, or in the
 * room of this name (0258). With `a`, the astrologer, and `d`, the settings of the desk.
 */
export const meetingRoom = (roomName: SQL): SQL<string> => sql`coalesce(
  case when a.video_way = 'link' then nullif(a.meeting_link, '') end,
  case when coalesce(a.video_way, 'link') = 'link' and d.video_way = 'link' then nullif(d.default_meeting_link, '') end,
  d.room_server || '/' || ${roomName})`
