import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { ADMIN } from '#content/staff/admin.ts'

type MoreLinksProps = { nextHref: string | undefined; firstHref: string | undefined }

/** The links below a long list; nothing if it fits on one page. */
export function MoreLinks({ nextHref, firstHref }: MoreLinksProps) {
  if (!nextHref && !firstHref) return null
  return (
    <nav aria-label={ADMIN.more} className="flex flex-wrap gap-3">
      {firstHref && (
        <ButtonLink href={firstHref} tone="quiet">
          {ADMIN.first}
        </ButtonLink>
      )}
      {nextHref && (
        <ButtonLink href={nextHref} tone="secondary" rel="next">
          {ADMIN.more}
        </ButtonLink>
      )}
    </nav>
  )
}
