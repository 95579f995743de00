import { ownLanguage } from '#app/features/page-parts/own-text.tsx'
import { classNames } from '#app/ui/class-names.ts'

/** HTML that the server rendered from markdown with the allow-list of domain/blog/markdown-rules.ts. */
export function RichText({ html, isOpening = false }: { html: string; isOpening?: boolean }) {
  const own = ownLanguage(html.replaceAll(/<[^>]*>/g, ''))
  return (
    <div
      {...own}
      className={classNames('prose', isOpening && 'prose-opening')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised on the server, see usecases/render-markdown.ts.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
