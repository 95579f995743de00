import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Price } from '#app/ui/price.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { PASSES } from '#content/booking/passes.ts'
import { formatRupees } from '#content/words/money.ts'
import type { SoldPass } from '#domain/content/offers.ts'
import { paiseFrom, times } from '#domain/money.ts'

/** The passes on sale; nothing without any. */
export function PassCards({ passes }: { passes: readonly SoldPass[] }) {
  if (passes.length === 0) return null
  return (
    <Section labelledBy="passes-title">
      <SectionHeading id="passes-title" title={PASSES.title} lead={PASSES.lead} />
      <div className="flex flex-wrap justify-center gap-6">
        {passes.map((pass) => (
          <PassCard key={pass.slug} pass={pass} />
        ))}
      </div>
    </Section>
  )
}

function PassCard({ pass }: { pass: SoldPass }) {
  const { slug, name, description, packageName, packagePrice, sessions, validMonths, price, isShared } = pass
  const single = times(packagePrice, sessions)
  const titleId = `${slug}-pass-title`
  return (
    <Card as="article" className="flex w-full max-w-md flex-col gap-4">
      <h3 id={titleId} className={classNames('text-2xl', tallScript(name))}>
        <OwnText>{name}</OwnText>
      </h3>
      <Price
        amount={formatRupees(price)}
        {...(price < single && { struck: formatRupees(single) })}
        unit={PASSES.perSession(formatRupees(paiseFrom(Math.ceil(price / sessions / 100) * 100)))}
      />
      {description && (
        <p className="text-ink-soft">
          <OwnText>{description}</OwnText>
        </p>
      )}
      <ul className="joinWithDots-list">
        <li>{PASSES.sessions(sessions, packageName)}</li>
        <li>{PASSES.valid(validMonths)}</li>
        <li>{isShared ? PASSES.shared : PASSES.notShared}</li>
      </ul>
      <ButtonLink href={`/book/pass/${slug}`} tone="secondary" wide className="mt-auto" aria-describedby={titleId}>
        {PASSES.buy}
      </ButtonLink>
    </Card>
  )
}
