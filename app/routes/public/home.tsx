import { type ListedAstrologer, OurAstrologers } from '#app/features/astrologers/astrologer-cards.tsx'
import { AboutAstrologer, type AboutPractice } from '#app/features/home/about-astrologer.tsx'
import { Benefits } from '#app/features/home/benefits.tsx'
import { currentSky } from '#app/features/home/current-sky.ts'
import { HomeHero } from '#app/features/home/home-hero.tsx'
import { HomePackages } from '#app/features/home/home-packages.tsx'
import { NextFreeHour } from '#app/features/home/next-free-hour.tsx'
import { PanchangaStrip } from '#app/features/home/panchanga-strip.tsx'
import { Testimonials } from '#app/features/home/testimonials.tsx'
import { QuietCall } from '#app/features/page-parts/quiet-call.tsx'
import { clockContext, databaseContext, keyRingContext, practiceContext, rememberContext } from '#app/http/contexts.ts'
import { astrologerPerson, professionalService } from '#app/http/json-ld.ts'
import { pageMeta, type SiteFacts, siteFactsIn } from '#app/http/page-meta.ts'
import { PUBLIC_REVIEWS } from '#content/booking/reviews.ts'
import { LANGUAGE } from '#content/language.ts'
import { HOME } from '#content/site/home.ts'
import { cityName } from '#content/words/city-names.ts'
import { longDateTime } from '#content/words/dates.ts'
import { clientTime } from '#content/words/session-times.ts'
import { listAstrologers } from '#db/content/astrologers.ts'
import { listConsultationPackages } from '#db/content/catalogue.ts'
import { listTestimonials } from '#db/content/testimonials.ts'
import { placeOfPractice } from '#domain/births/places.ts'
import { withRealClients } from '#domain/content/real-clients.ts'
import type { Rating } from '#domain/sessions/reviews.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { findNextFreeSlot } from '#usecases/bookings/read-diary.ts'
import { readPublicReviews } from '#usecases/sessions/read-reviews.ts'
import type { Route } from './+types/home'
import { quoteOf } from './quote-of-review.ts'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteFactsIn(matches)
  if (!loaderData) return []
  const { practice } = loaderData
  return pageMeta(site, {
    title: HOME.title(practice.name),
    description: practice.tagline,
    path: '/',
    image: '/og/home.png',
    jsonLd: [professionalService(site, practice, loaderData.rating), personOf(site, loaderData.astrologer)],
  })
}

function personOf(site: SiteFacts, { astrologerName, astrologerTitles, portraitUrl }: AboutPractice) {
  return astrologerPerson(site, { name: astrologerName, titles: astrologerTitles, portraitUrl })
}

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const now = context.get(clockContext)()
  const [practice, testimonials, packages, astrologers, nextSlot] = await Promise.all([
    context.get(practiceContext)(),
    listTestimonials(db, LANGUAGE),
    listConsultationPackages(db, LANGUAGE),
    listAstrologers(db, LANGUAGE),
    context.get(rememberContext)('next-slot', () => findNextFreeSlot(db, now)),
  ])

  const real = await readPublicReviews(db, context.get(keyRingContext), practice, now)
  const { name, tagline, contact, businessHours, socialLinks } = practice
  const trustLine = real ? trustLineOf(real.rating) : practice.trustLine
  const { astrologerName, astrologerTitles, about, portraitUrl } = practice
  const facts = real ? withRealClients(practice.facts, real.clients) : practice.facts
  return {
    practice: { name, tagline, trustLine, contact, businessHours, socialLinks },
    astrologer: { astrologerName, astrologerTitles, about, facts, portraitUrl },
    // With one astrologer, the section about the practice is enough.
    astrologers: astrologers.length > 1 ? astrologers.map(cardOf) : [],
    texts: practice.homeTexts,
    hasCourses: practice.filled.courses,
    rating: real?.rating ?? null,
    testimonials: real ? real.reviews.map(quoteOf) : testimonials,
    ...currentSky(now, practice.almanac),
    panchangaPlace: cityName(placeOfPractice(practice.almanac)),
    when: longDateTime(now),
    packages: packages.map(({ slug, name: offered, price, isPerQuestion, durationLabel }) => ({
      slug,
      name: offered,
      price,
      isPerQuestion,
      durationLabel,
    })),
    nextHour: nextSlot && {
      text: clientTime(nextSlot, { timeZone: INDIA_TIME_ZONE, now }),
      startsAt: nextSlot.startsAt.toISOString(),
      endsAt: nextSlot.endsAt.toISOString(),
    },
  }
}

function trustLineOf({ average, count }: Rating): string {
  return PUBLIC_REVIEWS.trustLine(average.toFixed(1), count)
}

function cardOf({ slug, name, titles, languages, portraitUrl }: ListedAstrologer): ListedAstrologer {
  return { slug, name, titles, languages, portraitUrl }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { practice, astrologer, astrologers, texts, testimonials, rating, packages, when, nextHour } = loaderData
  const { bodies, panchanga, panchangaPlace, hasCourses } = loaderData
  return (
    <>
      <HomeHero
        texts={texts}
        trustLine={practice.trustLine}
        nextHour={nextHour}
        bodies={bodies}
        when={when}
        hasCourses={hasCourses}
      />
      <PanchangaStrip facts={panchanga} place={panchangaPlace} />
      <AboutAstrologer practice={astrologer} />
      <OurAstrologers astrologers={astrologers} />
      <Benefits own={texts.benefits} />
      <HomePackages packages={packages} />
      <Testimonials quotes={testimonials} reviewCount={rating?.count ?? null} />
      <QuietCall
        title={HOME.closingTitle}
        lead={HOME.closingLead}
        links={[
          { href: '/consultation', label: HOME.seeConsultations },
          { href: '/horoscope', label: HOME.drawChart },
        ]}
        note={
          nextHour && (
            <>
              {HOME.nextFreeHourLabel} <NextFreeHour hour={nextHour} />
            </>
          )
        }
      />
    </>
  )
}
