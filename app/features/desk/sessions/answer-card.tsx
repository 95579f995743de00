import { Link } from 'react-router'
import { bookingPath } from '#app/features/desk/desk-paths.ts'
import { dotted } from '#app/features/desk/dotted.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ANSWER, ANSWER_EDITOR } from '#content/desk/answers.ts'
import { longDateTime } from '#content/words/dates.ts'

export type AnswerState = {
  readonly publishedAt: Date | null
  readonly correctedAt: Date | null
  readonly draftedAt: Date | null
}

/** On the page of a booking: what was written to the client, and the way to the editor. */
export function AnswerCard({ bookingId, answer }: { bookingId: string; answer: AnswerState }) {
  const { publishedAt, correctedAt, draftedAt } = answer
  const isBegun = publishedAt !== null || draftedAt !== null
  const state = dotted([
    publishedAt ? ANSWER.publishedOn(longDateTime(publishedAt)) : undefined,
    correctedAt ? ANSWER.correctedOn(longDateTime(correctedAt)) : undefined,
    draftedAt ? ANSWER_EDITOR.draftSaved(longDateTime(draftedAt)) : undefined,
  ])
  return (
    <Card as="section" className={classNames('desk-form', !isBegun && 'no-print')} id="answer">
      <h2 className="text-xl">{ANSWER_EDITOR.title}</h2>
      <p>{state || ANSWER_EDITOR.none}</p>
      <div className="desk-actions">
        <Link className={buttonClass({ tone: 'secondary' })} to={`${bookingPath(bookingId)}/answer`}>
          {isBegun ? ANSWER_EDITOR.edit : ANSWER_EDITOR.open}
        </Link>
      </div>
    </Card>
  )
}
