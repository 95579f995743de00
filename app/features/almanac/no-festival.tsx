import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { FESTIVALS } from '#content/almanac/festivals.ts'
import { HOME_LINK } from '#content/frame/frame.ts'
import { to } from '#content/language.ts'

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
        <a className="text-link" href={to('/festivals')}>
          {FESTIVALS.toList}
        </a>
      </p>
    </PageHeading>
  )
}
