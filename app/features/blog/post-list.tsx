import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import { SkeletonCard } from '#app/ui/skeleton.tsx'
import { BLOG } from '#content/site/blog.ts'
import type { OwnCategory, PostSummary as Post } from '#domain/blog/post-rules.ts'
import { BlogFilters } from './blog-filters.tsx'
import { type ListView, listHref, pageCount } from './list-address.ts'
import { PostCard } from './post-card.tsx'

type PostListProps = {
  view: ListView
  ownCategories: readonly OwnCategory[]
  posts: readonly Post[]
  count: number
  isCountCut: boolean
}

/** The list with its filters: the part of the page that the enhancement script replaces as a whole. */
export function PostList({ view, ownCategories, posts, count, isCountCut }: PostListProps) {
  return (
    <div className="grid gap-8" data-blog>
      <BlogFilters view={view} ownCategories={ownCategories} />
      <div className="grid gap-8" data-blog-results>
        <p className="hint" role="status">
          {isCountCut ? BLOG.foundMany(count) : BLOG.found(count)}
        </p>
        {posts.length === 0 ? (
          <NoPosts view={view} />
        ) : (
          <ul className="post-grid">
            {posts.map((post, index) => (
              <PostCard key={post.id} post={post} level={2} isFirst={index === 0} />
            ))}
          </ul>
        )}
        <Pagination
          label={BLOG.pages}
          current={view.page}
          total={pageCount(count)}
          href={(page) => listHref({ ...view, page })}
        />
      </div>
      <template data-blog-loading>
        <p className="hint" role="status">
          {BLOG.loading}
        </p>
        <div className="post-grid" aria-busy="true">
          <SkeletonCard />
        </div>
      </template>
    </div>
  )
}

function NoPosts({ view: { question, category } }: { view: ListView }) {
  const isFiltered = question !== '' || category !== undefined
  return (
    <EmptyState
      title={BLOG.nothingFound}
      level={2}
      {...(isFiltered && {
        actions: (
          <ButtonLink href="/blog" tone="secondary">
            {BLOG.showAll}
          </ButtonLink>
        ),
      })}
    >
      {isFiltered ? BLOG.adjust : BLOG.nothingYet}
    </EmptyState>
  )
}
