import { OrnamentDivider } from '#app/ui/motif/ornament-divider.tsx'
import { BLOG } from '#content/site/blog.ts'
import type { PostCard } from '#domain/blog/post-rules.ts'
import { SharePost } from './share-post.tsx'

export function PostFooter({ post }: { post: PostCard }) {
  return (
    <footer className="post-footer">
      <OrnamentDivider />
      <SharePost post={post} />
      <p className="hint">
        <a className="text-link" href="/blog/feed.xml">
          {BLOG.feed}
        </a>
      </p>
    </footer>
  )
}
