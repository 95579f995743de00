import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { OWN_CLASSES } from '#content/learning/own-classes.ts'
import { BOOKINGS } from '#content/site/dashboard.ts'
import { LEARNING } from '#content/site/learning.ts'
import { JoinMeeting, type JoinView } from './join-meeting.tsx'

export type NextClassView = ClassView & {
  readonly courseTitle: string
  /** Where its links are: the timetable of the group, or the live lesson. */
  readonly path: string
}

/** The next class of the student's groups. */
export function NextClass({ live }: { live: NextClassView }) {
  return (
    <Card as="article" kind="raised">
      <div className="grid gap-4">
        <header className="grid gap-1">
          <p className="eyebrow">{OWN_CLASSES.next}</p>
          <h3 className="text-2xl">
            <OwnText>{live.courseTitle}</OwnText>
          </h3>
          {(live.lesson || live.group !== '') && (
            <p>
              <OwnText>{live.lesson?.title ?? live.group}</OwnText>
            </p>
          )}
          <p className="text-lg font-bold">{live.when}</p>
          {live.startsIn !== null && <p className="text-gold-text text-lg">{BOOKINGS.startsIn(live.startsIn)}</p>}
        </header>
        {live.join && <JoinMeeting join={live.join} texts={OWN_CLASSES} />}
        <p>
          <ButtonLink href={live.path} size="sm" tone="secondary">
            {LEARNING.openCourse}
          </ButtonLink>
        </p>
      </div>
    </Card>
  )
}

/** A class of the student's group as text. */
export type ClassView = {
  readonly id: number
  readonly group: string
  /** Null for a class without one; without a path while it is locked. */
  readonly lesson: { readonly title: string; readonly path: string | null } | null
  readonly when: string
  readonly startsIn: string | null
  /** Null once it is over. */
  readonly join: JoinView | null
  readonly isOver: boolean
  readonly recordingUrl: string | null
  /** Null before the roll was called. */
  readonly isPresent: boolean | null
}
