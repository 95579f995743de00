import { CONTROLS } from '#content/frame/controls.ts'
import { to } from '#content/language.ts'
export type Crumb = {
  label: string
  href?: string
  /** Of the label, where it differs from that of the page. */
  lang?: string
}

/** The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={CONTROLS.breadcrumb}>
      <ol className="breadcrumbs">
        {crumbs.map(({ label, href, lang }) => (
          <li key={label} lang={lang}>
            {href ? (
              <a className="text-link" href={to(href)}>
                {label}
              </a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
