import type { PostForm } from '#domain/blog/post-rules.ts'
import { RichText } from '../blog/rich-text.tsx'

export function PostPreview({ values, html }: { values: PostForm; html: string }) {
  return (
    <article className="post">
      <header className="post-header">
        <h2 className="text-3xl">{values.title}</h2>
        <p className="lead">{values.summary}</p>
      </header>
      {values.imageUrl !== '' && (
        <img className="post-picture" src={values.imageUrl} alt={values.imageAlt} width={1200} height={675} />
      )}
      <RichText html={html} isOpening />
    </article>
  )
}
