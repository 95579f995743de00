import type { MiddlewareHandler } from 'hono'
import type { RequestVariables } from '#server/http/request-log.ts'
import type { StaticFiles } from '#server/http/static-files.ts'
import { createCutter } from './cut-styles.ts'

const SHEET_LINK = /<link rel="stylesheet" href="([^"]+)"\/>/

/**
 * Writes the styles of a document into it, so that it is painted as soon as it is there (decision 0101). Only into what
 * anybody may get: who is signed in comes again, has the sheet at hand, and waits for each page to be made.
 */
export function stylesInPage(files: StaticFiles): MiddlewareHandler<{ Variables: RequestVariables }> {
  const cutters = new Map<string, ReturnType<typeof createCutter>>()

  function cutterFor(url: string) {
    const file = files.get(url)?.body.identity
    if (!file) return undefined
    const cut = cutters.get(url) ?? createCutter(Buffer.from(file).toString())
    cutters.set(url, cut)
    return cut
  }

  return async (context, next) => {
    await next()
    const html = context.get('document')
    if (!html || !context.get('isForAnybody')) return

    const [link, url = ''] = SHEET_LINK.exec(html) ?? []
    const cut = cutterFor(url)
    if (link === undefined || cut === undefined) return

    const { text, hash } = cut(html)
    context.set('styleHash', hash)
    context.set(
      'document',
      html.replace(link, () => `<style data-sheet="${url}">${text}</style>`),
    )
  }
}
