import { PASSES } from '#app/content/passes.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Price } from '#app/ui/price.tsx'
import { Section } from '#app/ui/section.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import type { SoldPass } from '#domain/content/offers.ts'
import { formatRupees, paiseFrom, times } from '#domain/money.ts'

/** The passes on sale; nothing without any. */
export function PassCards({ passes }: { passes: readonly SoldPass[] }) {
  if (passes.length === 0) return null
  return (
    <Section labelledBy="passes-title">
      <h2 id="passes-title" className="text-center">
        {PASSES.title}
      </h2>
      <p className="mx-auto mt-2 mb-8 max-w-2xl text-center text-ink-soft">{PASSES.lead}</p>
      <div className="mx-auto grid max-w-4xl gap-6 sm:grid-cols-2">
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
    <Card as="article" className="flex flex-col gap-4">
      <h3 id={titleId} className={classNames('text-2xl', tallScript(name))}>
        {name}
      </h3>
      <Price
        amount={formatRupees(price)}
        {...(price < single && { struck: formatRupees(single) })}
        unit={PASSES.perSession(formatRupees(paiseFrom(Math.ceil(price / sessions / 100) * 100)))}
      />
      {description && <p className="text-ink-soft">{description}</p>}
      <ul className="dotted-list">
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
