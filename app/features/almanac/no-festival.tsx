import { FESTIVALS } from '#app/content/festivals.ts'
import { HOME_LINK } from '#app/content/frame.ts'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'

/** An address that is neither a year nor an observance. */
export function NoFestival() {
  return (
    <PageHeading
      eyebrow={FESTIVALS.title}
      title={FESTIVALS.unknownTitle}
      lead={FESTIVALS.unknown}
      crumbs={[HOME_LINK, { label: FESTIVALS.title, href: '/festivals' }]}
    >
      <p>
        <a className="text-link" href="/festivals">
          {FESTIVALS.toList}
        </a>
      </p>
    </PageHeading>
  )
}
