import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { LESSON_TASKS, WORK } from '#content/learning/quizzes.ts'
import { shortDateTime } from '#content/words/dates.ts'
import type { WorkVerdict } from '#domain/learning/handed-in-work.ts'

export type TextLine = {
  readonly id: string
  readonly text: string
  readonly handedInAt: Date
  readonly verdict: WorkVerdict | null
  readonly note: string
}

/** What a student has written, with the notes of the teacher. */
export function HandedInTexts({ texts }: { texts: readonly TextLine[] }) {
  return texts.map(({ id, text, handedInAt, verdict, note }) => (
    <div key={id} data-form-id={id}>
      <Card className="grid gap-3">
        <p className="flex flex-wrap items-center justify-between gap-3">
          <span className="hint">{WORK.sentOn(shortDateTime(handedInAt))}</span>
          <Badge tone={verdict === 'passed' ? 'success' : 'neutral'}>
            {LESSON_TASKS.states[verdict ?? 'handed-in']}
          </Badge>
        </p>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        {note && (
          <blockquote className="grid gap-1 border-l-2 border-gold pl-4">
            <p className="font-semibold">{WORK.note}</p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>
          </blockquote>
        )}
      </Card>
    </div>
  ))
}
