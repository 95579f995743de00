import { eq } from 'drizzle-orm'
import { recordPost } from '#db/blog/blog-desk.ts'
import type { Database } from '#db/client.ts'
import { blogPosts } from '#db/schema/blog.ts'
import type { PostForm } from '#domain/blog/post-rules.ts'
import { createPost } from '#usecases/blog/create-post.ts'
import { findFreeSlug, writtenPost } from '#usecases/blog/written-post.ts'

export const A_POST: PostForm = {
  title: 'What is a nakshatra?',
  summary: 'The twenty-seven mansions of the moon.',
  content: 'The moon crosses **one mansion** a day, more or less.',
  category: 'Nakshatras',
  imageUrl: '',
  imageAlt: '',
  readTime: '4',
  scheduledFor: '',
  slug: '',
  description: '',
  isPublished: true,
}

type Given = Partial<PostForm> & { readonly now?: Date }

/** A post without an editor or revisions, such as sample content. */
export async function givenPost(db: Database, { now = new Date('2026-05-04T06:30:00Z'), ...changes }: Given = {}) {
  const { isPublished, ...form } = { ...A_POST, ...changes }
  const slug = await findFreeSlug(db, form.title)
  const post = {
    title: form.title,
    summary: form.summary,
    content: form.content,
    category: form.category as 'Planets',
    imageUrl: form.imageUrl || null,
    imageAlt: form.imageAlt,
    description: form.description,
    wantedSlug: null,
    readTime: Number(form.readTime),
    status: isPublished ? 'published' : 'draft',
    scheduledFor: form.scheduledFor ? new Date(form.scheduledFor) : null,
  } as const
  const id = await recordPost(db, { ...writtenPost(post, { slug, publishedBefore: null, now }), createdAt: now })
  return { id, slug }
}

/** A post created in the editor. */
export async function givenWrittenPost(db: Database, editorId: string, { now = new Date(), ...changes }: Given = {}) {
  const outcome = await createPost(db, { form: { ...A_POST, ...changes }, editorId, now })
  if (!outcome.ok) throw new Error(`The post was refused: ${JSON.stringify(outcome.refusal)}`)
  return outcome.value.id
}

export async function requirePost(db: Database, id: number) {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id))
  if (!row) throw new Error(`There is no post ${id}.`)
  return row
}
