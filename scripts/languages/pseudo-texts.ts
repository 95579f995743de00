import { parseSync } from 'vite'

const STRANGE: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', c: 'ç', n: 'ñ', s: 'š' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý', C: 'Ç', N: 'Ñ', S: 'Š' },
}

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [field: string]: unknown }
type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** Fields that hold codes, keys and file names; the sides of a comparison do too. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: ['source'],
  ExportNamedDeclaration: ['source'],
  ExportAllDeclaration: ['source'],
  Property: ['key'],
  MemberExpression: ['property'],
  TSLiteralType: ['literal'],
  BinaryExpression: ['left', 'right'],
}

/** A module of English texts in strange letters. Codes, such as `hour` in `duration(2, 'hour')`, stay. */
export function pseudoTexts(code: string): string {
  return editsIn(parseSync('texts.ts', code).program, code)
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}

function editsIn(value: unknown, code: string): Edit[] {
  if (Array.isArray(value)) return value.flatMap((item) => editsIn(item, code))
  if (!isNode(value)) return []
  const { type, start, end } = value
  if (type === 'Literal' && typeof value.value === 'string') {
    return isText(value.value) ? [{ start, end, text: JSON.stringify(strange(value.value)) }] : []
  }
  if (type === 'TemplateElement') {
    const { raw } = value.value as { raw: string }
    // In TypeScript the element includes its marks, such as a brace.
    const from = code.indexOf(raw, start)
    return [{ start: from, end: from + raw.length, text: strange(raw) }]
  }
  const kept = CODES[type] ?? []
  return Object.entries(value).flatMap(([field, inside]) =>
    kept.includes(field) && isLiteral(inside) ? [] : editsIn(inside, code),
  )
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function isLiteral(value: unknown): boolean {
  return isNode(value) && value.type === 'Literal'
}

/** A sentence or a label: a code or a path has neither a space nor a capital letter. */
function isText(value: string): boolean {
  return /[A-Z].*[a-z]| [a-z]/.test(value)
}

const WORD = /<[^>]*>|&\w+;|\\.|https?:\S+|[a-z]+/gi

function strange(text: string): string {
  return text.replace(WORD, (word) => {
    if (!/^[a-z]+$/i.test(word)) return word
    const letters = [...word].map((letter) => STRANGE[letter] ?? letter).join('')
    return word.length < 4 ? letters : `${letters}${letters.slice(-2)}`
  })
}
