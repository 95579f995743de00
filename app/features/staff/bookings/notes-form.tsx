import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { TextForm, TextStatus } from '#app/features/writing/text-form.tsx'
import { useWrittenText } from '#app/features/writing/use-written-text.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SESSION, type SessionRefusal } from '#content/staff/bookings/desk-session.ts'
import { LONGEST_NOTES } from '#domain/bookings/booking-limits.ts'

/** A problem with one of the forms of a booking's page, with its refusal. */
export type SessionProblem = FormProblem & { readonly refusal?: SessionRefusal }

type NotesFormProps = {
  bookingId: string
  notes: { readonly text: string; readonly version: number }
  problem: SessionProblem
}

/** Private notes. After a conflicting save, the typed text stays and the current notes are shown. */
export function NotesForm({ bookingId, notes, problem }: NotesFormProps) {
  const typed = problem.values.privateNotes
  const isConflict = problem.refusal === 'notes-changed'
  const text = useWrittenText({
    id: `notes:${bookingId}`,
    fields: ['privateNotes'],
    version: notes.version,
    isConflict,
    isSavedLater: true,
  })
  const question = { isAsked: text.isUnsaved, title: SESSION.leaveTitle, lead: SESSION.leaveLead }
  return (
    <Card as="section" className="no-print">
      <TextForm text={text} question={question} method="post" className="desk-form" preventScrollReset>
        <TextAreaField
          name="privateNotes"
          label={SESSION.privateNotes}
          error={problem.fieldErrors.privateNotes}
          defaultValue={typed ?? notes.text}
          rows={4}
          maxLength={5000}
        />
        {isConflict && (
          <Notice>
            <p>{SESSION.notesNow}</p>
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{notes.text || SESSION.notesEmpty}</p>
          </Notice>
        )}
        <div className="booking-notes">
          <Button type="submit" name="intent" value="notes" tone="secondary" size="sm">
            {SESSION.saveNotes}
          </Button>
          <TextStatus text={text} idle={SESSION.privateNotesHint} />
        </div>
      </TextForm>
    </Card>
  )
}

/** The question of a Prasna, as its client says it on the telephone. */
export function QuestionForm({ bookingId, problem }: Omit<NotesFormProps, 'notes'>) {
  const text = useWrittenText({ id: `question:${bookingId}`, fields: ['question'], version: 0 })
  return (
    <Card as="section" className="no-print">
      <TextForm text={text} method="post" className="desk-form" preventScrollReset noValidate>
        <TextAreaField
          name="question"
          label={SESSION.question}
          hint={SESSION.questionHint}
          error={problem.fieldErrors.question}
          defaultValue={problem.values.question}
          rows={3}
          maxLength={LONGEST_NOTES}
          required
        />
        <Button type="submit" name="intent" value="question">
          {SESSION.saveQuestion}
        </Button>
        <TextStatus text={text} />
      </TextForm>
    </Card>
  )
}
