import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { POST } from '#content/site/blog.ts'
import type { PostSummary } from '#domain/blog/post-rules.ts'
import { CategoryText } from './category-text.tsx'
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
        <Badge>
          <CategoryText of={post.category} />
        </Badge>
        <PostFacts post={post} isLong />
      </div>
      <h1 className={tallScript(post.title)}>
        <OwnText>{post.title}</OwnText>
      </h1>
      <p className="lead">
        <OwnText>{post.summary}</OwnText>
      </p>
      <div>
        <SharePost post={post} />
      </div>
    </header>
  )
}
