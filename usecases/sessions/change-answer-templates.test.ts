import { expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { listAnswerTemplates } from '#db/sessions/answer-templates.ts'
import { MOST_TEMPLATES } from '#domain/sessions/answers.ts'
import { createDatabase } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { A_MONDAY } from '#test/factories/bookings.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { saveAnswerTemplate } from './change-answer-templates.ts'

test('holds the maximum when two templates are added at the same time', async () => {
  // The templates are those of the whole practice, so other tests must not see them.
  const { db, drop } = await createDatabase()
  try {
    const staffId = await givenStaff(db)
    const add = (number: number, through: Database = db) =>
      saveAnswerTemplate(
        through,
        { id: null, version: 0, name: `Template ${number}`, content: 'Namaste,', staffId },
        A_MONDAY,
      )
    for (let number = 1; number < MOST_TEMPLATES; number += 1) await add(number)

    const second = await whileUncommitted(
      db,
      (tx) => add(MOST_TEMPLATES, tx),
      () => add(MOST_TEMPLATES + 1),
    )

    expect(second).toEqual({ ok: false, refusal: 'too-many' })
    expect(await listAnswerTemplates(db)).toHaveLength(MOST_TEMPLATES)
  } finally {
    await drop()
  }
})
