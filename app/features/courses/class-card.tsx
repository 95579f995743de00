import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Price } from '#app/ui/price.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { COURSES_PAGE } from '#content/site/courses.ts'
import { priceText } from '#content/words/money.ts'
import type { OfferedClass } from '#domain/content/offers.ts'
import { enrollPath } from './course-text.ts'
import type { OfferedDate } from './offered-date.ts'
import { OfferedDates } from './offered-dates.tsx'

type ClassCardProps = { offered: OfferedClass; dates: readonly OfferedDate[] }

/** A class that is sold alone, with its dates. */
export function ClassCard({ offered: { slug, title, description, price }, dates }: ClassCardProps) {
  const titleId = `${slug}-title`
  const isFull = dates.every(({ freeSeats }) => freeSeats === 0)
  return (
    <Card as="article" id={slug} className="flex scroll-mt-6 flex-col gap-4">
      <h3 id={titleId} className={classNames('text-2xl', tallScript(title))}>
        <OwnText>{title}</OwnText>
      </h3>
      <Price amount={priceText(price)} />
      <p className="text-ink-soft whitespace-pre-line">
        <OwnText>{description}</OwnText>
      </p>
      <div className="flex-1">
        <OfferedDates dates={dates} slug={slug} titleId={titleId} />
      </div>
      {!isFull && (
        <div className="mt-2">
          <ButtonLink href={enrollPath({ slug })} tone="secondary" wide aria-describedby={titleId}>
            {COURSES_PAGE.bookSeat}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}
