import type { MetaDescriptor } from 'react-router'
import { LANGUAGE } from '#content/language.ts'
import { FIRST_LANGUAGE, type Language, pathIn } from '#domain/languages.ts'

export type SiteFacts = {
  readonly appUrl: string
  readonly practiceName: string
  readonly languages: readonly Language[]
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

type PageFacts = {
  readonly title: string
  readonly description: string
  readonly path: string
  readonly image?: string
  readonly type?: 'website' | 'article' | 'profile'
  readonly isHiddenFromSearch?: boolean
  /** The languages in which its text is; undefined for those of the site. */
  readonly isIn?: readonly Language[]
  readonly jsonLd?: readonly Record<string, unknown>[]
}

/** Meta tags for search engines and link previews. */
export function pageMeta(site: SiteFacts, page: PageFacts): MetaDescriptor[] {
  const title = page.path === '/' ? page.title : `${page.title} | ${site.practiceName}`
  const languages = site.languages.filter((language) => page.isIn?.includes(language) ?? true)
  const [original = LANGUAGE] = page.isIn ?? []
  // A page whose text is not translated is a copy of the original.
  const language = page.isIn && !page.isIn.includes(LANGUAGE) ? original : LANGUAGE
  const url = `${site.appUrl}${pathIn(language, page.path)}`
  const image = `${site.appUrl}${pathIn(language, page.image ?? '/og.png')}`

  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.isHiddenFromSearch ? [] : inOtherLanguages({ ...site, languages }, page.path)),
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: site.practiceName },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.isHiddenFromSearch ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.jsonLd ?? []).map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ]
}

/** The same page in each language of the site; `x-default` is for readers of none of them. */
function inOtherLanguages({ appUrl, languages }: SiteFacts, path: string): MetaDescriptor[] {
  if (languages.length < 2) return []
  const alternate = (hrefLang: string, language: Language) => ({
    ...{ tagName: 'link', rel: 'alternate', hrefLang },
    href: `${appUrl}${pathIn(language, path)}`,
  })
  return [
    ...languages.map((language) => alternate(language, language)),
    alternate('x-default', languages.includes(FIRST_LANGUAGE) ? FIRST_LANGUAGE : (languages[0] ?? FIRST_LANGUAGE)),
  ]
}

/** For pages that are private or do not exist: a title for the browser tab, and nothing for search engines. */
export function privateMeta(matches: Matches, ...titles: readonly string[]): MetaDescriptor[] {
  const { practiceName } = siteFactsIn(matches)
  return [{ title: [...titles, practiceName].join(' | ') }, { name: 'robots', content: 'noindex' }]
}

/** Meta functions only get the matches, so the site's data comes from the root loader's. */
export function siteFactsIn(matches: Matches): SiteFacts {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  if (typeof root === 'object' && root !== null && 'site' in root) return root.site as SiteFacts
  return { appUrl: '', practiceName: '', languages: [FIRST_LANGUAGE] }
}
