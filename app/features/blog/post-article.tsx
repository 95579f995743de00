import type { ReactNode } from 'react'
import type { PostCard } from '#domain/blog/post-rules.ts'
import { PostPicture } from './post-picture.tsx'
import { RichText } from './rich-text.tsx'

type PostArticleProps = {
  post: PostCard & { contentHtml: string }
  header: ReactNode
  footer: ReactNode
}

export function PostArticle({ post, header, footer }: PostArticleProps) {
  return (
    <article className="wrap post">
      {header}
      <PostPicture post={post} isFirst sizes="(width < 60rem) 100vw, 56rem" />
      <RichText html={post.contentHtml} isOpening />
      {footer}
    </article>
  )
}
