import { useState } from 'react'
import { type BlockerFunction, Form } from 'react-router'
import { SESSION, type SessionRefusal } from '#app/content/desk-session.ts'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { useUnsavedGuard } from '#app/features/page-parts/use-unsaved-guard.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { normalizeText } from '#domain/text.ts'

/** A problem with one of the forms of a booking's page, with its refusal. */
export type SessionProblem = FormProblem & { readonly refusal?: SessionRefusal }

type NotesFormProps = {
  notes: { readonly text: string; readonly version: number }
  problem: SessionProblem
}

/** The other forms return to this page, so typed notes are not lost. */
const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname

/** Private notes. After a conflicting save, the typed text stays and the current notes are shown. */
export function NotesForm({ notes, problem }: NotesFormProps) {
  const typed = problem.values.privateNotes
  const [text, setText] = useState<string>()
  const blocker = useUnsavedGuard(text !== undefined && normalizeText(text) !== notes.text, leavesPage)
  const isConflict = problem.refusal === 'notes-changed'
  return (
    <Card as="section">
      <Form method="post" className="desk-form" preventScrollReset>
        <input type="hidden" name="version" value={notes.version} />
        <TextAreaField
          name="privateNotes"
          label={SESSION.privateNotes}
          hint={SESSION.privateNotesHint}
          error={problem.fieldErrors.privateNotes}
          defaultValue={typed ?? notes.text}
          maxLength={5000}
          onChange={({ target }) => setText(target.value)}
        />
        {isConflict && (
          <Notice>
            <p>{SESSION.notesNow}</p>
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{notes.text || SESSION.notesEmpty}</p>
          </Notice>
        )}
        <Button type="submit" name="intent" value="notes" tone="secondary">
          {SESSION.saveNotes}
        </Button>
      </Form>
      <ConfirmDialog
        title={SESSION.leaveTitle}
        description={SESSION.leaveLead}
        confirmLabel={SESSION.leave}
        cancelLabel={SESSION.stay}
        open={blocker.state === 'blocked'}
        onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
      />
    </Card>
  )
}
