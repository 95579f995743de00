import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { knownMigrations } from '#db/migrations.ts'
import { consultationPackages, courses } from '#db/schema/content.ts'
import { rupees } from '#domain/money.ts'
import { createEmptyDatabase, database } from '#test/database.ts'
import { givenConsultationPackage, givenCourse } from '#test/factories/catalogue.ts'
import { findConsultationPackage, findCourse, listConsultationPackages, listCourses } from './catalogue.ts'

test('neither lists nor finds a retired course', async () => {
  const { slug } = await givenCourse(database())
  expect(await findCourse(database(), slug)).toBeDefined()

  await database().update(courses).set({ retiredAt: new Date() }).where(eq(courses.slug, slug))

  expect(await findCourse(database(), slug)).toBeUndefined()
  expect((await listCourses(database())).map((course) => course.slug)).not.toContain(slug)
})

test('neither lists nor finds a retired consultation', async () => {
  const { slug } = await givenConsultationPackage(database())
  expect(await findConsultationPackage(database(), slug)).toBeDefined()

  await database()
    .update(consultationPackages)
    .set({ retiredAt: new Date() })
    .where(eq(consultationPackages.slug, slug))

  expect(await findConsultationPackage(database(), slug)).toBeUndefined()
  expect((await listConsultationPackages(database())).map((offer) => offer.slug)).not.toContain(slug)
})

test('lists courses in the order that the practice chose', async () => {
  const second = await givenCourse(database(), { position: 902 })
  const first = await givenCourse(database(), { position: 901 })

  const shown = (await listCourses(database())).map((course) => course.slug)

  expect(shown.slice(-2)).toEqual([first.slug, second.slug])
})

test('rejects a price of zero and a compare-at price that is no saving', async () => {
  await expect(givenCourse(database(), { price: rupees(0) })).rejects.toThrow()
  await expect(givenCourse(database(), { price: rupees(100), compareAtPrice: rupees(100) })).rejects.toThrow()
})

test('does not find what cannot be a slug', async () => {
  expect(await findCourse(database(), 'course\u0000')).toBeUndefined()
  expect(await findConsultationPackage(database(), 'package\u0000')).toBeUndefined()
})

test('the upgrade marks existing packages with "pras" in their name as Prasna', async () => {
  const { url, db, drop } = await createEmptyDatabase()
  const versionWithColumn = 83
  const before = knownMigrations.filter(({ version }) => version < versionWithColumn)
  await migrate(url, before)
  await db.execute(sql`
    insert into consultation_packages (slug, name, description, price_paise, duration_label, duration_minutes)
    select 'p' || row_number() over (), name, '', 15100, '15 minutes', 15
    from unnest(array['Prasna', 'Deva PRASNAM', 'Full Life Prediction']) as name`)

  await migrate(url)

  const { rows } = await db.execute(sql`select name from consultation_packages where is_prasna order by name`)
  expect(rows).toEqual([{ name: 'Deva PRASNAM' }, { name: 'Prasna' }])
  await drop()
})
