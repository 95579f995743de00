import type { CourseLevel, SoldConsultation, SoldCourse } from '#domain/content/catalogue.ts'
import type { Paise } from '#domain/money.ts'
import { consultationPrice } from './pricing.ts'

export type ServiceType = 'course' | 'consultation'

export function isServiceType(text: string): text is ServiceType {
  return text === 'course' || text === 'consultation'
}

/** One thing of the catalogue as a booking sees it, whichever kind it is. */
export type Service = {
  readonly id: number
  readonly type: ServiceType
  readonly slug: string
  readonly name: string
  readonly listedPrice: Paise
  readonly level: CourseLevel | null
  readonly isPrasna: boolean
  /** Courses and Prasna occupy no hour of the practice. */
  readonly occupiesSlot: boolean
}

export function courseService({ id, slug, title, level, price }: SoldCourse): Service {
  const type = 'course'
  return { id, type, slug, name: title, level, listedPrice: price, isPrasna: false, occupiesSlot: false }
}

export function consultationService({ id, slug, name, price }: SoldConsultation): Service {
  const asksNow = isPrasna(name)
  return {
    id,
    type: 'consultation',
    slug,
    name,
    level: null,
    listedPrice: price,
    isPrasna: asksNow,
    occupiesSlot: !asksNow,
  }
}

/** Prasna is read from the moment of asking, so it needs neither a birth nor an appointment. */
function isPrasna(consultation: string): boolean {
  return consultation.toLowerCase().includes('pras')
}

/** The discount of returning clients is for consultations alone. */
export function priceFor({ type, listedPrice }: Service, client: { readonly isReturning: boolean }): Paise {
  return type === 'consultation' ? consultationPrice(listedPrice, client) : listedPrice
}
