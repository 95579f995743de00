import type { PageParts } from './page-parts.ts'
import { type Selector, selectorsOf } from './selectors.ts'

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

type Block = { readonly head: string; readonly body?: string }

const GROUPS = /^@(media|supports|layer|container|starting-style)\b/
// The base styles name a dozen families for sites that have none of their own.
const SPARE_FAMILIES = /var\((--font-sans),[^()]*\)/g
// A face whose range has wildcards is left to every page.
const RANGE = /unicode-range:([^;?]+)(?:;|$)/i
const NAMED = /^@(?:keyframes|property)\s+([\w-]+)/

// What is quoted, commented or escaped may contain braces that open and close nothing.
const TOKENS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/|\\.|[{};]/gs

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
