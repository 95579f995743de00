import { VoucherCards } from '#app/features/consultation/voucher-cards.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { databaseContext } from '#app/http/contexts.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { GIFT } from '#content/booking/vouchers.ts'
import { LANGUAGE, to } from '#content/language.ts'
import { listVouchersForSale } from '#db/offers/vouchers.ts'
import type { Route } from './+types/gift'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteFactsIn(matches)
  return pageMeta(site, {
    title: GIFT.title,
    description: GIFT.description,
    path: '/gift',
    jsonLd: [breadcrumbList(site, [{ label: GIFT.title, path: '/gift' }])],
  })
}

/** A practice that sells no vouchers has no such page. */
export async function loader({ context }: Route.LoaderArgs) {
  const vouchers = await listVouchersForSale(context.get(databaseContext), LANGUAGE)
  if (vouchers.length === 0) throw notFound()
  return { vouchers }
}

export default function Gift({ loaderData: { vouchers } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading eyebrow={GIFT.title} title={GIFT.heading} lead={GIFT.lead} />
      <VoucherCards vouchers={vouchers} />
      <Section labelledBy="gift-steps" width="narrow">
        <SectionHeading id="gift-steps" title={GIFT.stepsTitle} />
        <ol className="joinWithDots-list">
          {GIFT.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-6">
          {GIFT.haveOne}{' '}
          <a className="text-link" href={to('/dashboard')}>
            {GIFT.redeemLink}
          </a>
        </p>
      </Section>
    </>
  )
}
