import MarkdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, DEEPEST_NESTING } from '#domain/blog/markdown-rules.ts'

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: false })
  .set({ maxNesting: DEEPEST_NESTING })
  .disable(['table', 'reference', 'html_block', 'html_inline'])

// The page has one h1 already, so the headings of a post begin below it.
const HEADING: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' }
markdown.core.ruler.push('headings-below-the-title', ({ tokens }) => {
  for (const token of tokens) token.tag = HEADING[token.tag] ?? token.tag
})

// Links are not rendered, their text is, wherever they would lead.
markdown.validateLink = () => true
markdown.renderer.rules.link_open = () => ''
markdown.renderer.rules.link_close = () => ''

// A picture inside the text is not shown; what it shows is said.
markdown.renderer.rules.image = (tokens, index) => markdown.utils.escapeHtml(tokens[index]?.content ?? '')

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: { '*': [...ALLOWED_ATTRIBUTES] },
  disallowedTagsMode: 'discard',
}

/** The markdown of a post as HTML that holds nothing beyond the allow-list, whatever was typed. */
export function renderMarkdown(content: string): string {
  return sanitizeHtml(markdown.render(content), ALLOWED)
}

/** The words of rendered HTML without its tags, for searching. */
export function wordsIn(html: string): string {
  return sanitizeHtml(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} })
}
