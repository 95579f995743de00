import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'vite'
import type { ProgramRun } from './run-program.ts'

type Node = { readonly type: string; readonly start: number; readonly [field: string]: unknown }

/** The browser reads these attributes. What the router's `Link` and `Form` get has the prefix from the router. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  form: ['action'],
  button: ['formAction'],
}

const LOADS = /^(fetch|(window\.)?location\.(assign|replace))$/

/** Calls that make the whole value: `to`, `pathIn` for another language, and the link of a telephone number. */
const MAKES_A_LINK = /^(to|pathIn|phoneHref)$/

/** Another site, a mailbox, or a part of the same page. */
const NOT_OURS = /^(#|\?|https?:|mailto:|tel:)/

/** Addresses that would lead from a Hindi page to the English one, because they were not made with `to`. */
export async function checkLinks(folder: string): Promise<ProgramRun> {
  const started = performance.now()
  const found: string[] = []
  for (const path of await readdir(join(folder, 'app'), { recursive: true })) {
    if (!/\.tsx?$/.test(path) || /\.test\.tsx?$|^routes[\\/]dev[\\/]/.test(path)) continue
    const code = await readFile(join(folder, 'app', path), 'utf8')
    for (const at of literalLinksIn(parseSync(path, code).program, code)) {
      const line = code.slice(0, at).split('\n').length
      found.push(`app/${path}:${line} make this address with to(): ${code.split('\n')[line - 1]?.trim()}`)
    }
  }
  const seconds = (performance.now() - started) / 1_000
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n'), seconds }
}

function literalLinksIn(value: unknown, code: string): number[] {
  if (Array.isArray(value)) return value.flatMap((item) => literalLinksIn(item, code))
  if (!isNode(value)) return []
  const inside = Object.values(value).flatMap((field) => literalLinksIn(field, code))
  return isLiteralLink(value, code) ? [value.start, ...inside] : inside
}

function isLiteralLink(node: Node, code: string): boolean {
  if (node.type === 'CallExpression') {
    const [address] = node.arguments as Node[]
    return LOADS.test(textOf(node.callee, code)) && address !== undefined && startOf(address, code).startsWith('/')
  }
  return (
    node.type === 'JSXOpeningElement' && (node.attributes as Node[]).some((one) => hasLiteralAddress(node, one, code))
  )
}

function hasLiteralAddress(element: Node, attribute: Node, code: string): boolean {
  const names = ADDRESSES[textOf(element.name, code)]
  if (!names?.includes(textOf(attribute.name, code))) return false
  const value = attribute.value as Node
  const expression = value.type === 'JSXExpressionContainer' ? (value.expression as Node) : value
  const isMade = expression.type === 'CallExpression' && MAKES_A_LINK.test(textOf(expression.callee, code))
  return !isMade && !NOT_OURS.test(startOf(expression, code))
}

/** How a text begins, be it a string or a template. */
function startOf({ type, value, quasis }: Node, code: string): string {
  if (type === 'Literal') return String(value)
  if (type === 'TemplateLiteral') return textOf((quasis as Node[])[0], code).replace(/^`/, '')
  return ''
}

function textOf(node: unknown, code: string): string {
  return isNode(node) ? code.slice(node.start, node.end as number) : ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
