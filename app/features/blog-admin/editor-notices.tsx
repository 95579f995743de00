import { Form, Link } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { to } from '#content/language.ts'
import { EDITOR } from '#content/staff/website/blog-admin.ts'
import { shortDateTime } from '#content/words/dates.ts'
import type { PostForm } from '#domain/blog/post-rules.ts'
import type { PostEditConflict } from './action-data.ts'
import { PostComparison } from './post-comparison.tsx'

/** Offers unsaved text from an earlier visit. */
export type UnsavedText = { readonly savedAt: Date; readonly isStale: boolean }

type UnsavedNoticeProps = { unsaved: UnsavedText; postId: number | null; continueHref: string; action: string }

export function UnsavedNotice({ unsaved, postId, continueHref, action }: UnsavedNoticeProps) {
  return (
    <Notice>
      <p>
        {EDITOR.unsaved(shortDateTime(unsaved.savedAt))} {unsaved.isStale && EDITOR.unsavedStale}
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

type ConflictNoticeProps = {
  conflict: PostEditConflict
  theirsHref: string
  /** What the writer sent; undefined for a revision that was to be restored. */
  mine: PostForm | undefined
}

/** Rendered inside the form, so that its button submits what is typed there. */
export function ConflictNotice({ conflict, theirsHref, mine }: ConflictNoticeProps) {
  const { changedBy, changedAt, version, theirs } = conflict
  return (
    <Notice tone="danger">
      <p>{EDITOR.conflict(changedBy ?? EDITOR.someone, shortDateTime(changedAt))}</p>
      {mine && <PostComparison theirs={theirs} mine={mine} />}
      <div className="form-actions">
        <a className="text-link" href={to(theirsHref)} target="_blank" rel="noreferrer">
          {EDITOR.conflictOpen}
        </a>
        <input type="hidden" name="theirVersion" value={version} />
        <Button type="submit" tone="secondary" size="sm" name="intent" value="overwrite">
          {EDITOR.conflictSave}
        </Button>
        <span className="hint">{EDITOR.conflictSaved}</span>
      </div>
    </Notice>
  )
}
