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

/** What was wrong with one of the forms of a session, and what the practice calls it. */
export type SessionProblem = FormProblem & { readonly refusal?: SessionRefusal }

type NotesFormProps = {
  notes: { readonly text: string; readonly version: number }
  problem: SessionProblem
}

/** Every other form of the page leads back to it, and leaves the words where they are. */
const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname

/** Private notes. Whoever was overtaken keeps what they typed, and reads what stands there now. */
export function NotesForm({ notes, problem }: NotesFormProps) {
  const typed = problem.values.privateNotes
  const [words, setText] = useState<string>()
  const blocker = useUnsavedGuard(words !== undefined && normalizeText(words) !== notes.text, leavesPage)
  const isOvertaken = problem.refusal === 'notes-changed'
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
        {isOvertaken && (
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
