import { Link } from 'react-router'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { GROUP, GROUP_KIND } from '#content/staff/courses/groups.ts'

type ClassLine = {
  readonly id: number
  readonly time: string
  readonly lessonTitle: string | null
  readonly recordingUrl: string | null
  readonly hasBegun: boolean
  /** How many were there; null before the roll was called. */
  readonly roll: string | null
}

type ClassListProps = { kind: keyof typeof GROUP_KIND; classes: readonly ClassLine[]; path: string }

/** The classes of a group by time, each with its roll once it has begun. */
export function ClassList({ kind, classes, path }: ClassListProps) {
  return (
    <section className="grid gap-3" aria-labelledby="classes">
      <h2 id="classes" className="text-xl">
        {GROUP.classes}
      </h2>
      {classes.length === 0 && <p className="hint">{GROUP_KIND[kind].noClasses}</p>}
      <ol className="desk-rows">
        {classes.map(({ id, time, lessonTitle, recordingUrl, hasBegun, roll }) => (
          <li key={id} className="desk-row">
            <span className="grid gap-1">
              <b>{time}</b>
              {lessonTitle && <span className={tallScript(lessonTitle)}>{GROUP.ofLesson(lessonTitle)}</span>}
              {roll && <span className="hint">{roll}</span>}
            </span>
            <span className="flex flex-wrap gap-x-4">
              {recordingUrl && (
                <a className="text-link inline-flex min-h-11 items-center" href={to(recordingUrl)}>
                  {GROUP.recording}
                </a>
              )}
              {hasBegun && (
                <Link className="text-link inline-flex min-h-11 items-center" to={`${path}/classes/${id}`}>
                  {GROUP.callRoll}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
