import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { POST } from '#content/site/blog.ts'
import type { PostSummary as Post } from '#domain/blog/post-rules.ts'
import { PostCard } from './post-card.tsx'

export function RelatedPosts({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return null
  return (
    <Section tone="tinted" labelledBy="related-title" className="no-print">
      <SectionHeading id="related-title" title={POST.related} />
      <ul className="post-grid">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </ul>
    </Section>
  )
}
