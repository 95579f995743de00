import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { categoryName } from '#content/site/post-categories.ts'
import { BLOG_ADMIN } from '#content/staff/website/blog-admin.ts'
import { shortDateTime, shortDay } from '#content/words/dates.ts'
import { blogAdminHref, type PostFilter } from './admin-address.ts'
import type { ListedPost } from './listed-post.ts'
import { PostActions } from './post-actions.tsx'

type PostTableProps = { posts: readonly ListedPost[]; filter: PostFilter }

export function PostTable({ posts, filter }: PostTableProps) {
  const columns: RowColumn<ListedPost>[] = [
    { header: BLOG_ADMIN.columnTitle, place: 'title', cell: (post) => <PostTitle post={post} filter={filter} /> },
    { header: BLOG_ADMIN.columnCategory, place: 'detail', cell: (post) => categoryName(post.category) },
    { header: BLOG_ADMIN.columnStatus, place: 'state', cell: (post) => <PostState post={post} /> },
    { header: BLOG_ADMIN.columnReadTime, place: 'detail', cell: (post) => BLOG_ADMIN.minutes(post.readTime) },
    {
      header: BLOG_ADMIN.columnUpdated,
      place: 'detail',
      cell: (post) => <time className="whitespace-nowrap">{shortDay(post.updatedAt)}</time>,
    },
    { header: BLOG_ADMIN.columnActions, place: 'action', cell: (post) => <PostActions post={post} filter={filter} /> },
  ]
  return (
    <RowList
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
    <span className="grid gap-1 max-md:justify-items-end md:justify-items-start">
      <Badge tone={status === 'published' ? 'success' : 'neutral'}>
        {status === 'published' ? BLOG_ADMIN.published : BLOG_ADMIN.draft}
      </Badge>
      {scheduledFor && <span className="hint">{BLOG_ADMIN.publishesOn(shortDateTime(scheduledFor))}</span>}
      {newsletterSentAt && <span className="hint">{BLOG_ADMIN.sentOn(shortDay(newsletterSentAt))}</span>}
      {isSample && <Badge tone="neutral">{BLOG_ADMIN.sample}</Badge>}
    </span>
  )
}
