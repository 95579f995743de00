/** A style sheet, cut so that each page can be given the rules that it has elements for (decision 0101). */
export type StyleSheet = readonly Piece[]

type Piece =
  | { readonly kind: 'plain'; readonly text: string }
  /** Of each selector the elements and the classes that it asks for, such as `table` and `.card`. */
  | { readonly kind: 'rule'; readonly text: string; readonly selectors: readonly (readonly string[])[] }
  /** An animation or a registered property, which only matters where it is mentioned. */
  | { readonly kind: 'named'; readonly text: string; readonly name: string }
  | { readonly kind: 'group'; readonly head: string; readonly pieces: StyleSheet }

type Block = { readonly head: string; readonly body?: string }

const GROUPS = /^@(media|supports|layer|container|starting-style)\b/
const NAMED = /^@(?:keyframes|property)\s+([\w-]+)/

// What is quoted, commented or escaped may contain braces that open and close nothing.
const TOKENS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/|\\.|[{};]/gs

export function readStyleSheet(css: string): StyleSheet {
  return blocksOf(css).map(pieceOf)
}

/** The rules that can apply to something in a page of these elements and classes, in their order. */
export function stylesFor(sheet: StyleSheet, names: ReadonlySet<string>): string {
  const rules = write(sheet, names, () => false)
  return write(sheet, names, (name) => rules.includes(name))
}

function write(pieces: StyleSheet, names: ReadonlySet<string>, isMentioned: (name: string) => boolean): string {
  const texts = pieces.map((piece) => {
    if (piece.kind === 'rule') return piece.selectors.some((all) => all.every((one) => names.has(one))) && piece.text
    if (piece.kind === 'named') return isMentioned(piece.name) && piece.text
    if (piece.kind === 'plain') return piece.text

    const inside = write(piece.pieces, names, isMentioned)
    // Even an empty layer has its place among the others.
    return (inside !== '' || piece.head.startsWith('@layer')) && `${piece.head}{${inside}}`
  })
  return texts.filter((text) => text !== false).join('')
}

/** The elements and classes of a page, as selectors name them. */
export function namesIn(html: string): ReadonlySet<string> {
  const written = new Set<string>()
  for (const [, element, classes] of html.matchAll(/<([a-z][\w-]*)|\sclass="([^"]*)"/gi)) {
    written.add(element?.toLowerCase() ?? `.${classes}`)
  }
  return new Set([...written].flatMap((words) => (words.startsWith('.') ? classesIn(words.slice(1)) : words)))
}

function classesIn(attribute: string): string[] {
  return unescapeHtml(attribute)
    .split(/\s+/)
    .map((name) => `.${name}`)
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

function pieceOf({ head, body }: Block): Piece {
  if (body === undefined) return { kind: 'plain', text: `${head};` }
  if (GROUPS.test(head)) return { kind: 'group', head, pieces: readStyleSheet(body) }

  const text = `${head}{${body}}`
  const name = NAMED.exec(head)?.[1]
  if (name !== undefined) return { kind: 'named', text, name }
  return head.startsWith('@') ? { kind: 'plain', text } : { kind: 'rule', text, selectors: selectorsOf(head) }
}

function blocksOf(css: string): Block[] {
  const blocks: Block[] = []
  let start = 0
  let opened = 0
  let depth = 0
  for (const { 0: token, index } of css.matchAll(TOKENS)) {
    if (token === '{' && depth++ === 0) opened = index
    if (token === ';' && depth === 0) {
      blocks.push({ head: css.slice(start, index).trim() })
      start = index + 1
    }
    if (token === '}' && --depth === 0) {
      blocks.push({ head: css.slice(start, opened).trim(), body: css.slice(opened + 1, index) })
      start = index + 1
    }
  }
  return blocks
}

// Escaped characters are set aside among those of no script, so that an escaped comma or dot ends no name.
const ASIDE = 0xe000
const NAMES = /\.[\w\u0080-\uffff-]+|(?<![\w:.#\u0080-\uffff-])[a-z][\w-]*/gi
const ESCAPED = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi

function selectorsOf(head: string): string[][] {
  const plain = head.replace(ESCAPED, (_, hex: string | undefined, sign = '') =>
    String.fromCodePoint(ASIDE + (hex === undefined ? sign.codePointAt(0) : Number.parseInt(hex, 16))),
  )
  // What stands in brackets may be an alternative or a negation: it asks for nothing.
  return withoutBrackets(plain)
    .split(',')
    .map((selector) => [...selector.matchAll(NAMES)].map(([name]) => putBack(name)))
}

function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
  return shorter === selector ? selector : withoutBrackets(shorter)
}

function putBack(name: string): string {
  return name.replace(/[\ue000-\uf8ff]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? ASIDE) - ASIDE))
}
