import type { WrittenPost } from '#db/blog/blog-desk.ts'
import { writtenPost } from '#usecases/blog/written-post.ts'
import type { Samples } from './samples.ts'

/** A sample post with everything derived from it. */
export function writtenSample(
  { englishTitle, publishedAt, ...post }: Samples['posts'][number],
  slug: string,
): WrittenPost {
  const now = new Date(publishedAt)
  const published = {
    ...post,
    imageUrl: null,
    imageAlt: '',
    description: '',
    status: 'published',
    scheduledFor: null,
    wantedSlug: null,
  } as const
  return writtenPost(published, { slug, publishedBefore: null, now })
}
