import { createHash } from 'node:crypto'
import { namesIn, readStyleSheet, stylesFor } from './style-sheet.ts'

type Styles = {
  readonly text: string
  /** By which the security policy knows them. */
  readonly hash: string
}

/** Pages of one kind are made of the same elements and classes, and there are a few dozen kinds. */
const MOST_REMEMBERED = 60

/** Cuts from one sheet what each page is painted with, once for all pages that are made of the same. */
export function createCutter(css: string): (html: string) => Styles {
  const sheet = readStyleSheet(css)
  const remembered = new Map<string, Styles>()

  return (html) => {
    const names = namesIn(html)
    const kind = [...names].sort().join(' ')
    const known = remembered.get(kind)
    if (known) return known

    const text = stylesFor(sheet, names)
    const styles = { text, hash: createHash('sha256').update(text).digest('base64') }
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(kind, styles)
    return styles
  }
}
