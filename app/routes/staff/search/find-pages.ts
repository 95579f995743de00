import { AREA_NAVIGATION, placeNameAt } from '#app/features/frame/area-navigation.ts'
import type { NavItem } from '#app/features/frame/areas.ts'
import { PART_FORMS } from '#app/features/staff/content/forms/practice-forms.ts'
import type { PlaceWithPages, SearchResult } from '#app/features/staff/search/search-screen.tsx'
import { settingsPath, settingsPlace } from '#app/features/staff/staff-paths.ts'
import { MORE_PAGES, PAGE_WORDS } from '#content/staff/search/search.ts'
import { SETTINGS_PARTS } from '#domain/content/practice-changes.ts'
import { type Right, type Staff, staffMay } from '#domain/rights.ts'

type Page = {
  readonly href: string
  readonly title: string
  /** The name of its place. */
  readonly place: string
  readonly words: string
  readonly rights: readonly Right[]
}

const MOST_PAGES = 8

/** The places of the staff area, their pages and the settings that a user may open; those whose name begins so come first. */
export function findPages(staff: Staff, typed: string): SearchResult[] {
  const found = pagesFor(staff).filter(({ title, words }) => isBeginningOf(`${title} ${words}`, typed))
  const isNamed = ({ title }: Page) => isBeginningOf(title, typed)
  return [...found.filter(isNamed), ...found.filter((page) => !isNamed(page))]
    .slice(0, MOST_PAGES)
    .map(({ href, title, place }) => ({ href, title, detail: title === place ? '' : place }))
}

/** All of them by place, for whoever has typed nothing. */
export function listPages(staff: Staff): PlaceWithPages[] {
  const pages = pagesFor(staff)
  return [...new Set(pages.map(({ place }) => place))].map((place) => ({
    place,
    pages: pages.filter((page) => page.place === place).map(({ href, title }) => ({ href, title })),
  }))
}

function pagesFor(staff: Staff): Page[] {
  return PAGES.filter(({ rights }) => rights.length === 0 || rights.some((right) => staffMay(staff, right)))
}

const PAGES: readonly Page[] = [
  ...AREA_NAVIGATION.staff.places.flatMap(({ tabs = [], links = [], ...place }) => [
    // A place is its first tab.
    ...(tabs.length === 0 ? [pageOf(place, place)] : []),
    ...[...tabs, ...links].map((item) => pageOf(item, place)),
  ]),
  ...MORE_PAGES.map(({ href, label, words, place, rights }) => ({ href, title: label, place, words, rights })),
  ...SETTINGS_PARTS.map((part): Page => {
    const { texts, fields } = PART_FORMS[part]
    const words = [texts.lead, ...fields.map(({ label }) => label)].join(' ')
    return {
      href: settingsPath(part),
      title: texts.title,
      place: placeNameAt(settingsPlace(part)),
      words,
      rights: ['admin'],
    }
  }),
].filter((page, index, all) => all.findIndex(({ href }) => href === page.href) === index)

function pageOf({ href, label, rights }: NavItem, place: NavItem): Page {
  return { href, title: label, place: place.label, words: PAGE_WORDS[href] ?? '', rights: rights ?? place.rights ?? [] }
}

/** Whether each typed word is the beginning of a word of the text. */
function isBeginningOf(text: string, typed: string): boolean {
  const words = wordsOf(text)
  return wordsOf(typed).every((start) => words.some((word) => word.startsWith(start)))
}

function wordsOf(text: string): string[] {
  return text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}
