import { categoryName } from '#content/site/post-categories.ts'
import { BLOG_ADMIN, EDITOR } from '#content/staff/website/blog-admin.ts'
import type { PostForm } from '#domain/blog/post-rules.ts'

const FIELDS = {
  title: EDITOR.title,
  summary: EDITOR.summary,
  content: EDITOR.content,
  isPublished: BLOG_ADMIN.status,
  scheduledFor: EDITOR.scheduledFor,
  category: EDITOR.category,
  readTime: EDITOR.readTime,
  imageUrl: EDITOR.imageUrl,
  imageAlt: EDITOR.imageAlt,
  slug: EDITOR.slug,
  description: EDITOR.description,
} as const satisfies Record<keyof PostForm, string>

/** The fields in which two versions of a post differ, side by side. */
export function PostComparison({ theirs, mine }: { theirs: PostForm; mine: PostForm }) {
  const fields = (Object.keys(FIELDS) as (keyof PostForm)[]).filter((field) => {
    // Empty if it follows the title, or if it is fixed and the form does not send it.
    if (field === 'slug' && mine.slug === '') return false
    return textOf(theirs, field) !== textOf(mine, field)
  })
  if (fields.length === 0) return <p>{EDITOR.sameText}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable.
    <section className="post-comparison" aria-label={EDITOR.comparison} tabIndex={0}>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">{EDITOR.field}</th>
            <th scope="col">{EDITOR.theirs}</th>
            <th scope="col">{EDITOR.mine}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{FIELDS[field]}</th>
              <td>{textOf(theirs, field)}</td>
              <td>{textOf(mine, field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Browsers send line breaks as CR LF. */
function textOf(post: PostForm, field: keyof PostForm): string {
  if (field === 'isPublished') return post.isPublished ? BLOG_ADMIN.published : BLOG_ADMIN.draft
  if (field === 'category') return categoryName(post.category)
  return post[field].replaceAll('\r\n', '\n').trim()
}
