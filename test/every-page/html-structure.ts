import { type HtmlElement, parseHtml } from './parse-html.ts'

/** Elements where they may not be, and landmarks that cannot be told apart. */
export function findStructureProblems(html: string): string[] {
  const elements = parseHtml(html)
  return [...elements.flatMap(misplaced), ...unclearLandmarks(elements)]
}

/** Elements that hold text and what is within text (HTML, "phrasing content"). */
const HOLDS_TEXT =
  /^(span|p|h[1-6]|button|label|strong|em|small|b|i|code|abbr|cite|time|mark|sub|sup|kbd|output|pre|legend)$/
const NOT_WITHIN_TEXT =
  /^(address|article|aside|blockquote|details|dialog|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|menu|nav|ol|p|pre|search|section|table|ul)$/

function misplaced(element: HtmlElement): string[] {
  if (!NOT_WITHIN_TEXT.test(element.tag)) return []
  const outer = ancestorsOf(element).find(({ tag }) => HOLDS_TEXT.test(tag))
  // A heading may be the legend of a group of fields.
  if (!outer || (outer.tag === 'legend' && /^h[1-6]$/.test(element.tag))) return []
  return [`${describeElement(element)} in ${describeElement(outer)}`]
}

function ancestorsOf({ parent }: HtmlElement): HtmlElement[] {
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

/** Landmarks of which a page may have several, if each has a name of its own. A section or form is one only with a name. */
const LANDMARKS = ['nav', 'aside', 'search', 'section', 'form']

function unclearLandmarks(elements: readonly HtmlElement[]): string[] {
  return LANDMARKS.flatMap((tag) => {
    const all = elements.filter((element) => element.tag === tag && element.attributes.hidden === undefined)
    const named = all.map((element) => ({ element, name: nameOf(element, elements) }))
    const isAlways = tag !== 'section' && tag !== 'form'
    const landmarks = named.filter(({ name }) => isAlways || name !== '')
    if (landmarks.length < 2) return []
    return landmarks
      .filter(({ name }) => name === '' || landmarks.filter((other) => other.name === name).length > 1)
      .map(({ element, name }) => `${describeElement(element)} named "${name}"`)
  })
}

function nameOf({ attributes }: HtmlElement, elements: readonly HtmlElement[]): string {
  const ids = attributes['aria-labelledby']?.split(' ') ?? []
  const texts = ids.map((id) => elements.find((element) => element.attributes.id === id)?.text() ?? '')
  return (attributes['aria-label'] ?? texts.join(' ')).replaceAll(/\s+/g, ' ').trim()
}

function describeElement({ tag, attributes, text }: HtmlElement): string {
  return `<${tag}${attributes.class ? ` class="${attributes.class}"` : ''}> ${text().slice(0, 40)}`
}
