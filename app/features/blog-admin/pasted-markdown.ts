/**
 * The Markdown of pasted HTML, as Word and web pages put it on the clipboard: headings, bold, italic, lists, quotes and
 * tables. Of links the text remains, as everywhere in our texts. Undefined if there is no formatting: then the browser
 * pastes the plain text, so that copied Markdown stays as it is.
 */
export function pastedMarkdown(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks = blocksIn(body)
  const markdown = joined(blocks)
  return markdown !== '' && (blocks.some(({ kind }) => kind !== 'paragraph') || hasMarks(body)) ? markdown : undefined
}

type Block =
  | { readonly kind: 'paragraph' | 'other'; readonly text: string }
  /** With what its neighbours in the same list have too. */
  | { readonly kind: 'item'; readonly text: string; readonly list: unknown }

const HIDDEN = new Set(['STYLE', 'SCRIPT', 'TITLE', 'META', 'LINK', 'XML', 'TEMPLATE', 'O:P'])
const BLOCKS = new Set([
  ...['ADDRESS', 'ARTICLE', 'ASIDE', 'BLOCKQUOTE', 'BODY', 'CENTER', 'DD', 'DIV', 'DL', 'DT', 'FIGURE', 'FOOTER'],
  ...[
    'H1',
    'H2',
    'H3',
    'H4',
    'H5',
    'H6',
    'HEADER',
    'HR',
    'LI',
    'MAIN',
    'NAV',
    'OL',
    'P',
    'PRE',
    'SECTION',
    'TABLE',
    'UL',
  ],
])

/** The items of one list follow each other; everything else is separated by an empty line. */
function joined(blocks: readonly Block[]): string {
  return blocks.reduce((text, block, index) => {
    if (index === 0) return block.text
    const before = blocks[index - 1]
    const isNextItem = block.kind === 'item' && before?.kind === 'item' && block.list === before.list
    return `${text}${isNextItem ? '\n' : '\n\n'}${block.text}`
  }, '')
}

function blocksIn(parent: Element): Block[] {
  const blocks: Block[] = []
  let line = ''
  const endLine = () => {
    const text = normalized(line)
    if (text !== '') blocks.push({ kind: 'paragraph', text: withoutMarker(text) })
    line = ''
  }
  for (const node of parent.childNodes) {
    if (node instanceof Element && isBlock(node)) {
      endLine()
      blocks.push(...blocksOf(node))
    } else {
      line += inlineText(node)
    }
  }
  endLine()
  return blocks
}

/** Google Docs wraps everything in an inline element. */
function isBlock(element: Element): boolean {
  return BLOCKS.has(element.tagName) || element.querySelector('p, div, ul, ol, table, h1, h2, h3') !== null
}

function blocksOf(element: Element): Block[] {
  const { tagName } = element
  if (/^H[1-6]$/.test(tagName)) return titled(element, Number(tagName.slice(1)))
  switch (tagName) {
    case 'UL':
    case 'OL':
      return listItems(element)
    case 'TABLE':
      return tableBlocks(element)
    case 'HR':
      return [{ kind: 'other', text: '---' }]
    case 'BLOCKQUOTE': {
      const text = joined(blocksIn(element))
      return text === '' ? [] : [{ kind: 'other', text: prefixed(text, '> ', '> ') }]
    }
    case 'PRE':
      return [{ kind: 'other', text: `\`\`\`\n${element.textContent.replace(/\n$/, '')}\n\`\`\`` }]
    case 'P':
      return isWordItem(element) ? wordItem(element) : isWordTitle(element) ? titled(element, 1) : blocksIn(element)
    default:
      return blocksIn(element)
  }
}

function titled(element: Element, level: number): Block[] {
  // A heading is bold by itself.
  const text = normalized(inlineText(element).replaceAll('**', ''))
  return text === '' ? [] : [{ kind: 'other', text: `${'#'.repeat(level)} ${text}` }]
}

function listItems(list: Element): Block[] {
  let number = Number(list.getAttribute('start') ?? 1)
  return [...list.children].flatMap((item): Block[] => {
    // Word and Google Docs put an inner list beside the items.
    if (item.tagName === 'UL' || item.tagName === 'OL') {
      return listItems(item).map(({ text }) => ({ kind: 'item', text: prefixed(text, '  ', '  '), list }))
    }
    const mark = list.tagName === 'OL' ? `${number++}. ` : '- '
    const text = blocksIn(item).reduce((all, { kind, text: part }) => {
      if (all === '') return part
      return `${all}${kind === 'item' ? '\n' : '\n\n'}${part}`
    }, '')
    return text === '' ? [] : [{ kind: 'item', text: prefixed(text, mark, ' '.repeat(mark.length)), list }]
  })
}

