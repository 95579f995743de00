import { Form } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { EDITOR } from '#content/staff/website/blog-admin.ts'
import { shortDateTime } from '#content/words/dates.ts'

export type RevisionRow = {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly savedAt: Date
  readonly savedBy: string | null
}

type PostRevisionsProps = {
  revisions: readonly RevisionRow[]
  postId: number
  version: number
  action: string
}

/** Every saved version, latest first; restoring one saves it as a new version. */
export function PostRevisions({ revisions, postId, version, action }: PostRevisionsProps) {
  if (revisions.length === 0) return null
  const [latest] = revisions
  return (
    <details className="card revisions">
      <summary>
        {EDITOR.revisions} ({revisions.length})
      </summary>
      <ol>
        {revisions.map((revision) => (
          <li key={revision.id}>
            <div>
              <p className="font-semibold">
                {EDITOR.revision(revision.version)}: {revision.title}
              </p>
              <p className="hint">
                {EDITOR.savedBy(revision.savedBy ?? EDITOR.someone, shortDateTime(revision.savedAt))}
              </p>
            </div>
            {revision === latest ? (
              <Badge tone="neutral">{EDITOR.current}</Badge>
            ) : (
              <Form method="post" action={action}>
                <input type="hidden" name="id" value={postId} />
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="revision" value={revision.id} />
                <Button type="submit" tone="secondary" size="sm" name="intent" value="restore">
                  {EDITOR.restore}
                  <span className="sr-only"> {EDITOR.revision(revision.version)}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
