/** A style sheet, cut so that each page can be given the rules that it has elements for (decision 0101). */
export type StyleSheet = readonly Piece[]

type Piece =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string }
  /** An animation or a registered property, which only matters where it is mentioned. */
  | { readonly kind: 'named'; readonly text: string; readonly name: string }
  /** A file of a font, and the characters that are in it. */
  | { readonly kind: 'face'; readonly text: string; readonly characters: RegExp }
  | { readonly kind: 'group'; readonly head: string; readonly pieces: StyleSheet }

type Selector = {
  readonly text: string
  /** The elements and the classes that it asks for, such as `table` and `.card`. */
  readonly asksFor: readonly string[]
}

export type PageParts = {
  /** Elements, classes and kinds of fields, as selectors name them. */
  readonly names: ReadonlySet<string>
  /** Each one once. */
  readonly characters: string
}

type Block = { readonly head: string; readonly body?: string }

const GROUPS = /^@(media|supports|layer|container|starting-style)\b/
// The base styles name a dozen families for sites that have none of their own.
const SPARE_FAMILIES = /var\((--font-sans),[^()]*\)/g
// A face whose range has wildcards is left to every page.
const RANGE = /unicode-range:([^;?]+)(?:;|$)/i
const NAMED = /^@(?:keyframes|property)\s+([\w-]+)/

// What is quoted, commented or escaped may contain braces that open and close nothing.
const TOKENS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/|\\.|[{};]/gs
const SELECTOR_TOKENS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[()[\],]/gs

export function readStyleSheet(css: string): StyleSheet {
  return blocksOf(css).map(pieceOf)
}

/** The rules that can apply to something in a page that is made of this, in their order. */
export function stylesFor(sheet: StyleSheet, page: PageParts): string {
  const rules = withoutUnasked(write(sheet, page, () => false))
  const words = new Set(rules.match(/[\w-]+/g))
  return withoutUnasked(write(sheet, page, (name) => words.has(name))).replace(SPARE_FAMILIES, 'var($1)')
}

/** Without the custom properties that no rule asks for, and then without those that only they asked for. */
function withoutUnasked(css: string): string {
  const asked = new Set(css.match(/(?<=var\()--[\w-]+/g))
  const shorter = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    asked.has(name) ? declaration : '',
  )
  return shorter === css ? css : withoutUnasked(shorter)
}

function write(pieces: StyleSheet, page: PageParts, isMentioned: (name: string) => boolean): string {
  const texts = pieces.map((piece) => {
    if (piece.kind === 'rule') return writeRule(piece, page)
    if (piece.kind === 'named') return isMentioned(piece.name) && piece.text
    if (piece.kind === 'face') return piece.characters.test(page.characters) && piece.text
    if (piece.kind === 'plain') return piece.text

    const inside = write(piece.pieces, page, isMentioned)
    // Even an empty layer has its place among the others.
    return (inside !== '' || piece.head.startsWith('@layer')) && `${piece.head}{${inside}}`
  })
  return texts.filter((text) => text !== false).join('')
}

/** With the selectors of its list that can apply; false where none can. */
function writeRule({ selectors, body }: Extract<Piece, { kind: 'rule' }>, { names }: PageParts): string | false {
  const applying = selectors.filter(({ asksFor }) => asksFor.every((one) => names.has(one)))
  return applying.length > 0 && `${applying.map(({ text }) => text).join(',')}{${body}}`
}

/** What the styles of a page depend on. */
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

function pieceOf({ head, body }: Block): Piece {
  if (body === undefined) return { kind: 'plain', text: `${head};` }
  if (GROUPS.test(head)) return { kind: 'group', head, pieces: readStyleSheet(body) }

  const text = `${head}{${body}}`
  const name = NAMED.exec(head)?.[1]
  if (name !== undefined) return { kind: 'named', text, name }
  const range = head === '@font-face' ? RANGE.exec(body)?.[1] : undefined
  if (range !== undefined) return { kind: 'face', text, characters: charactersOf(range) }
  return head.startsWith('@') ? { kind: 'plain', text } : { kind: 'rule', selectors: selectorsOf(head), body }
}

function charactersOf(range: string): RegExp {
  const parts = [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)]
  return new RegExp(`[${parts.map(([, from, to = from]) => `\\u{${from}}-\\u{${to}}`).join('')}]`, 'u')
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

function selectorsOf(head: string): Selector[] {
  return listOf(head).map((text) => ({ text, asksFor: namesAskedBy(text) }))
}

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
