import { POST } from '#content/site/blog.ts'
import { longDay } from '#content/words/dates.ts'
import type { PostSummary } from '#domain/blog/post-rules.ts'
import { istDate } from '#domain/time/india-time.ts'
import { coverHref } from './post-addresses.ts'

type PostPictureProps = {
  post: Pick<PostSummary, 'id' | 'category' | 'publishedAt' | 'imageUrl' | 'imageAlt'>
  /** The first picture of a page loads eagerly, the others lazily. */
  isFirst?: boolean
  /** Next to its own title, a drawn cover is decorative. */
  isDecorative?: boolean
  sizes: string
}

/** The picture of a post, or a drawing of the sky of its date. Both have the same aspect ratio. */
export function PostPicture({ post, isFirst = false, isDecorative = false, sizes }: PostPictureProps) {
  const { imageUrl, imageAlt, publishedAt } = post
  const coverAlt = isDecorative ? '' : POST.coverAlt(longDay(istDate(publishedAt)))
  return (
    <img
      className="post-picture"
      src={imageUrl ?? coverHref(post)}
      {...(imageUrl?.startsWith('/uploads/') && { srcSet: uploadedSizes(imageUrl), sizes })}
      alt={imageUrl ? imageAlt : coverAlt}
      width={1200}
      height={675}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}

/** Each upload is stored in two widths: see usecases/uploads. */
function uploadedSizes(url: string): string {
  return `${url.replace(/\.webp$/, '-800.webp')} 800w, ${url} 1600w`
}
