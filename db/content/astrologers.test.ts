import { beforeAll, expect, test } from 'vitest'
import { astrologers, packageAstrologers } from '#db/schema/availability.ts'
import { database } from '#test/database.ts'
import { givenColleague, principalId } from '#test/factories/availability.ts'
import { givenConsultationPackage } from '#test/factories/catalogue.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { findAstrologer, listAstrologers, listPackagesOf } from './astrologers.ts'

beforeAll(async () => {
  await givenPractice(database(), { astrologerName: 'Pandit Surya', astrologerTitles: ['Jyotish Acharya'] })
})

test("shows the principal with the practice's name, titles, text and portrait", async () => {
  const [principal] = await listAstrologers(database())

  expect(principal).toMatchObject({ slug: 'astrologer', name: 'Pandit Surya', titles: ['Jyotish Acharya'] })
})

test('lists colleagues in their order and leaves out the retired ones', async () => {
  const db = database()
  await givenColleague(db, { name: 'Second', slug: 'second', position: 2, languages: ['Hindi'] })
  await givenColleague(db, { name: 'First', slug: 'first', position: 1 })
  await givenColleague(db, { name: 'Gone', slug: 'gone', position: 3, retiredAt: new Date() })

  expect((await listAstrologers(db)).map(({ name }) => name)).toEqual(['Pandit Surya', 'First', 'Second'])
  expect(await findAstrologer(db, 'second')).toMatchObject({ name: 'Second', languages: ['Hindi'] })
  expect(await findAstrologer(db, 'gone')).toBeUndefined()
  expect(await findAstrologer(db, '../first')).toBeUndefined()
})

test('a package that names nobody is offered by everybody', async () => {
  const db = database()
  const { id } = await givenColleague(db)
  const forAll = await givenConsultationPackage(db, { name: 'For all' })
  const own = await givenConsultationPackage(db, { name: 'Own' })
  const others = await givenConsultationPackage(db, { name: 'Of others' })
  await db.insert(packageAstrologers).values([
    { packageId: own.id, astrologerId: id },
    { packageId: own.id, astrologerId: await principalId(db) },
    { packageId: others.id, astrologerId: await principalId(db) },
  ])

  const names = (await listPackagesOf(db, id)).map(({ name }) => name)

  expect(names).toContain(forAll.name)
  expect(names).toContain(own.name)
  expect(names).not.toContain(others.name)
})

test('the database allows no second principal and no retired one', async () => {
  const db = database()

  await expect(db.insert(astrologers).values({ slug: 'other', isPrincipal: true })).rejects.toThrow()
  await expect(db.update(astrologers).set({ retiredAt: new Date() })).rejects.toThrow()
})
