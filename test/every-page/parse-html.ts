export type HtmlElement = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly parent: HtmlElement | undefined
  text(): string
  /** Not that of the elements inside. */
  ownText(): string
}

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
const PART =
  /<!--.*?-->|<!doctype[^>]*>|<(script|style|textarea|title)\b([^>]*)>(.*?)<\/\1>|<\/([a-z][\w-]*)\s*>|<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)\s*(\/?)>|[^<]+/gis
const ATTRIBUTE = /([^\s=>"'/]+)(?:="([^"]*)")?/g

/** The elements of a page that React wrote, in order: every element but a void one is closed. */
export function parseHtml(html: string): HtmlElement[] {
  const elements: HtmlElement[] = []
  const texts = new Map<HtmlElement, string[]>()
  const ownTexts = new Map<HtmlElement, string[]>()
  const open: HtmlElement[] = []
  for (const [whole, , , , closed, opened, attributes = '', isClosed] of html.matchAll(PART)) {
    if (opened !== undefined) {
      const tag = opened.toLowerCase()
      const element: HtmlElement = {
        tag,
        attributes: Object.fromEntries(
          [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
        ),
        parent: open.at(-1),
        text: () => (texts.get(element) ?? []).join(''),
        ownText: () => (ownTexts.get(element) ?? []).join(' '),
      }
      texts.set(element, [])
      ownTexts.set(element, [])
      elements.push(element)
      if (!VOID.has(tag) && !isClosed) open.push(element)
    } else if (closed !== undefined) {
      if (open.at(-1)?.tag !== closed.toLowerCase()) throw new Error(`</${closed}> closes <${open.at(-1)?.tag}>.`)
      open.pop()
    } else if (!whole.startsWith('<')) {
      for (const element of open) texts.get(element)?.push(whole)
      const inner = open.at(-1)
      if (inner) ownTexts.get(inner)?.push(whole)
    }
  }
  return elements
}
