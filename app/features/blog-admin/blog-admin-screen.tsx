import { Link, useNavigation } from 'react-router'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { BLOG_ADMIN } from '#content/staff/website/blog-admin.ts'
import { blogAdminHref, POSTS_PER_PAGE, type PostFilter } from './admin-address.ts'
import { ConfirmStep, type PostStep } from './confirm-step.tsx'
import type { ListedPost } from './listed-post.ts'
import { PostFilters } from './post-filters.tsx'
import { PostTable } from './post-table.tsx'

type BlogAdminScreenProps = {
  posts: readonly ListedPost[]
  count: number
  filter: PostFilter
  categories: readonly string[]
  step: PostStep | null
}

export function BlogAdminScreen({ posts, count, filter, categories, step }: BlogAdminScreenProps) {
  const isLoading = useNavigation().state === 'loading'
  const isFiltered = filter.question !== '' || filter.status !== undefined || filter.category !== undefined
  return (
    <>
      <header className="desk-header">
        <div className="grid gap-1">
          <h1 className="text-3xl">{BLOG_ADMIN.title}</h1>
          <p className="lead">{BLOG_ADMIN.lead}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/blog" tone="secondary">
            {BLOG_ADMIN.viewBlog}
          </ButtonLink>
          <Link className={buttonClass()} to={blogAdminHref(filter, { new: '' })}>
            {BLOG_ADMIN.newPost}
          </Link>
        </div>
      </header>
      {step && <ConfirmStep step={step} filter={filter} />}
      <PostFilters filter={filter} categories={categories} />
      <p className="desk-loading hint" role="status">
        {isLoading && (
          <>
            <Spinner /> {BLOG_ADMIN.loading}
          </>
        )}
      </p>
      {posts.length === 0 ? (
        <EmptyState title={BLOG_ADMIN.nothing} level={2}>
          {isFiltered ? BLOG_ADMIN.nothingFiltered : BLOG_ADMIN.nothingYet}
        </EmptyState>
      ) : (
        <PostTable posts={posts} filter={filter} />
      )}
      <Pagination
        label={BLOG_ADMIN.pages}
        current={filter.page}
        total={Math.max(1, Math.ceil(count / POSTS_PER_PAGE))}
        href={(page) => blogAdminHref({ ...filter, page })}
      />
    </>
  )
}
