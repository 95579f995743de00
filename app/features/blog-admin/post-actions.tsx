import Ellipsis from 'lucide-react/icons/ellipsis'
import { Form, Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Menu } from '#app/ui/overlays/menu.tsx'
import { to } from '#content/language.ts'
import { BLOG_ADMIN } from '#content/staff/website/blog-admin.ts'
import { blogAdminHref, type PostFilter } from './admin-address.ts'
import type { ListedPost } from './listed-post.ts'

/** The id of the button that opens a post's menu. */
export function actionsId(postId: number): string {
  return `actions-${postId}`
}

export function PostActions({ post, filter }: { post: ListedPost; filter: PostFilter }) {
  const id = String(post.id)
  const isPublished = post.status === 'published'
  return (
    <Menu trigger={<Icon of={Ellipsis} />} label={BLOG_ADMIN.actionsFor(post.title)} id={actionsId(post.id)}>
      <Link className="menu-item" to={blogAdminHref(filter, { edit: id })}>
        {BLOG_ADMIN.edit}
      </Link>
      <Form method="post" action={blogAdminHref(filter)}>
        <input type="hidden" name="id" value={id} />
        <button type="submit" className="menu-item" name="intent" value={isPublished ? 'unpublish' : 'publish'}>
          {isPublished ? BLOG_ADMIN.unpublish : BLOG_ADMIN.publish}
        </button>
      </Form>
      {isPublished && (
        <a className="menu-item" href={to(`/blog/${post.slug}`)}>
          {BLOG_ADMIN.view}
        </a>
      )}
      {isPublished && !post.newsletterSentAt && (
        <Link className="menu-item" to={blogAdminHref(filter, { notify: id })} preventScrollReset>
          {BLOG_ADMIN.notify}
        </Link>
      )}
      <Link className="menu-item text-danger" to={blogAdminHref(filter, { delete: id })} preventScrollReset>
        {BLOG_ADMIN.delete}
      </Link>
    </Menu>
  )
}
