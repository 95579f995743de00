import type { Database } from '#db/client.ts'
import { findConsultationPackage, findCourse } from '#db/content/catalogue.ts'
import { findSoldPass } from '#db/offers/passes.ts'
import { findSoldVoucher } from '#db/offers/vouchers.ts'
import {
  consultationService,
  courseService,
  isServiceType,
  passService,
  type Service,
  voucherService,
} from '#domain/bookings/booking-service.ts'
import type { Language } from '#domain/languages.ts'

/** The service at a URL; undefined when it is not sold or has been retired. */
export async function findService(
  db: Database,
  { kind, slug }: { readonly kind: string; readonly slug: string },
  language?: Language,
): Promise<Service | undefined> {
  if (!isServiceType(kind)) return undefined
  if (kind === 'course') {
    const course = await findCourse(db, slug, language)
    return course && courseService(course)
  }
  if (kind === 'pass') {
    const pass = await findSoldPass(db, slug, language)
    return pass && passService(pass)
  }
  if (kind === 'voucher') {
    const voucher = await findSoldVoucher(db, slug, language)
    return voucher && voucherService(voucher)
  }
  const offered = await findConsultationPackage(db, slug, language)
  return offered && consultationService(offered)
}
