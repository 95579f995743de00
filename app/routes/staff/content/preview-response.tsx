import { renderToStaticMarkup } from 'react-dom/server'
import { NO_PREVIEW_HEADER } from '#app/features/staff/content/preview-pages.ts'
import { PAGE_KIND_HEADER } from '#app/http/page-kind.ts'
import { LANGUAGE_TAG } from '#content/language.ts'
import { PREVIEW } from '#content/staff/editing.ts'

const SCRIPTS = /<script\b[^>]*>.*?<\/script>/gs

/**
 * A page of the site in the frame beside a form, which runs no script. A link in it would open a page that cannot be framed,
 * so it opens none.
 */
export function previewResponse(html: string): Response {
  return respond(html.replaceAll(SCRIPTS, '').replace('<head>', '<head><base target="_blank">'))
}

/** What has been typed cannot be shown yet. */
export function noPreview(reason: string = PREVIEW.incomplete): Response {
  const page = (
    <html lang={LANGUAGE_TAG}>
      <head>
        <title>{PREVIEW.title}</title>
      </head>
      <body>
        <p>{reason}</p>
      </body>
    </html>
  )
  return respond(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, { [NO_PREVIEW_HEADER]: '1' })
}

function respond(html: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', [PAGE_KIND_HEADER]: 'preview', ...headers },
  })
}
