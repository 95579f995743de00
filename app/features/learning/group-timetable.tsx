import { JoinMeeting } from '#app/features/dashboard/join-meeting.tsx'
import type { ClassView } from '#app/features/dashboard/next-class.tsx'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { to } from '#content/language.ts'
import { LIVE_CLASS } from '#content/learning/live-class.ts'
import { OWN_CLASSES } from '#content/learning/own-classes.ts'
import { LessonVideo } from './lesson-video.tsx'

export type GroupTimetableProps = {
  /** Empty for a class that is sold alone. */
  title: string
  classes: readonly ClassView[]
  /** Of the calendar file. */
  filePath: string
}

/** When the student's group meets, how to join, and what was of the classes before. */
export function GroupTimetable({ title, classes, filePath }: GroupTimetableProps) {
  const ahead = classes.filter(({ isOver }) => !isOver)
  const past = classes.filter(({ isOver }) => isOver)
  const [next] = ahead
  return (
    <Card as="section" className="grid gap-4" id="classes">
      <div className="grid gap-1">
        <h2 className="text-2xl">{OWN_CLASSES.title}</h2>
        {title !== '' && (
          <p className="hint">
            <OwnText>{OWN_CLASSES.group(title)}</OwnText>
          </p>
        )}
      </div>
      {ahead.length === 0 && <p>{OWN_CLASSES.over}</p>}
      <ol className="grid gap-4">
        {ahead.map((one) => (
          <ClassRow key={one.id} live={one} isNext={one === next} />
        ))}
      </ol>
      {past.length > 0 && (
        <details className="birth-more" open={ahead.length === 0}>
          <summary>{OWN_CLASSES.past(past.length)}</summary>
          <div className="grid gap-4">
            <Attended classes={past} />
            <ol className="grid gap-4">
              {past.map((one) => (
                <ClassRow key={one.id} live={one} isNext={false} />
              ))}
            </ol>
          </div>
        </details>
      )}
      {ahead.length > 0 && (
        <p>
          <a className="text-link inline-flex min-h-11 items-center" href={to(filePath)} download>
            {OWN_CLASSES.addAll}
          </a>
        </p>
      )}
    </Card>
  )
}

function ClassRow({ live, isNext }: { live: ClassView; isNext: boolean }) {
  const { group, lesson, when, startsIn, join, isPresent, recordingUrl } = live
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          {isNext && <p className="eyebrow">{OWN_CLASSES.next}</p>}
          <p className="font-semibold">{when}</p>
          {lesson && <LessonName {...lesson} />}
        </div>
        {isNext && startsIn !== null && <Badge>{startsIn}</Badge>}
        {isPresent !== null && (
          <Badge tone={isPresent ? 'success' : 'neutral'}>{isPresent ? OWN_CLASSES.present : OWN_CLASSES.absent}</Badge>
        )}
      </div>
      {join && (isNext || join.kind === 'open') && <JoinMeeting join={join} texts={OWN_CLASSES} />}
      {recordingUrl !== null && (
        <LessonVideo url={recordingUrl} title={lesson?.title ?? group} label={LIVE_CLASS.watch} />
      )}
    </li>
  )
}

function LessonName({ title, path }: NonNullable<ClassView['lesson']>) {
  if (path === null) {
    return (
      <p>
        <OwnText>{title}</OwnText>
      </p>
    )
  }
  return (
    <a className="text-link inline-flex min-h-11 items-center" href={to(path)}>
      <OwnText>{title}</OwnText>
    </a>
  )
}

/** Counts the classes whose roll was called. */
function Attended({ classes }: { classes: readonly ClassView[] }) {
  const called = classes.filter(({ isPresent }) => isPresent !== null)
  if (called.length === 0) return null
  const present = called.filter(({ isPresent }) => isPresent === true)
  return <p>{OWN_CLASSES.attended(present.length, called.length)}</p>
}
