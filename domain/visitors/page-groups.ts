/** Kinds of public pages whose visits are counted (decision 0130). */
export type PageGroup = 'home' | 'consultation' | 'courses' | 'booking' | 'horoscope' | 'blog' | 'other'

const GROUPS: readonly (readonly [RegExp, PageGroup])[] = [
  [/^\/$/, 'home'],
  [/^\/(consultation|astrologers(\/[^/.]+)?)$/, 'consultation'],
  [/^\/courses(\/[^/.]+\/lessons\/[^/.]+)?$/, 'courses'],
  // The form itself, not the payment and the waitlist.
  [/^\/book\/(course|consultation)\/[^/.]+$/, 'booking'],
  [/^\/horoscope(\/[^/.]+)?$/, 'horoscope'],
  [/^\/blog(\/[^/.]+)?$/, 'blog'],
  [/^\/(contact|terms|privacy|free-content(\/[^/.]+)?)$/, 'other'],
]

/** Undefined for files and for pages behind sign-in, which are not counted. */
export function pageGroupOf(path: string): PageGroup | undefined {
  return GROUPS.find(([pattern]) => pattern.test(path))?.[1]
}
