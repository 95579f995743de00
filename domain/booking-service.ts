import type { ServiceType } from './booking-form.ts'
import { isPrasna } from './booking-form.ts'
import type { ConsultationPackage, Course, CourseLevel } from './catalogue.ts'
import type { Paise } from './money.ts'
import { consultationPrice } from './pricing.ts'

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

export function courseService({ id, slug, title, level, price }: Course): Service {
  const type = 'course'
  return { id, type, slug, name: title, level, listedPrice: price, isPrasna: false, occupiesSlot: false }
}

export function consultationService({ id, slug, name, price }: ConsultationPackage): Service {
  const asksNow = isPrasna({ type: 'consultation', name })
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

/** The discount of returning clients is for consultations alone. */
export function priceFor({ type, listedPrice }: Service, client: { readonly isReturning: boolean }): Paise {
  return type === 'consultation' ? consultationPrice(listedPrice, client) : listedPrice
}
