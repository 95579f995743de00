import { expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { givenConsultationPackage, givenCourse } from '#test/factories/catalogue.ts'
import { givenVoucherService } from '#test/factories/offers.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'

test('everything for sale is on one page, and each price leads to its field', async () => {
  const db = database()
  await givenPractice(db)
  const { id } = await givenConsultationPackage(db)
  const course = await givenCourse(db)
  await givenVoucherService(db)
  const admin = await signedInVisitor(await createSite({ db }), db, { roles: ['client', 'admin'], now: new Date() })

  const page = await (await admin.get('/staff/services')).text()

  for (const kind of ['Consultations', 'Courses', 'Session passes', 'Gift vouchers', 'Coupons']) {
    expect(page).toContain(`>${kind}<`)
  }
  expect(page).toContain(`href="/staff/services/packages/${id}#price"`)
  expect(page).toContain(`href="/staff/courses/courses/${course.id}#price"`)
  expect(page).toMatch(/row-sum[^>]*>₹/)
  expect(page).toContain('Clients who have paid before pay 30% less.')
  expect(await (await admin.get(`/staff/services/packages/${id}`)).text()).toContain('id="price"')
})
