import { beforeAll, expect, test } from 'vitest'
import { listOwnBookings } from '#db/bookings/bookings.ts'
import { findDeskBooking } from '#db/desk/desk-bookings.ts'
import { translations } from '#db/schema/translations.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { givenConsultationPackage, givenIntakeQuestion } from '#test/factories/catalogue.ts'
import { givenLanguages, givenPractice } from '#test/factories/practice.ts'
import { originalHash } from '#usecases/read-originals.ts'
import { findPackageIntake } from './catalogue.ts'

const CHOICES = ['Work', 'Family']

beforeAll(async () => {
  await givenPractice(database())
  await givenLanguages(database())
})

async function givenTranslation(row: { kind: string; itemId: number; field: string; text: string; original: string }) {
  const { original, ...rest } = row
  await database()
    .insert(translations)
    .values({ ...rest, language: 'te', originalHash: originalHash(original) })
}

test('a booking names its service in the language of its reader, and as it was booked in the others', async () => {
  const booking = await givenBooking(database())
  const { id, userId, packageId, serviceName } = booking
  await givenTranslation({
    ...{ kind: 'packages', itemId: packageId ?? 0, field: 'name', original: serviceName },
    text: 'సంప్రదింపు',
  })

  const [own] = await listOwnBookings(database(), userId, 'te')
  const [inHindi] = await listOwnBookings(database(), userId, 'hi')
  const atDesk = await findDeskBooking(database(), { ...WHOLE_PRACTICE, language: 'te' }, id)
  const asWritten = await findDeskBooking(database(), WHOLE_PRACTICE, id)

  expect([own, inHindi, atDesk, asWritten].map((one) => one?.serviceName)).toEqual([
    'సంప్రదింపు',
    serviceName,
    'సంప్రదింపు',
    serviceName,
  ])
})

test('a choice is sent as the practice wrote it, and never shown with the label of another one', async () => {
  const { id } = await givenConsultationPackage(database())
  const itemId = await givenIntakeQuestion(database(), id, { kind: 'choice', choices: CHOICES })
  const asked = async () => (await findPackageIntake(database(), id, 'te')).intakeQuestions[0]
  const translation = { kind: 'intake-questions', itemId, field: 'choices', text: 'ఉద్యోగం\nకుటుంబం' }

  await givenTranslation({ ...translation, original: CHOICES.join('\n') })
  expect(await asked()).toMatchObject({ choices: CHOICES, choiceLabels: ['ఉద్యోగం', 'కుటుంబం'] })

  await database()
    .update(translations)
    .set({ originalHash: originalHash('Family\nWork') })
  expect(await asked()).toMatchObject({ choices: CHOICES, choiceLabels: null })
})
