import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, PICTURE_ATTRIBUTES } from '#domain/blog/markdown-rules.ts'
import { LONGEST_CONTENT } from '#domain/blog/post-rules.ts'
import { renderMarkdown, textOfHtml } from './render-markdown.ts'

const DOCUMENTS = Number(process.env.FUZZED_DOCUMENTS ?? 500)

const PATIENCE = { timeout: 30_000 + DOCUMENTS * 50 }

const TAG = /<(\/?)([a-z0-9]+)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>/g

/** Everything in the HTML that is not on the allow-list: tags, attributes, and anything that looks like a tag. */
function forbiddenIn(html: string): string[] {
  const strangers: string[] = []
  const rest = html.replaceAll(TAG, (_, _slash: string, tag: string, attributes: string) => {
    if (!ALLOWED_TAGS.some((allowed) => allowed === tag)) strangers.push(tag)
    for (const [, name] of attributes.matchAll(/\s([a-z-]+)="/g)) {
      const allowed: readonly string[] =
        tag === 'img' ? [...ALLOWED_ATTRIBUTES, ...PICTURE_ATTRIBUTES] : ALLOWED_ATTRIBUTES
      if (!allowed.includes(name ?? '')) strangers.push(name ?? '')
    }
    return ''
  })
  return rest.includes('<') ? [...strangers, rest] : strangers
}

test('the markdown of a post renders headings, lists, quotes and emphasis', () => {
  const html = renderMarkdown('# The Moon\n\n- **bright**\n- *dark*\n\n> said\n\n1. one\n\n~~no~~ `code`\n\n---')

  expect(html.replaceAll('\n', '')).toBe(
    '<h2>The Moon</h2><ul><li><strong>bright</strong></li><li><em>dark</em></li></ul>' +
      '<blockquote><p>said</p></blockquote><ol><li>one</li></ol><p><s>no</s> <code>code</code></p><hr />',
  )
})

test('the markdown of a post renders uploaded pictures and tables', () => {
  expect(renderMarkdown('![a "lamp"](/uploads/aB3_-x.webp)')).toBe(
    '<p><img src="/uploads/aB3_-x.webp" alt="a &quot;lamp&quot;" loading="lazy" /></p>\n',
  )
  expect(renderMarkdown('|a|b|\n|-|-|\n|1|2|').replaceAll('\n', '')).toBe(
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  )
})

test('the markdown of a post renders the text of links and of images from elsewhere only', () => {
  expect(renderMarkdown('[read this](https://example.com) and ![a lamp](https://example.com/x.png)')).toBe(
    '<p>read this and a lamp</p>\n',
  )
})

test('the markdown of a post leaves Devanagari unchanged', () => {
  expect(renderMarkdown('**नक्षत्र**')).toBe('<p><strong>नक्षत्र</strong></p>\n')
})

test('the markdown of a post can be searched by its text', () => {
  expect(textOfHtml('<h2>Rahu</h2><p>and <em>Ketu</em></p>').split(/\s+/).filter(Boolean)).toEqual([
    'Rahu',
    'and',
    'Ketu',
  ])
})

const ATTACKS = [
  '<script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '![x](x"onerror="alert(1))',
  '<img src=x onerror=alert(1)>',
  '<a href="https://example.com">x</a>',
  '<svg/onload=alert(1)>',
  '<style>*{display:none}</style>',
  '<iframe src=//evil.example></iframe>',
  '<https://evil.example>',
  '```"><script>alert(1)</script>\ncode\n```',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '[a]: javascript:alert(1)\n\n[a]',
  '<p class="x" style="position:fixed" onclick="alert(1)">hello',
  '\u0000<script\u0000>',
]

test.each(ATTACKS)('E2, E3: renders nothing dangerous from %j', (attack) => {
  const html = renderMarkdown(attack)

  expect(forbiddenIn(html)).toEqual([])
  expect(html).not.toMatch(/<[^>]*(?:javascript:|on\w+=|style=|href=|src=)/i)
})

const MONSTERS: Record<string, string> = {
  'ten thousand nested lists': Array.from({ length: 10_000 }, (_, depth) => `${' '.repeat(depth % 60)}- x\n`).join(''),
  'nothing but brackets': '['.repeat(LONGEST_CONTENT),
  'quotes in quotes': '>'.repeat(LONGEST_CONTENT),
  'lists in lists on one line': '- '.repeat(LONGEST_CONTENT / 2),
  'a huge table': `|a|b|\n|-|-|\n${'|1|2|\n'.repeat(9_000)}`,
  'emphasis without end': '*a _b '.repeat(LONGEST_CONTENT / 6),
  'half links': '[a](<b'.repeat(LONGEST_CONTENT / 6),
  'backticks of every length': Array.from({ length: 340 }, (_, length) => `${'`'.repeat(length)} `).join(''),
}

test.each(Object.entries(MONSTERS))('E3: %s stay within the allow-list', (_, monster) => {
  const html = renderMarkdown(monster.slice(0, LONGEST_CONTENT))

  expect(forbiddenIn(html)).toEqual([])
  // Nesting stops at a limited depth.
  expect(html.split('<ul>').length + html.split('<blockquote>').length).toBeLessThan(10_000)
})

/** Pieces that mean something to markdown, to HTML or to browsers, and ordinary text between them. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '# ',
      '## ',
      '- ',
      '1. ',
      '> ',
      '```',
      '`',
      '**',
      '_',
      '~~',
      '[',
      ']',
      '(',
      ')',
      '![',
      '](',
      '<',
      '>',
      '</',
      '/>',
    ],
    ...[
      '"',
      "'",
      '=',
      '&',
      '&#x3c;',
      '&lt;',
      '\\',
      '\n',
      '\n\n',
      '    ',
      '\t',
      '\0',
      '|',
      '---',
      '<!--',
      '-->',
      '<![CDATA[',
    ],
    ...[
      '<script>',
      '</script>',
      '<img src=x onerror=alert(1)>',
      'javascript:',
      'data:',
      '<svg onload=',
      'style=',
      'href=',
    ],
    ...['<a ', '<p class="', '<pre>', 'नक्षत्र', '\u202e', '\ud800', '🪷', '<math>', '<xmp>', '<noscript>', '<template>'],
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
)

test(`E3: ${DOCUMENTS} documents made of dangerous pieces stay within the allow-list`, PATIENCE, () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const html = renderMarkdown(pieces.join(''))

      expect(forbiddenIn(html)).toEqual([])
    }),
    { numRuns: DOCUMENTS },
  )
})
