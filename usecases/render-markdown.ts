import MarkdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, DEEPEST_NESTING, PICTURE_ATTRIBUTES } from '#domain/blog/markdown-rules.ts'
import { isOwnUpload } from '#domain/blog/post-image.ts'

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: false })
  .set({ maxNesting: DEEPEST_NESTING })
  .disable(['reference', 'html_block', 'html_inline'])

// The page already has an h1, so the headings of a post start at h2.
const HEADING: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' }
markdown.core.ruler.push('headings-below-the-title', ({ tokens }) => {
  for (const token of tokens) token.tag = HEADING[token.tag] ?? token.tag
})

// Only the text of a link is rendered.
markdown.validateLink = () => true
markdown.renderer.rules.link_open = () => ''
markdown.renderer.rules.link_close = () => ''

// Of an image from elsewhere only the alternative text is rendered: a reader's browser contacts no other site.
markdown.renderer.rules.image = (tokens, index) => {
  const { escapeHtml } = markdown.utils
  const token = tokens[index]
  const text = escapeHtml(token?.content ?? '')
  const source = String(token?.attrGet('src') ?? '')
  return isOwnUpload(source) ? `<img src="${escapeHtml(source)}" alt="${text}" loading="lazy" />` : text
}

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: { '*': [...ALLOWED_ATTRIBUTES], img: [...PICTURE_ATTRIBUTES] },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnUpload(attribs.src ?? ''),
  disallowedTagsMode: 'discard',
}

/** Renders markdown as HTML that contains nothing beyond the allow-list. */
export function renderMarkdown(content: string): string {
  return sanitizeHtml(markdown.render(content), ALLOWED)
}

/** The text of rendered HTML without its tags, for searching. */
export function textOfHtml(html: string): string {
  return sanitizeHtml(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} })
}
