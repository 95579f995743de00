import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { BLOG_ADMIN } from '#content/admin/blog-admin.ts'
import { shortDateTime, shortDay } from '#content/words/dates.ts'
import { blogAdminHref, type PostFilter } from './admin-address.ts'
import type { ListedPost } from './listed-post.ts'
import { PostActions } from './post-actions.tsx'

type PostTableProps = { posts: readonly ListedPost[]; filter: PostFilter }

export function PostTable({ posts, filter }: PostTableProps) {
  const columns: Column<ListedPost>[] = [
    { header: BLOG_ADMIN.columnTitle, isRowHeader: true, cell: (post) => <PostTitle post={post} filter={filter} /> },
    { header: BLOG_ADMIN.columnCategory, cell: (post) => <Badge>{post.category}</Badge> },
    { header: BLOG_ADMIN.columnStatus, cell: (post) => <PostState post={post} /> },
    { header: BLOG_ADMIN.columnReadTime, cell: (post) => BLOG_ADMIN.minutes(post.readTime) },
    {
      header: BLOG_ADMIN.columnUpdated,
      cell: (post) => <time className="whitespace-nowrap">{shortDay(post.updatedAt)}</time>,
    },
    { header: BLOG_ADMIN.columnActions, cell: (post) => <PostActions post={post} filter={filter} /> },
  ]
  return (
    <DataTable
      caption={BLOG_ADMIN.table}
      isCaptionHidden
      columns={columns}
      rows={posts}
      rowKey={(post) => String(post.id)}
    />
  )
}

function PostTitle({ post, filter }: { post: ListedPost; filter: PostFilter }) {
  return (
    <span className="desk-title">
      <Link className="text-link" to={blogAdminHref(filter, { edit: String(post.id) })}>
        {post.title}
      </Link>
      <span className="hint font-normal">{post.summary}</span>
    </span>
  )
}

function PostState({ post: { status, scheduledFor, newsletterSentAt, isSample } }: { post: ListedPost }) {
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={status === 'published' ? 'success' : 'neutral'}>
        {status === 'published' ? BLOG_ADMIN.published : BLOG_ADMIN.draft}
      </Badge>
      {scheduledFor && <span className="hint">{BLOG_ADMIN.publishesOn(shortDateTime(scheduledFor))}</span>}
      {newsletterSentAt && <span className="hint">{BLOG_ADMIN.sentOn(shortDay(newsletterSentAt))}</span>}
      {isSample && <Badge tone="neutral">{BLOG_ADMIN.sample}</Badge>}
    </span>
  )
}
