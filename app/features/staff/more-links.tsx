import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { EDITING } from '#content/staff/editing.ts'

type MoreLinksProps = { nextHref: string | undefined; firstHref: string | undefined }

/** The links below a long list; nothing if it fits on one page. */
export function MoreLinks({ nextHref, firstHref }: MoreLinksProps) {
  if (!nextHref && !firstHref) return null
  return (
    <nav aria-label={EDITING.more} className="flex flex-wrap gap-3">
      {firstHref && (
        <ButtonLink href={firstHref} tone="quiet">
          {EDITING.first}
        </ButtonLink>
      )}
      {nextHref && (
        <ButtonLink href={nextHref} tone="secondary" rel="next">
          {EDITING.more}
        </ButtonLink>
      )}
    </nav>
  )
}
