import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { A_MONDAY } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { type SignedInVisitor, signedInVisitor } from '#test/steps/signed-in-visitor.ts'

let admin: SignedInVisitor

beforeAll(async () => {
  await givenPractice(database())
  const site = await createSite({ db: database(), clock: () => A_MONDAY })
  admin = await signedInVisitor(site, database(), { roles: ['admin'], now: A_MONDAY })
})

function upload(text: string) {
  const body = new FormData()
  body.set('file', new File([text], 'clients.csv', { type: 'text/csv' }))
  return admin.request('/staff/clients/import', { method: 'POST', body })
}

const page = async (path: string) => (await admin.get(path)).text()
const nextOf = (response: Response) => response.headers.get('location') ?? ''

test('an admin uploads a list, confirms its columns, sees what happens, imports it and undoes it without script', async () => {
  const path = nextOf(await upload('Who;Number\nMeena Iyer;98400 12345\nNobody;\n<b>Bold</b>;98400 12346'))
  expect(await page(path)).toContain('Which column is which?')
  const columns = { name: '0', surname: '', email: '', phone: '1', language: '', tags: '', note: '' }
  expect((await admin.post(path, { intent: 'columns', ...columns, phone: '' })).status).toBe(422)

  const check = nextOf(await admin.post(path, { intent: 'columns', ...columns }))
  const plan = await page(check)
  expect(plan).toContain('Import 2 clients')
  expect(plan).toContain('There is no email and no telephone.')
  expect(plan).toContain('&lt;b&gt;Bold&lt;/b&gt;')
  const done = nextOf(await admin.post(path, { intent: 'import' }))
  expect(await page(done)).toContain('2 clients came from this file.')
  expect(await page('/staff/clients?q=Meena')).toContain('Meena Iyer')
  expect(await page('/staff/clients/import')).toContain('2 clients')

  await admin.post(path, { intent: 'undo' })
  expect(await page(path)).toContain('This import was undone.')
  expect(await page('/staff/clients?q=Meena')).not.toContain('Meena Iyer')
})

test('contacts of a phone need no columns, and a file that cannot be read is refused beside its field', async () => {
  const contacts = nextOf(await upload('BEGIN:VCARD\nVERSION:4.0\nFN:Latha Menon\nTEL:+919840012399\nEND:VCARD'))
  expect(await page(contacts)).toContain('Import 1 client')

  const refused = await upload('%PDF-1.7')
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('This is a PDF.')
})
