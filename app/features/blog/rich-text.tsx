import { classNames } from '#app/ui/class-names.ts'

/** HTML that the server made from markdown by the allow-list of domain/blog/markdown-rules.ts, and nothing else. */
export function RichText({ html, isOpening = false }: { html: string; isOpening?: boolean }) {
  return (
    <div
      className={classNames('prose', isOpening && 'prose-opening')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised on the server, see usecases/blog/render-markdown.ts.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
