import Clock from 'lucide-react/icons/clock'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Price } from '#app/ui/price.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { CONSULTATION } from '#content/booking/consultation.ts'
import { HELD_AS_NAMES } from '#content/booking/held-as.ts'
import { formatRupees } from '#content/words/money.ts'
import type { ConsultationPackage } from '#domain/content/offers.ts'
import type { Paise } from '#domain/money.ts'

/** What this visitor pays; lower than the listed price for a returning client. */
export type PricedPackage = ConsultationPackage & {
  readonly priceForVisitor: Paise
  readonly discountPercent: number
}

export function consultationBookPath({ slug }: Pick<ConsultationPackage, 'slug'>): string {
  return `/book/consultation/${slug}`
}

export function PackageCard({ offered }: { offered: PricedPackage }) {
  const titleId = `${offered.slug}-title`
  return (
    <Card
      as="article"
      id={offered.slug}
      kind={offered.isPopular ? 'raised' : 'plain'}
      {...(offered.isPopular && { flag: CONSULTATION.mostPopular })}
      // Subgrid rows: prices line up across cards, however long a name is.
      className="flex flex-col gap-4 lg:row-span-7 lg:grid lg:grid-rows-subgrid lg:items-start"
    >
      <h3 id={titleId} className={classNames('text-2xl', tallScript(offered.name))}>
        <OwnText>{offered.name}</OwnText>
      </h3>
      <PackagePrice offered={offered} />
      <p className="hint inline-flex items-center gap-1.5">
        <Icon of={Clock} size={16} />
        <OwnText>{offered.durationLabel}</OwnText> · {HELD_AS_NAMES[offered.heldAs]}
      </p>
      <p className="text-ink-soft">
        <OwnText>{offered.description}</OwnText>
      </p>
      <ul className="joinWithDots-list">
        {offered.features.map((feature) => (
          <li key={feature}>
            <OwnText>{feature}</OwnText>
          </li>
        ))}
      </ul>
      <Needs needs={offered.needs} />
      <ButtonLink
        href={consultationBookPath(offered)}
        tone={offered.isPopular ? 'primary' : 'secondary'}
        wide
        aria-describedby={titleId}
      >
        {CONSULTATION.bookNow}
      </ButtonLink>
    </Card>
  )
}

function Needs({ needs }: { needs: readonly string[] }) {
  // Still a row of the subgrid, so that the buttons of all cards line up.
  if (needs.length === 0) return <div className="mt-auto" />
  return (
    <div className="mt-auto grid gap-2 border-hairline border-t pt-4 lg:mt-0">
      <h4 className="text-base">{CONSULTATION.needs}</h4>
      <ul className="grid gap-1 text-ink-soft text-sm">
        {needs.map((need) => (
          <li key={need}>
            <OwnText>{need}</OwnText>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PackagePrice({ offered }: { offered: PricedPackage }) {
  const isReduced = offered.priceForVisitor < offered.price
  return (
    <div className="grid gap-2">
      <Price
        amount={formatRupees(offered.priceForVisitor)}
        {...(isReduced && { struck: formatRupees(offered.price) })}
        {...(offered.isPerQuestion && { unit: CONSULTATION.perQuestion })}
      />
      {isReduced && <Badge>{CONSULTATION.returningBadge(offered.discountPercent)}</Badge>}
    </div>
  )
}
