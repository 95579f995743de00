import { createHash } from 'node:crypto'
import { partsOf } from './page-parts.ts'
import { readStyleSheet, stylesFor } from './style-sheet.ts'

type Styles = {
  readonly text: string
  /** By which the security policy knows them. */
  readonly hash: string
}

/** Pages of one kind are made of the same elements, classes and characters, and most sites have fewer kinds. */
const MOST_REMEMBERED = 200

/** Cuts from one sheet what each page is painted with, once for all pages that are made of the same. */
export function createCutter(css: string): (html: string) => Styles {
  const sheet = readStyleSheet(css)
  const remembered = new Map<string, Styles>()

  return (html) => {
    const page = partsOf(html)
    const kind = [...page.names].sort().join(' ') + [...page.characters].sort().join('')
    const known = remembered.get(kind)
    if (known) return known

    const text = stylesFor(sheet, page)
    const styles = { text, hash: createHash('sha256').update(text).digest('base64') }
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(kind, styles)
    return styles
  }
}
