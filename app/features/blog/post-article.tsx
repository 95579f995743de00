import { BLOG, POST } from '#app/content/blog.ts'
import { Badge } from '#app/ui/badge.tsx'
import { OrnamentDivider } from '#app/ui/motif/ornament-divider.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'
import type { PostCard } from '#domain/blog/blog-posts.ts'
import { postHref } from './post-addresses.ts'
import { PostFacts } from './post-facts.tsx'
import { PostPicture } from './post-picture.tsx'
import { RichText } from './rich-text.tsx'

/** Reading first: one column, the picture, the words, and a way to pass them on. */
export function PostArticle({ post }: { post: PostCard & { contentHtml: string } }) {
  const share = (
    <ShareButton
      title={post.title}
      url={postHref(post)}
      copied={{ title: POST.sharedTitle, detail: POST.sharedDetail }}
    />
  )
  return (
    <article className="wrap post">
      <header className="post-header">
        <p>
          <a className="text-link" href="/blog">
            <span aria-hidden="true">← </span>
            {POST.back}
          </a>
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge>{post.category}</Badge>
          <PostFacts post={post} isLong />
        </div>
        <h1>{post.title}</h1>
        <p className="lead">{post.summary}</p>
        <div>{share}</div>
      </header>
      <PostPicture post={post} isFirst sizes="(width < 60rem) 100vw, 56rem" />
      <RichText html={post.contentHtml} isOpening />
      <footer className="post-footer">
        <OrnamentDivider />
        {share}
        <p className="hint">
          <a className="text-link" href="/blog/feed.xml">
            {BLOG.feed}
          </a>
        </p>
      </footer>
    </article>
  )
}
