/**
 * The markdown subset of posts. Raise the version with every change of the output, here or in the renderer, so that
 * posts are rendered again.
 */
export const MARKDOWN_RULES_VERSION = 2

/** The allowed tags. Links, images from elsewhere, scripts, embeds and styles are removed; their text stays. */
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
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

export const ALLOWED_ATTRIBUTES = ['class'] as const

/** Of a picture, which must be one of our uploads. */
export const PICTURE_ATTRIBUTES = ['src', 'alt', 'loading'] as const

/** Deeper nesting of lists and quotes is shown as text, because it is expensive to render. */
export const DEEPEST_NESTING = 12
