import { Badge } from '#app/ui/badge.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { POST } from '#content/site/blog.ts'
import type { PostSummary } from '#domain/blog/post-rules.ts'
import { PostFacts } from './post-facts.tsx'
import { SharePost } from './share-post.tsx'

export function PostHeader({ post }: { post: PostSummary }) {
  return (
    <header className="post-header">
      <p>
        <a className="text-link" href={to('/blog')}>
          <span aria-hidden="true">← </span>
          {POST.back}
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge>{post.category}</Badge>
        <PostFacts post={post} isLong />
      </div>
      <h1 className={tallScript(post.title)}>{post.title}</h1>
      <p className="lead">{post.summary}</p>
      <div>
        <SharePost post={post} />
      </div>
    </header>
  )
}
