import { Form, Link } from 'react-router'
import { EDITOR } from '#app/content/blog-admin.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { shortMoment } from '#domain/bookings/slot-words.ts'
import type { Conflict } from './desk-answer.ts'

/** Words from an earlier sitting that were never saved. */
export type UnsavedWords = { readonly keptAt: Date; readonly isStale: boolean }

type UnsavedNoticeProps = { unsaved: UnsavedWords; postId: number | null; continueHref: string; action: string }

export function UnsavedNotice({ unsaved, postId, continueHref, action }: UnsavedNoticeProps) {
  return (
    <Notice>
      <p>
        {EDITOR.unsaved(shortMoment(unsaved.keptAt))} {unsaved.isStale && EDITOR.unsavedStale}
      </p>
      <Form className="form-actions" method="post" action={action}>
        <input type="hidden" name="id" value={postId ?? ''} />
        <Link className="text-link" to={continueHref}>
          {EDITOR.continueUnsaved}
        </Link>
        <Button type="submit" tone="quiet" size="sm" name="intent" value="discard">
          {EDITOR.discardUnsaved}
        </Button>
      </Form>
    </Notice>
  )
}

/** Stands inside the form, so that its button saves what is typed there. */
export function ConflictNotice({ conflict, theirsHref }: { conflict: Conflict; theirsHref: string }) {
  const { changedBy, changedAt, version } = conflict
  return (
    <Notice tone="danger">
      <p>{EDITOR.conflict(changedBy ?? EDITOR.someone, shortMoment(changedAt))}</p>
      <div className="form-actions">
        <a className="text-link" href={theirsHref} target="_blank" rel="noreferrer">
          {EDITOR.conflictOpen}
        </a>
        <input type="hidden" name="theirVersion" value={version} />
        <Button type="submit" tone="secondary" size="sm" name="intent" value="overwrite">
          {EDITOR.conflictSave}
        </Button>
        <span className="hint">{EDITOR.conflictKept}</span>
      </div>
    </Notice>
  )
}
