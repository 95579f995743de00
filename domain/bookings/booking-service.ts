import type { CourseLevel, SoldConsultation, SoldCourse } from '#domain/content/offers.ts'
import type { Paise } from '#domain/money.ts'
import { consultationPrice } from './pricing.ts'

export type ServiceType = 'course' | 'consultation'

export function isServiceType(text: string): text is ServiceType {
  return text === 'course' || text === 'consultation'
}

/** A course or consultation as a booking sees it. */
export type Service = {
  readonly id: number
  readonly type: ServiceType
  readonly slug: string
  readonly name: string
  readonly listedPrice: Paise
  readonly level: CourseLevel | null
  /** Read from the instant of asking, so it needs neither birth details nor an appointment. */
  readonly isPrasna: boolean
  readonly needsBirthTime: boolean
  readonly isPerQuestion: boolean
  /** Courses and Prasna occupy no slot. */
  readonly occupiesSlot: boolean
}

export function courseService({ id, slug, title, level, price }: SoldCourse): Service {
  return {
    id,
    type: 'course',
    slug,
    name: title,
    level,
    listedPrice: price,
    isPrasna: false,
    needsBirthTime: false,
    isPerQuestion: false,
    occupiesSlot: false,
  }
}

export function consultationService(sold: SoldConsultation): Service {
  const { id, slug, name, price, isPrasna, needsBirthTime, isPerQuestion } = sold
  return {
    id,
    type: 'consultation',
    slug,
    name,
    level: null,
    listedPrice: price,
    isPrasna,
    needsBirthTime,
    isPerQuestion,
    occupiesSlot: !isPrasna,
  }
}

/** Returning clients get a discount on consultations only. */
export function priceFor({ type, listedPrice }: Service, client: { readonly discountPercent: number }): Paise {
  return type === 'consultation' ? consultationPrice(listedPrice, client) : listedPrice
}
