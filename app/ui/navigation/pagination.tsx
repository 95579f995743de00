import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Icon } from '#app/ui/icon.tsx'
import { CONTROLS } from '#content/frame/controls.ts'
import { to } from '#content/language.ts'

type PaginationProps = {
  label: string
  current: number
  total: number
  href: (page: number) => string
}

export function Pagination({ label, current, total, href }: PaginationProps) {
  if (total <= 1) return null
  return (
    <nav aria-label={label}>
      <div className="pagination">
        {current > 1 && (
          <a href={to(href(current - 1))} rel="prev" aria-label={CONTROLS.previousPage}>
            <Icon of={ChevronLeft} />
          </a>
        )}
        {pagesToShow(current, total).map((page) => {
          if (page === current)
            return (
              <a key={page} href={to(href(page))} aria-current="page" aria-label={CONTROLS.page(page)}>
                {page}
              </a>
            )
          if (page < 0)
            return (
              <span key={page} className="pagination-gap" aria-hidden="true">
                …
              </span>
            )
          return (
            <a key={page} href={to(href(page))} aria-label={CONTROLS.page(page)}>
              {page}
            </a>
          )
        })}
        <span className="pagination-total">{CONTROLS.ofPages(total)}</span>
        {current < total && (
          <a href={to(href(current + 1))} rel="next" aria-label={CONTROLS.nextPage}>
            <Icon of={ChevronRight} />
          </a>
        )}
      </div>
    </nav>
  )
}

/**
 * The first, the last, and the neighbours of the current page; a negative number stands for the pages left out between
 * two of them. A single page is never left out, since the gap would take the same room.
 */
export function pagesToShow(current: number, total: number): number[] {
  const candidates = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total)
  const shown: number[] = []

  for (const page of [...new Set(candidates)].sort((a, b) => a - b)) {
    const previous = shown.at(-1) ?? 0
    if (page - previous === 2) shown.push(page - 1)
    else if (page - previous > 2) shown.push(-page)
    shown.push(page)
  }
  return shown
}
