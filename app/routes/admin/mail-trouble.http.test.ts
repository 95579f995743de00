import { beforeAll, expect, test } from 'vitest'
import { markLetterSent, recordLetterPostponed } from '#db/letters/letter-queue.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { claimLetter, givenLetter } from '#test/factories/letters.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let admin: Visitor

beforeAll(async () => {
  await givenPractice(database())
  const site = await createSite({ db: database(), clock: clock.now })
  const { id } = await givenUser(database(), { roles: ['admin'], now: clock.now() })
  admin = createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) })
})

test.each(['/admin', '/admin/letters'])(
  'G1: %s says that letters wait for the mail server, until they leave',
  async (path) => {
    const db = database()
    const letter = await givenLetter(db)
    const words = 'Letters are not leaving: one waits for the mail server'
    const isTold = async () => (await (await admin.get(path)).text()).includes(words)
    expect(await isTold()).toBe(false)

    const first = await claimLetter(db, letter.id, clock.now())
    const waiting = { reason: 'connect ECONNREFUSED', afterSeconds: 0, isDoubtful: false }
    await recordLetterPostponed(db, first ?? { id: 0, attempts: 0 }, waiting)
    expect(await isTold()).toBe(true)

    const second = await claimLetter(db, letter.id, clock.now())
    await markLetterSent(db, second ?? { id: 0, attempts: 0 }, clock.now())
    expect(await isTold()).toBe(false)
  },
)
