import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { RequestVariables } from '#server/http/request-log.ts'
import type { StaticFiles } from '#server/http/static-files.ts'
import { readStyleSheet, type StyleSheet, stylesFor } from './style-sheet.ts'

const SHEET_LINK = /<link rel="stylesheet" href="([^"]+)"\/>/

/**
 * Writes the styles of a document into it, so that it is painted as soon as it is there (decision 0101). Only into what
 * anybody may get: who is signed in comes again, has the sheet at hand, and waits for each page to be made.
 */
export function stylesInPage(files: StaticFiles): MiddlewareHandler<{ Variables: RequestVariables }> {
  const sheets = new Map<string, StyleSheet>()

  function sheetAt(url: string): StyleSheet | undefined {
    const file = files.get(url)?.body.identity
    if (!file) return undefined
    const sheet = sheets.get(url) ?? readStyleSheet(Buffer.from(file).toString())
    sheets.set(url, sheet)
    return sheet
  }

  return async (context, next) => {
    await next()
    const html = context.get('document')
    if (!html || !context.get('isForAnybody')) return

    const [link, url = ''] = SHEET_LINK.exec(html) ?? []
    const sheet = sheetAt(url)
    if (link === undefined || sheet === undefined) return

    const styles = stylesFor(sheet, html)
    context.set('styleHash', createHash('sha256').update(styles).digest('base64'))
    context.set(
      'document',
      html.replace(link, () => `<style data-sheet="${url}">${styles}</style>`),
    )
  }
}