/** Word marks list items as paragraphs, with the bullet or number in a part of its own. */
function isWordItem(element: Element): boolean {
  return /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '')
}

function isWordTitle(element: Element): boolean {
  return element.classList.contains('MsoTitle')
}

function wordItem(element: Element): Block[] {
  const [, list, level = '1'] = /mso-list:\s*(l\d+)(?:\s+level(\d))?/i.exec(element.getAttribute('style') ?? '') ?? []
  const copy = element.cloneNode(true) as Element
  const bullets = [...copy.querySelectorAll('[style*="mso-list:Ignore" i]')]
  const bullet = bullets[0]?.textContent.trim() ?? ''
  for (const part of bullets) part.remove()
  const text = normalized(inlineText(copy))
  const mark = /^\(?\d+[.)]/.test(bullet) ? `${Number.parseInt(bullet.replace('(', ''), 10)}. ` : '- '
  return text === '' ? [] : [{ kind: 'item', text: `${'   '.repeat(Number(level) - 1)}${mark}${text}`, list }]
}

function tableBlocks(table: Element): Block[] {
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children].filter(isCell))
  const columns = Math.max(0, ...rows.map((cells) => cells.length))
  // A table of one column is a way to lay out a page.
  if (columns < 2) return rows.flat().flatMap((cell) => blocksIn(cell))
  const lines = rows.map((cells) => tableLine(Array.from({ length: columns }, (_, index) => cellText(cells[index]))))
  const [head = '', ...rest] = lines
  return [{ kind: 'other', text: [head, tableLine(Array<string>(columns).fill('---')), ...rest].join('\n') }]
}

function isCell({ tagName }: Element): boolean {
  return tagName === 'TD' || tagName === 'TH'
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function cellText(cell: Element | undefined): string {
  if (!cell) return ''
  const texts = blocksIn(cell).map(({ text }) => text.replaceAll(/\s*\n\s*/g, ' '))
  return texts.join(' ').replaceAll('|', '\\|')
}

/** The text of a node with its marks, in one line except for line breaks. */
function inlineText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped((node.textContent ?? '').replaceAll(/\s+/g, ' '))
  if (!(node instanceof Element) || HIDDEN.has(node.tagName)) return ''
  if (node.tagName === 'BR') return '  \n'
  if (node.tagName === 'CODE') return marked('`', node.textContent)
  const text = [...node.childNodes].map(inlineText).join('')
  const italic = isItalic(node) ? marked('*', text) : text
  return isBold(node) ? marked('**', italic) : italic
}

/** A mark stands directly at its word. What is marked inside the same mark stays marked once. */
function marked(mark: string, text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (inner === '') return text
  return `${before}${mark}${mark === '**' ? inner.replaceAll('**', '') : inner}${mark}${after}`
}

function hasMarks(body: Element): boolean {
  return [...body.querySelectorAll('*')].some((element) => isBold(element) || isItalic(element))
}

function isBold(element: Element): boolean {
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(element.getAttribute('style') ?? '')?.[1]
  if (weight !== undefined) return weight === 'bold' || Number(weight) >= 600
  return element.tagName === 'B' || element.tagName === 'STRONG'
}

function isItalic(element: Element): boolean {
  const style = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(element.getAttribute('style') ?? '')?.[1]
  if (style !== undefined) return style === 'italic'
  return element.tagName === 'I' || element.tagName === 'EM'
}

function normalized(line: string): string {
  return line
    .replaceAll(/ *\n */g, '  \n')
    .replaceAll(/([^ ]) {2,}(?!\n)/g, '$1 ')
    .trim()
}

/** Characters that would become marks. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*]/g, '\\$&')
}

/** A paragraph that begins like a heading, a quote or an item stays a paragraph. */
function withoutMarker(text: string): string {
  return text.replace(/^(#{1,6}|[-+>])(?=\s)/, '\\$1').replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
}

function prefixed(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line === '' ? others.trimEnd() : others + line))
    .join('\n')
}
