import { OrnamentDivider } from '#app/ui/motif/ornament-divider.tsx'
import { to } from '#content/language.ts'
import { BLOG } from '#content/site/blog.ts'
import type { PostSummary } from '#domain/blog/post-rules.ts'
import { PostHeader } from './post-header.tsx'
import { PostPicture } from './post-picture.tsx'
import { RichText } from './rich-text.tsx'
import { SharePost } from './share-post.tsx'

export function PostArticle({ post }: { post: PostSummary & { contentHtml: string } }) {
  return (
    <article className="wrap post">
      <PostHeader post={post} />
      <PostPicture post={post} isFirst sizes="(width < 60rem) 100vw, 56rem" />
      <RichText html={post.contentHtml} isOpening />
      <PostFooter post={post} />
    </article>
  )
}

function PostFooter({ post }: { post: PostSummary }) {
  return (
    <footer className="post-footer">
      <OrnamentDivider />
      <SharePost post={post} />
      <p className="hint">
        <a className="text-link" href={to('/blog/feed.xml')}>
          {BLOG.feed}
        </a>
      </p>
    </footer>
  )
}
