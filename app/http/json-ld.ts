import { to } from '#content/language.ts'
import { SEARCH_FACTS } from '#content/site/search-facts.ts'
import type { Astrologer } from '#domain/content/astrologers.ts'
import type { FaqEntry } from '#domain/content/faq-entry.ts'
import type { ConsultationPackage, Course } from '#domain/content/offers.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import type { Paise } from '#domain/money.ts'
import type { Rating } from '#domain/sessions/reviews.ts'
import type { SiteFacts } from './page-meta.ts'

/** Structured data for search engines (schema.org). Only what the page also says: no ratings that cannot be proved. */
type JsonLd = Record<string, unknown>

type PublicPractice = Pick<Practice, 'name' | 'tagline' | 'contact' | 'businessHours' | 'socialLinks'>

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * The rating is that of the reviews on the same page, and only there. Search engines show no stars for reviews that a
 * business publishes about itself (0149); other readers of the data may.
 */
export function professionalService(site: SiteFacts, practice: PublicPractice, rating: Rating | null = null): JsonLd {
  const { days, opensAt, closesAt } = practice.businessHours
  return {
    '@type': 'ProfessionalService',
    '@id': practiceId(site),
    name: practice.name,
    description: practice.tagline,
    url: `${site.appUrl}${to('/')}`,
    image: `${site.appUrl}${to('/og/home.png')}`,
    email: practice.contact.email,
    telephone: practice.contact.phone,
    address: practice.contact.address,
    areaServed: 'Worldwide',
    currenciesAccepted: 'INR',
    paymentAccepted: 'UPI',
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day - 1]),
      opens: opensAt,
      closes: closesAt,
    },
    sameAs: practice.socialLinks.map(({ url }) => url),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

type PublicAstrologer = Pick<Astrologer, 'name' | 'titles' | 'portraitUrl'> & {
  readonly languages?: readonly string[]
  readonly path?: string
}

export function astrologerPerson(site: SiteFacts, astrologer: PublicAstrologer): JsonLd {
  const { name, titles, portraitUrl, languages = [], path } = astrologer
  return {
    '@type': 'Person',
    name,
    jobTitle: titles[0],
    knowsAbout: SEARCH_FACTS.knowsAbout,
    worksFor: { '@id': practiceId(site) },
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(path && { url: `${site.appUrl}${to(path)}` }),
    ...(portraitUrl && { image: new URL(portraitUrl, `${site.appUrl}${to('/')}`).href }),
  }
}

export function consultationJsonLd(site: SiteFacts, offered: ConsultationPackage): JsonLd {
  return {
    '@type': 'Service',
    name: offered.name,
    description: offered.description,
    serviceType: SEARCH_FACTS.consultation,
    provider: { '@id': practiceId(site), '@type': 'ProfessionalService', name: site.practiceName },
    offers: offer(offered.price, `${site.appUrl}${to(`/book/consultation/${offered.slug}`)}`),
  }
}

/** `closed` are the ids of those that cannot be booked now. */
export function courseList(site: SiteFacts, courses: readonly Course[], closed: readonly number[]): JsonLd {
  return {
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: courseFacts(site, course, closed.includes(course.id)),
    })),
  }
}

export function faqPage(entries: readonly FaqEntry[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function courseFacts(site: SiteFacts, course: Course, isClosed: boolean): JsonLd {
  return {
    '@type': 'Course',
    name: course.title,
    description: course.description,
    educationalLevel: course.level,
    url: `${site.appUrl}${to('/courses')}#${course.slug}`,
    provider: { '@id': practiceId(site), '@type': 'ProfessionalService', name: site.practiceName },
    offers: {
      ...offer(course.price, `${site.appUrl}${to(`/book/course/${course.slug}`)}`),
      category: 'Paid',
      ...(isClosed && { availability: 'https://schema.org/SoldOut' }),
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseSchedule: { '@type': 'Schedule', repeatCount: course.durationWeeks, repeatFrequency: 'Weekly' },
    },
  }
}

function offer(price: Paise, url: string): JsonLd {
  return { '@type': 'Offer', price: (price / 100).toFixed(2), priceCurrency: 'INR', url }
}

function practiceId(site: SiteFacts): string {
  return `${site.appUrl}/#practice`
}
