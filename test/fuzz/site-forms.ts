import type { TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'

/** A form on a page, with the values it would send unchanged. */
export type PageForm = { readonly action: string; readonly fields: Readonly<Record<string, string>> }

type Route = { readonly id: string; readonly parentId?: string | undefined; readonly path?: string | undefined }

/** The path pattern of every route, such as `/blog/:id`. */
export function routePatterns(routes: Readonly<Record<string, Route | undefined>>): string[] {
  const patternOf = ({ parentId, path = '' }: Route): string => {
    const parent = parentId === undefined ? undefined : routes[parentId]
    const above = parent ? patternOf(parent) : ''
    return path === '' ? above : `${above}/${path}`
  }
  const patterns = Object.values(routes).flatMap((route) => (route ? [patternOf(route) || '/'] : []))
  return [...new Set(patterns)].toSorted()
}

/** Reads the forms of these pages as one user sees them. */
export async function readForms(site: TestSite, paths: readonly string[], sessionToken?: string): Promise<PageForm[]> {
  const visitor = createVisitor(site, sessionToken === undefined ? {} : { sessionToken })
  const forms: PageForm[] = []
  for (const path of paths) {
    const response = await visitor.get(path)
    if (response.headers.get('content-type')?.startsWith('text/html'))
      forms.push(...formsIn(await response.text(), path))
  }
  return forms
}

/** The forms of a page. One without an action is sent to the page itself. */
export function formsIn(html: string, path: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, attributes = '', inside = '']) => ({
    action: unescaped(attributeOf(attributes, 'action') ?? path),
    fields: Object.fromEntries(
      [...inside.matchAll(/<(?:input|textarea|select|button)\b[^>]*>/g)].flatMap(([tag]) => {
        const name = attributeOf(tag, 'name')
        return name === undefined ? [] : [[name, unescaped(attributeOf(tag, 'value') ?? '')]]
      }),
    ),
  }))
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
}

function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<')
}
