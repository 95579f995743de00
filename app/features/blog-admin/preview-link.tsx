import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PREVIEW_LINK } from '#content/admin/blog-admin.ts'

type PreviewLinkProps = { postId: number; path: string | null; action: string }

/** Creates or revokes the link that shows the saved post to a reader without an account. */
export function PreviewLink({ postId, path, action }: PreviewLinkProps) {
  const fetcher = useFetcher()
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{PREVIEW_LINK.title}</h2>
      <p className="hint">{path === null ? PREVIEW_LINK.lead : PREVIEW_LINK.sharedLead}</p>
      {path !== null && (
        <p>
          <a className="text-link" href={path}>
            {PREVIEW_LINK.open}
          </a>
        </p>
      )}
      <fetcher.Form method="post" action={action}>
        <input type="hidden" name="id" value={postId} />
        <Button
          type="submit"
          name="intent"
          value={path === null ? 'share-preview' : 'revoke-preview'}
          tone="secondary"
          size="sm"
          busy={fetcher.state !== 'idle'}
        >
          {path === null ? PREVIEW_LINK.create : PREVIEW_LINK.revoke}
        </Button>
      </fetcher.Form>
    </Card>
  )
}
