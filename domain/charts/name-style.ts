/** How charts name grahas, signs and stars: as the page's language does, or in Sanskrit in one of two scripts. */
const NAME_STYLES = ['own', 'iast', 'devanagari'] as const
export type NameStyle = (typeof NAME_STYLES)[number]

export function isNameStyle(value: unknown): value is NameStyle {
  return NAME_STYLES.some((style) => style === value)
}
