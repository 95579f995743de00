import Video from 'lucide-react/icons/video'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { to } from '#content/language.ts'
import { LIVE_CLASS } from '#content/learning/live-class.ts'
import { CALENDAR } from '#content/site/dashboard.ts'
import { clientTime } from '#content/words/session-times.ts'
import type { LiveClass } from '#domain/learning/live-class.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { LessonVideo } from './lesson-video.tsx'

type LiveClassCardProps = {
  live: LiveClass
  title: string
  isInvited: boolean
  /** Of its entry for the student's calendar. */
  filePath?: string | undefined
}

/** When the class is, how to join it, and later its recording. */
export function LiveClassCard({ live, title, isInvited, filePath }: LiveClassCardProps) {
  const { meetingLink, recordingUrl, isOver } = live
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg">{LIVE_CLASS.title}</h2>
        <p className="font-semibold">
          <ClassTime {...live} />
        </p>
      </div>
      {recordingUrl === null ? (
        <JoinClass meetingLink={meetingLink} isOver={isOver} isInvited={isInvited} />
      ) : (
        <LessonVideo url={recordingUrl} title={title} label={LIVE_CLASS.watch} />
      )}
      {filePath !== undefined && !isOver && (
        <p>
          <a className="text-link inline-flex min-h-11 items-center" href={to(filePath)} download>
            {CALENDAR.add}
          </a>
        </p>
      )}
    </Card>
  )
}

/** In Indian time; a script shows it in the reader's own zone first. */
export function ClassTime({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) {
  return (
    <time dateTime={startsAt.toISOString()} data-own-time={endsAt.toISOString()}>
      {clientTime({ startsAt, endsAt }, { timeZone: INDIA_TIME_ZONE, now: null })}
    </time>
  )
}

function JoinClass({
  meetingLink,
  isOver,
  isInvited,
}: Pick<LiveClass, 'meetingLink' | 'isOver'> & { isInvited: boolean }) {
  if (meetingLink !== null) {
    return (
      <p className="grid justify-items-start gap-1">
        <ButtonLink href={meetingLink} target="_blank" rel="noopener noreferrer">
          <Icon of={Video} size={18} />
          {LIVE_CLASS.join}
        </ButtonLink>
        <span className="hint">{LIVE_CLASS.joinHint}</span>
      </p>
    )
  }
  if (!isInvited) return <p className="hint">{LIVE_CLASS.forStudents}</p>
  return isOver ? <p className="hint">{LIVE_CLASS.over}</p> : null
}
