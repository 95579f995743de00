import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Price } from '#app/ui/price.tsx'
import { Section } from '#app/ui/section.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { GIFT } from '#content/booking/vouchers.ts'
import { formatRupees } from '#content/words/money.ts'
import type { VoucherForSale } from '#domain/content/offers.ts'

/** The amounts that can be given. */
export function VoucherCards({ vouchers }: { vouchers: readonly VoucherForSale[] }) {
  return (
    <Section labelledBy="amounts-title">
      <h2 id="amounts-title" className="sr-only">
        {GIFT.amountsTitle}
      </h2>
      <div className="flex flex-wrap justify-center gap-6">
        {vouchers.map(({ slug, name, price, validMonths }) => (
          <Card key={slug} as="article" className="flex w-full max-w-xs flex-col gap-4">
            <h3 id={`${slug}-voucher-title`} className={classNames('text-2xl', tallScript(name))}>
              {name}
            </h3>
            <Price amount={formatRupees(price)} />
            <p className="text-ink-soft">{GIFT.valid(validMonths)}</p>
            <ButtonLink
              href={`/book/voucher/${slug}`}
              wide
              className="mt-auto"
              aria-describedby={`${slug}-voucher-title`}
            >
              {GIFT.buy(formatRupees(price))}
            </ButtonLink>
          </Card>
        ))}
      </div>
    </Section>
  )
}
