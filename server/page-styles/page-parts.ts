/** What the styles of a page depend on. */
export type PageParts = {
  /** Elements, classes and kinds of fields, as selectors name them. */
  readonly names: ReadonlySet<string>
  /** Each one once. */
  readonly characters: string
}

export function partsOf(html: string): PageParts {
  return { names: namesIn(html), characters: charactersIn(html) }
}

const WRITTEN = /<([a-z][\w-]*)|\sclass="([^"]*)"|\stype="([^"]*)"|\s(placeholder)="/gi

function namesIn(html: string): ReadonlySet<string> {
  const written = new Set<string>()
  for (const [, element, classes, type, hint] of html.matchAll(WRITTEN)) {
    if (element !== undefined) written.add(element.toLowerCase())
    else if (classes !== undefined) written.add(`.${classes}`)
    else if (type !== undefined) written.add(`[type=${TIMES.has(type) ? 'time' : type}]`)
    else if (hint !== undefined) written.add('[placeholder]')
  }
  return new Set([...written].flatMap((words) => (words.startsWith('.') ? classesIn(words.slice(1)) : words)))
}

function classesIn(attribute: string): string[] {
  return unescapeHtml(attribute)
    .split(/\s+/)
    .map((name) => `.${name}`)
}

/** Fields that are made of the same parts. */
const TIMES: ReadonlySet<string> = new Set(['date', 'datetime-local', 'month', 'time', 'week'])

// The markup is written in them, and anybody may type them.
const EVERYWHERE = String.fromCodePoint(...Array(0x80).keys())

function charactersIn(html: string): string {
  return EVERYWHERE + [...new Set(html.match(/\P{ASCII}/gu))].join('')
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
