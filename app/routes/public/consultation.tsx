import { BookingDialog } from '#app/features/booking/dialog/booking-dialog.tsx'
import { HowItWorks } from '#app/features/consultation/how-it-works.tsx'
import { consultationBookPath, PackageCard } from '#app/features/consultation/package-card.tsx'
import { PassCards } from '#app/features/consultation/pass-cards.tsx'
import { FaqSection, withPaymentMethods } from '#app/features/page-parts/faq-section.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { QuietCall } from '#app/features/page-parts/quiet-call.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { databaseContext, practiceContext } from '#app/http/contexts.ts'
import { consultationJsonLd, faqPage } from '#app/http/json-ld.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Section } from '#app/ui/section.tsx'
import { CONSULTATION, CONSULTATION_STEPS, consultationSteps } from '#content/booking/consultation.ts'
import { GIFT } from '#content/booking/vouchers.ts'
import { LANGUAGE, to } from '#content/language.ts'
import { ASTROLOGERS } from '#content/site/astrologers.ts'
import { howToPay } from '#content/staff/practice/payment-methods.ts'
import { findDiscountPercent } from '#db/bookings/booking-clients.ts'
import { listAstrologers } from '#db/content/astrologers.ts'
import { listConsultationPackages } from '#db/content/catalogue.ts'
import { listFaqEntries } from '#db/content/faq.ts'
import { listSoldPasses } from '#db/offers/passes.ts'
import { listVouchersForSale } from '#db/offers/vouchers.ts'
import { consultationPrice } from '#domain/bookings/pricing.ts'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import { offeredMethods } from '#domain/payments/offered-methods.ts'
import type { Route } from './+types/consultation'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteFactsIn(matches)
  return pageMeta(site, {
    title: CONSULTATION.title,
    description: CONSULTATION.description(loaderData.packages.map((offered) => offered.name)),
    path: '/consultation',
    image: '/og/consultation.png',
    jsonLd: [
      ...loaderData.packages.map((offered) => consultationJsonLd(site, offered)),
      faqPage(loaderData.faq),
      breadcrumbList(site, [{ label: CONSULTATION.title, path: '/consultation' }]),
    ],
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const viewer = context.get(viewerContext)
  const [packages, passes, vouchers, faq, astrologers, practice, discountPercent] = await Promise.all([
    listConsultationPackages(db, LANGUAGE),
    listSoldPasses(db, LANGUAGE),
    listVouchersForSale(db, LANGUAGE),
    listFaqEntries(db, 'consultation', LANGUAGE),
    listAstrologers(db, LANGUAGE),
    context.get(practiceContext)(),
    viewer ? findDiscountPercent(db, viewer.id) : 0,
  ])
  const priced = packages.map((offered) => ({
    ...offered,
    discountPercent,
    priceForVisitor: consultationPrice(offered.price, { discountPercent }),
  }))
  const offeredDiscount = discountPercent === 0 ? practice.returningDiscount : 0
  return {
    packages: priced,
    passes,
    hasVouchers: vouchers.length > 0,
    faq: withPaymentMethods(faq, howToPay(offeredMethods(practice))),
    offeredDiscount,
    hasOwnSteps: practice.homeTexts.steps !== null,
    steps: practice.homeTexts.steps ?? standardSteps(offeredMethods(practice)),
    hasChoice: astrologers.length > 1,
  }
}

function standardSteps(methods: readonly PaymentMethod[]) {
  if (methods.every((method) => method === 'upi')) return CONSULTATION_STEPS
  return consultationSteps(howToPay(methods))
}

export default function Consultation({ loaderData }: Route.ComponentProps) {
  const { packages, passes, hasVouchers, faq, offeredDiscount, steps, hasOwnSteps, hasChoice } = loaderData
  const standard = packages.find(({ isPopular }) => isPopular) ?? packages[0]
  return (
    <>
      <PageHeading eyebrow={CONSULTATION.title} title={CONSULTATION.heading} lead={CONSULTATION.lead}>
        {hasChoice && (
          <p>
            <a className="text-link" href={to('/astrologers')}>
              {ASTROLOGERS.seeAll}
            </a>
          </p>
        )}
      </PageHeading>
      <Section labelledBy="packages-title">
        <h2 id="packages-title" className="sr-only">
          {CONSULTATION.packagesTitle}
        </h2>
        <div className="grid gap-6 lg:grid-cols-3">
          {packages.map((offered) => (
            <PackageCard key={offered.slug} offered={offered} />
          ))}
        </div>
        {packages.length === 0 && (
          <EmptyState
            title={CONSULTATION.none}
            actions={<ButtonLink href="/contact">{CONSULTATION.writeToUs}</ButtonLink>}
          >
            {CONSULTATION.noneLead}
          </EmptyState>
        )}
        {standard && offeredDiscount > 0 && (
          <div className="mx-auto mt-8 max-w-2xl">
            <Notice>{CONSULTATION.returning(offeredDiscount)}</Notice>
          </div>
        )}
      </Section>
      <PassCards passes={passes} />
      {hasVouchers && (
        <p className="text-center">
          <a className="text-link inline-flex min-h-11 items-center" href={to('/gift')}>
            {GIFT.link}
          </a>
        </p>
      )}
      <HowItWorks steps={steps} isOwn={hasOwnSteps} />
      <FaqSection title={CONSULTATION.faqTitle} entries={faq} />
      {standard && (
        <QuietCall
          title={CONSULTATION.standardTitle}
          lead={CONSULTATION.standardLead(standard.name)}
          links={[
            { href: consultationBookPath(standard), label: CONSULTATION.bookStandard },
            { href: '/contact', label: CONSULTATION.askFirst },
          ]}
        />
      )}
      <BookingDialog />
    </>
  )
}
