import { expect, test } from 'vitest'
import { astrologerHours, astrologers, dateOverrides, packageAstrologers } from '#db/schema/availability.ts'
import { database } from '#test/database.ts'
import { requirePrincipal } from '#test/factories/availability.ts'
import { givenConsultationPackage } from '#test/factories/catalogue.ts'

test('gives a new practice one principal astrologer with the eight hours of Monday to Saturday', async () => {
  const hours = await database().select().from(astrologerHours)

  const { id } = await requirePrincipal(database())
  const day = (weekday: number) => [
    { astrologerId: id, weekday, opensAt: '09:00', closesAt: '12:00' },
    { astrologerId: id, weekday, opensAt: '14:00', closesAt: '17:00' },
    { astrologerId: id, weekday, opensAt: '18:00', closesAt: '20:00' },
  ]
  expect(hours.toSorted((one, other) => one.weekday - other.weekday || (one.opensAt < other.opensAt ? -1 : 1))).toEqual(
    [1, 2, 3, 4, 5, 6].flatMap(day),
  )
})

test('refuses a second principal', async () => {
  const second = database().insert(astrologers).values({ isPrincipal: true, slug: 'second' })

  await expect(second).rejects.toMatchObject({ cause: { constraint: 'astrologers_one_principal' } })
})

test('refuses hours that overlap on the same weekday', async () => {
  const { id } = await requirePrincipal(database())

  const overlapping = database()
    .insert(astrologerHours)
    .values({ astrologerId: id, weekday: 1, opensAt: '11:30', closesAt: '24:00' })

  await expect(overlapping).rejects.toMatchObject({ cause: { constraint: 'hours_do_not_overlap' } })
})

test('refuses an override that ends before it begins', async () => {
  const backwards = database().insert(dateOverrides).values({ firstDate: '2026-11-08', lastDate: '2026-11-07' })

  await expect(backwards).rejects.toMatchObject({ cause: { constraint: 'overrides_run_forward' } })
})

test('lists who offers a package', async () => {
  const offered = await givenConsultationPackage(database())
  const { id } = await requirePrincipal(database())

  await database().insert(packageAstrologers).values({ packageId: offered.id, astrologerId: id })

  expect(await database().select().from(packageAstrologers)).toEqual([{ packageId: offered.id, astrologerId: id }])
})
