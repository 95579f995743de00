/**
 * The markdown subset of posts. Raise the version with every change of the output, here or in the renderer, so that
 * posts are rendered again.
 */
export const MARKDOWN_RULES_VERSION = 1

/** The allowed tags. Links, images, scripts, embeds and styles are removed; their text stays. */
export const ALLOWED_TAGS = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
] as const

export const ALLOWED_ATTRIBUTES = ['class'] as const

/** Deeper nesting of lists and quotes is shown as text, because it is expensive to render. */
export const DEEPEST_NESTING = 12
