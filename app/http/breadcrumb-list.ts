import { to } from '#content/language.ts'
import type { SiteFacts } from './page-meta.ts'

/** The breadcrumbs of a page for search engines (schema.org); the last one is the page itself. */
export function breadcrumbList(
  site: SiteFacts,
  steps: readonly { label: string; path: string }[],
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Home', path: '/' }, ...steps].map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${site.appUrl}${to(path)}`,
    })),
  }
}
