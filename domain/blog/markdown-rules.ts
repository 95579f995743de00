/**
 * The light markdown of posts. Raise the version with every change of what comes out, here or in the renderer: pages
 * made by older rules are then made again.
 */
export const MARKDOWN_RULES_VERSION = 1

/** All that a post may contain. Links, pictures, scripts, embeds and styles are not here; their words stay. */
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

/** Lists in lists and quotes in quotes beyond this depth are shown as text: nobody reads them, and they cost time. */
export const DEEPEST_NESTING = 12
