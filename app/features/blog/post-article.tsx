import type { PostCard } from '#domain/blog/post-rules.ts'
import { PostFooter } from './post-footer.tsx'
import { PostHeader } from './post-header.tsx'
import { PostPicture } from './post-picture.tsx'
import { RichText } from './rich-text.tsx'

export function PostArticle({ post }: { post: PostCard & { contentHtml: string } }) {
  return (
    <article className="wrap post">
      <PostHeader post={post} />
      <PostPicture post={post} isFirst sizes="(width < 60rem) 100vw, 56rem" />
      <RichText html={post.contentHtml} isOpening />
      <PostFooter post={post} />
    </article>
  )
}
