import { beforeAll, expect, test } from 'vitest'
import { requirePractice } from '#db/content/practice.ts'
import { requirePracticeVersion } from '#db/content/practice-settings.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const PATH = '/staff/practice/settings/ways'
const BANK = {
  bank: '1',
  bankAccountName: 'Surya Jyotish',
  bankAccountNumber: '5010 0123 456789',
  ifsc: 'hdfc0001234',
  bankName: 'Sample Bank',
}
const clock = createTestClock()
let site: TestSite
let admin: Visitor

async function visitorAs(role: 'admin' | 'astrologer'): Promise<Visitor> {
  const { id } = await givenUser(database(), { roles: [role], now: clock.now() })
  return createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) })
}

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
  admin = await visitorAs('admin')
})

const save = async (fields: Record<string, string>, visitor = admin) =>
  visitor.post(PATH, { version: String(await requirePracticeVersion(database())), password: PASSWORD, ...fields })

test.each([
  [{ ...BANK, ifsc: 'HDFC1001234' }, 'Check the IFSC'],
  [{ ...BANK, bankAccountNumber: '12' }, 'An Indian account number has 6 to 18 digits'],
  [{ swift: '1', swiftAccount: 'DE89370400440532013001' }, 'Check the IBAN'],
  [{ swift: '1', bic: 'HDFC' }, 'Check the SWIFT code'],
  [{ link: '1', linkUrl: 'http://pay.example' }, 'https://'],
  [{ upi: '9' }, 'Choose a position in the list'],
])('%j is refused with a sentence, and what was typed stays', async (fields, sentence) => {
  const response = await save({ upi: '1', upiInstructions: 'Thank you!', ...fields })

  expect(response.status).toBe(422)
  const page = await response.text()
  expect(page).toContain(sentence)
  expect(page).toContain('Thank you!')
})

test('an offered method needs its details', async () => {
  const page = await (await save({ upi: '1', bank: '2' })).text()

  for (const id of ['bankAccountName', 'bankAccountNumber', 'ifsc', 'bankName']) expect(page).toContain(`#${id}"`)
})

test('saves the ways in their order, with the codes in one spelling', async () => {
  const response = await save({ upi: '2', ...BANK, bankInstructions: 'Within the day, please.' })

  expect(response.status).toBe(302)
  expect((await requirePractice(database())).paymentMethods).toEqual({
    offered: ['bank', 'upi'],
    instructions: { bank: 'Within the day, please.' },
    bank: {
      accountName: 'Surya Jyotish',
      accountNumber: '50100123456789',
      ifsc: 'HDFC0001234',
      bankName: 'Sample Bank',
      branch: '',
    },
    swift: null,
    link: null,
  })
  expect(await (await admin.get(PATH)).text()).toContain('value="50100123456789"')
})

test('cash or card at the session can be offered, with instructions', async () => {
  expect(await (await admin.get(PATH)).text()).toContain('Only for sessions in person.')

  expect((await save({ upi: '1', session: '2', sessionInstructions: 'We take cards.' })).status).toBe(302)

  expect((await requirePractice(database())).paymentMethods).toMatchObject({
    offered: ['upi', 'session'],
    instructions: { session: 'We take cards.' },
  })
})

test('rejects a change without the password, and everyone but admins', async () => {
  const astrologer = await visitorAs('astrologer')

  expect((await save({ upi: '1', password: 'a guess' })).status).toBe(422)
  expect((await astrologer.get(PATH)).status).toBe((await astrologer.get('/staff/practice/settings/upi')).status)
  expect((await save({ upi: '' }, astrologer)).status).not.toBe(302)
  expect((await requirePractice(database())).paymentMethods.offered).toContain('upi')
})
