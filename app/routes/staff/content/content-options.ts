import type { FieldOptions } from '#app/features/staff/content/form-spec.ts'
import { CONTENT } from '#content/staff/editing.ts'
import { listStaffWithRole } from '#db/accounts/staff.ts'
import { listAstrologerNames } from '#db/availability/astrologers.ts'
import type { Database } from '#db/client.ts'
import { listConsultationPackages, listCourses } from '#db/content/catalogue.ts'
import { listClasses } from '#db/content/classes.ts'
import { listSoldPasses } from '#db/offers/passes.ts'
import type { ContentKind } from '#domain/content/content-kinds.ts'

/** The options of a form that come from the database, by field. */
export async function listFieldOptions(db: Database, kind: ContentKind): Promise<FieldOptions> {
  if (kind === 'packages') {
    const offering = await listAstrologerNames(db)
    return { offeredBy: offering.map(({ slug, name }) => ({ value: slug, label: name })) }
  }
  if (kind === 'passes') {
    // A pass pays for whole sessions, not for questions.
    const packages = (await listConsultationPackages(db)).filter(({ isPerQuestion }) => !isPerQuestion)
    return { packageId: packages.map(({ id, name }) => ({ value: String(id), label: name })) }
  }
  if (kind === 'coupons') return { services: await listServices(db) }
  if (kind !== 'astrologers') return {}
  const staff = await listStaffWithRole(db, 'astrologer')
  const accounts = staff.map(({ id, email, fullName }) => ({
    value: id,
    label: fullName ? `${fullName} (${email})` : email,
  }))
  return { userId: [{ value: '', label: CONTENT.noSignIn }, ...accounts] }
}

/** Everything that can be booked, by its address. */
async function listServices(db: Database) {
  const [packages, courses, classes, passes] = await Promise.all([
    listConsultationPackages(db),
    listCourses(db),
    listClasses(db),
    listSoldPasses(db),
  ])
  return [
    ...packages.map(({ slug, name }) => ({ value: `consultation/${slug}`, label: name })),
    ...[...courses, ...classes].map(({ slug, title }) => ({ value: `course/${slug}`, label: title })),
    ...passes.map(({ slug, name }) => ({ value: `pass/${slug}`, label: name })),
  ]
}
