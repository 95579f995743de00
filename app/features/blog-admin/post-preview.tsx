import type { PostForm } from '#domain/blog/post-rules.ts'
import { RichText } from '../blog/rich-text.tsx'

type PostPreviewProps = {
  values: Pick<PostForm, 'title' | 'summary' | 'imageUrl' | 'imageAlt'>
  html: string
  /** Inside the editor the page has a heading of its own. */
  level?: 1 | 2
}

export function PostPreview({ values, html, level = 2 }: PostPreviewProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <article className="post">
      <header className="post-header">
        <Heading className="text-3xl">{values.title}</Heading>
        <p className="lead">{values.summary}</p>
      </header>
      {values.imageUrl !== '' && (
        <img className="post-picture" src={values.imageUrl} alt={values.imageAlt} width={1200} height={675} />
      )}
      <RichText html={html} isOpening />
    </article>
  )
}
