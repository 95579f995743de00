export type Selector = {
  readonly text: string
  /** The elements and the classes that it asks for, such as `table` and `.card`. */
  readonly asksFor: readonly string[]
}

/** Each selector of the list that stands before a rule. */
export function selectorsOf(head: string): Selector[] {
  return listOf(head).map((text) => ({ text, asksFor: namesAskedBy(text) }))
}

// What is quoted or escaped may contain brackets and commas that mean nothing.
const SELECTOR_TOKENS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[()[\],]/gs

/** Cut at its commas, but not at those in brackets. */
function listOf(head: string): string[] {
  const selectors: string[] = []
  let start = 0
  let depth = 0
  for (const { 0: token, index } of head.matchAll(SELECTOR_TOKENS)) {
    if (token === '(' || token === '[') depth++
    if (token === ')' || token === ']') depth--
    if (token !== ',' || depth > 0) continue
    selectors.push(head.slice(start, index).trim())
    start = index + 1
  }
  return [...selectors, head.slice(start).trim()]
}

// Escaped characters are set aside among those of no script, so that an escaped comma or dot ends no name.
const ASIDE = 0xe000
const NAMES = /\.[\w\u0080-\uffff-]+|(?<![\w:.#\u0080-\uffff-])[a-z][\w-]*/gi
const ESCAPED = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi

function namesAskedBy(selector: string): string[] {
  const plain = selector.replace(ESCAPED, (_, hex: string | undefined, sign = '') =>
    String.fromCodePoint(ASIDE + (hex === undefined ? sign.codePointAt(0) : Number.parseInt(hex, 16))),
  )
  // What stands in brackets may be an alternative or a negation: it asks for nothing.
  const bare = withoutBrackets(plain)
  return [...bare.matchAll(NAMES), ...fieldsWith(bare)].map(([name]) => putBack(name))
}

const FIELDS_BY_PART = [
  [/::file-selector/, '[type=file]'],
  [/::-webkit-search/, '[type=search]'],
  [/::-webkit-(?:date|calendar)/, '[type=time]'],
  [/::-webkit-(?:inner|outer)-spin/, '[type=number]'],
  [/::placeholder/, '[placeholder]'],
] as const

/** Parts such as the arrows of a number belong to some fields alone. */
function fieldsWith(selector: string): [string][] {
  return FIELDS_BY_PART.filter(([part]) => part.test(selector)).map(([, field]) => [field])
}

function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
  return shorter === selector ? selector : withoutBrackets(shorter)
}

function putBack(name: string): string {
  return name.replace(/[\ue000-\uf8ff]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? ASIDE) - ASIDE))
}
