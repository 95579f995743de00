import { ShareButton } from '#app/ui/buttons/share-button.tsx'
import { POST } from '#content/site/blog.ts'
import type { PostSummary } from '#domain/blog/post-rules.ts'
import { postHref } from './post-addresses.ts'

export function SharePost({ post }: { post: PostSummary }) {
  return (
    <ShareButton
      title={post.title}
      url={postHref(post)}
      copied={{ title: POST.sharedTitle, detail: POST.sharedDetail }}
    />
  )
}
