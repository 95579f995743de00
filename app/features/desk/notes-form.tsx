import { useState } from 'react'
import { Form } from 'react-router'
import { SESSION, type SessionRefusal } from '#app/content/desk-session.ts'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { UnsavedGuard } from '#app/features/page-parts/unsaved-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { normalizeText } from '#domain/text.ts'

/** A problem with one of the forms of a booking's page, with its refusal. */
export type SessionProblem = FormProblem & { readonly refusal?: SessionRefusal }

type NotesFormProps = {
  notes: { readonly text: string; readonly version: number }
  problem: SessionProblem
}

/** Private notes. After a conflicting save, the typed text stays and the current notes are shown. */
export function NotesForm({ notes, problem }: NotesFormProps) {
  const typed = problem.values.privateNotes
  const [text, setText] = useState<string>()
  const isChanged = text !== undefined && normalizeText(text) !== notes.text
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
      <UnsavedGuard isChanged={isChanged} title={SESSION.leaveTitle} lead={SESSION.leaveLead} />
    </Card>
  )
}
