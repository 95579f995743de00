import { beforeAll, expect, test } from 'vitest'
import { phoneKey } from '#domain/accounts/phone-key.ts'
import { database } from '#test/database.ts'
import { aPhone } from '#test/factories/accounts.ts'
import { A_MONDAY, bookingForm, givenConsultation, startIn, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { createSite } from '#test/site.ts'
import { linkPathInEmail } from '#test/steps/account-emails.ts'
import { type SignedInVisitor, signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'
import { bookingLinkPath } from '#usecases/bookings/booking-links.ts'

let astrologer: SignedInVisitor
let admin: SignedInVisitor
let visitor: Visitor

beforeAll(async () => {
  await givenPractice(database())
  const site = await createSite({ db: database(), clock: () => A_MONDAY })
  astrologer = await signedInVisitor(site, database(), { roles: ['client', 'astrologer'], now: A_MONDAY })
  visitor = createVisitor(site)
  admin = await signedInVisitor(site, database(), { roles: ['admin'], now: A_MONDAY })
})

/** What the desk types for a caller with a question, which needs no time. */
async function typed(phone: string, changes: Readonly<Record<string, string>> = {}) {
  const { slug } = await givenConsultation(database(), 'Prasna')
  const form = bookingForm({ bookingDate: '', preferredTime: '', fullName: 'Lakshmi Devi', phone })
  const chosen = { service: `consultation ${slug}`, slot: '', email: '', key: crypto.randomUUID() }
  return { ...form, ...chosen, ...changes }
}

const send = async (phone: string, changes?: Readonly<Record<string, string>>) =>
  astrologer.post('/staff/clients/book', await typed(phone, changes))

async function page(visitor: SignedInVisitor, path: string): Promise<string> {
  return (await visitor.get(path)).text()
}

const cardOf = (html: string) => /\/staff\/clients\/[0-9a-f-]{36}/.exec(html)?.[0] ?? ''

test('a caller without email is booked by name and telephone, and can be called from every page', async () => {
  const phone = aPhone()

  const booked = await send(phone)

  const booking = await page(astrologer, booked.headers.get('location') ?? '')
  const card = await page(astrologer, cardOf(booking))
  for (const html of [booking, card]) {
    expect(html).toContain('No email address: call or print')
    expect(html).toContain(`href="tel:+${phoneKey(phone)}"`)
    expect(html).toContain(`href="https://wa.me/${phoneKey(phone)}?text=Namaste%20Lakshmi%20Devi`)
    expect(html).not.toContain('mailto:')
  }
  const found = await page(astrologer, `/staff/clients?q=${phoneKey(phone).slice(2)}`)
  expect(found).toContain('Lakshmi Devi')
  expect(found).toContain('no email')
  expect(await page(admin, `/staff/clients/accounts?q=${phoneKey(phone)}`)).toContain('No email')
})

test('a known number asks who is calling, keeps what was typed, and books for whom the desk chooses', async () => {
  const phone = aPhone()
  const card = cardOf(await page(astrologer, (await send(phone)).headers.get('location') ?? ''))
  const clientId = card.split('/').at(-1) ?? ''

  const asked = await send(phone, { notes: 'Call in the evening' })
  const html = await asked.text()
  const booked = await send(phone, { client: clientId })

  expect(asked.status).toBe(409)
  expect(html).toContain('Who is calling?')
  expect(html).toContain(`value="${clientId}"`)
  expect(html).toContain('Call in the evening')
  expect(html).not.toContain('Someone new')
  expect(cardOf(await page(astrologer, booked.headers.get('location') ?? ''))).toBe(card)
})

test('a number of someone with an address may be that of someone new', async () => {
  const phone = aPhone()
  await send(phone, { email: anEmail() })

  const html = await (await send(phone)).text()

  expect(html).toContain('Someone new')
})

test('the card books again for its client, with the name and the number filled in', async () => {
  const phone = aPhone()
  const card = cardOf(await page(astrologer, (await send(phone)).headers.get('location') ?? ''))
  const bookAgain = `/staff/clients/book?client=${card.split('/').at(-1)}`

  expect(await page(astrologer, card)).toContain(`href="${bookAgain}"`)
  const form = await page(astrologer, bookAgain)
  expect(form).toContain(`value="${phone}"`)
  expect(form).toContain('value="Lakshmi Devi"')
  expect(form).not.toContain('name="email"')
})

test('the free times are those of one week, and another week shows what was typed without booking', async () => {
  await givenConsultation(database())
  const opened = await page(astrologer, '/staff/clients/book')
  const turned = await (await send(aPhone(), { of: '2026-12-02', notes: 'Typed before the week was turned' })).text()

  expect(opened).not.toContain('<select name="slot"')
  expect(opened).toContain('November 16, 2026 – November 22, 2026')
  expect(turned).toContain('November 30, 2026 – December 6, 2026')
  expect(turned).toContain('Typed before the week was turned')
})

test('a free time that was tapped in the week is chosen', async () => {
  await givenConsultation(database())
  const start = startIn('2026-12-02', '10:00')

  const form = await page(astrologer, `/staff/clients/book?${new URLSearchParams({ at: start })}`)

  expect(form).toMatch(new RegExp(`<input(?=[^>]*name="slot")(?=[^>]*checked)[^>]*value="${start}"`))
})

test('birth details may be left for later, and the client gives them by the link, once', async () => {
  const { slug } = await givenConsultation(database())
  const email = anEmail()
  const form = await typed(aPhone(), { service: `consultation ${slug}`, email, slot: startIn('2026-12-03', '11:00') })
  const unborn = { ...form, birthDate: '', birthTime: '', birthPlace: '', place: '' }

  expect((await astrologer.post('/staff/clients/book', unborn)).status).toBe(422)
  const booked = await astrologer.post('/staff/clients/book', { ...unborn, birthLater: 'on' })
  const path = booked.headers.get('location') ?? ''
  expect(await page(astrologer, path)).toContain('Birth details missing')
  expect(await page(astrologer, `${path}/birth`)).toContain('name="birthDate"')
  const link = bookingLinkPath(TEST_KEYS, 'birth', { bookingId: path.split('/').at(-1) ?? '', email })
  expect(await (await visitor.get(link)).text()).toContain('name="birthDate"')

  const birth = {
    birthDate: '1990-02-28',
    birthTime: '04:45',
    timeKnown: 'exact',
    birthPlace: 'Mysuru, Karnataka, India',
  }
  expect((await visitor.post(link, { ...birth, birthDate: '' })).status).toBe(422)
  expect((await visitor.post(link, birth)).status).toBe(302)
  expect((await visitor.post(link, birth)).status).toBe(409)
  expect(await (await visitor.get(link)).text()).not.toMatch(/1990|Mysuru/)
  const shown = await page(astrologer, path)
  expect(shown).not.toContain('Birth details missing')
  expect(shown).toContain('February 28, 1990')
})

test('an address that cannot be one is refused and kept', async () => {
  const response = await send(aPhone(), { email: 'lakshmi at home' })

  const html = await response.text()
  expect(response.status).toBe(422)
  expect(html).toContain('Please enter a valid email address.')
  expect(html).toContain('value="lakshmi at home"')
})

test('the card gives an account to a client without one, once the client has confirmed the address', async () => {
  const card = cardOf(await page(astrologer, (await send(aPhone())).headers.get('location') ?? ''))
  const email = anEmail()

  const wrong = await astrologer.post(card, { intent: 'give-address', email: 'nobody' })
  await astrologer.post(card, { intent: 'give-address', email })
  const waiting = await page(astrologer, card)
  const link = await linkPathInEmail(database(), email, 'change-address')
  const opened = await (await visitor.get(link)).text()
  const confirmed = await visitor.post(link, { intent: 'confirm' })

  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('value="nobody"')
  expect(waiting).toContain(`Waiting for the client to confirm ${email}`)
  expect(opened).toContain('Confirm and Choose a Password')
  expect(confirmed.headers.get('location')).toMatch(/^\/auth\?reset=true&token=/)
  expect(await page(astrologer, card)).toContain(`mailto:${email}`)
})

test('the data of a caller is exported and erased from their card', async () => {
  const booked = await send(aPhone())
  const card = cardOf(await page(astrologer, booked.headers.get('location') ?? ''))
  expect(await page(astrologer, card)).toContain(`${card}/data`)
  const nobody = await astrologer.post(`${card}/data.zip`, { asked: ' ' })
  expect(nobody.headers.get('location')).toBe(`${card}/data`)
  const file = await astrologer.post(`${card}/data.zip`, { asked: 'The client, by phone' })
  expect(file.headers.get('content-type')).toBe('application/zip')
  await file.arrayBuffer()

  const form = await page(astrologer, `${card}/data`)
  const [, statement = ''] = /name="statement" value="([^"]*)"/.exec(form) ?? []
  const request = { intent: 'erase', asked: 'The client, by phone' }
  expect((await astrologer.post(`${card}/data`, { ...request, statement })).status).toBe(422)
  expect((await astrologer.post(`${card}/data`, { ...request, asked: '', statement, confirm: 'on' })).status).toBe(422)
  expect((await astrologer.post(`${card}/data`, { ...request, statement: '9 9', confirm: 'on' })).status).toBe(409)
  expect((await astrologer.post(`${card}/data`, { ...request, statement, confirm: 'on' })).status).toBe(302)
  expect(await page(astrologer, card)).toContain('Everything about this client will be erased on')

  expect((await astrologer.post(`${card}/data`, { intent: 'keep' })).status).toBe(302)
  expect(await page(astrologer, card)).not.toContain('will be erased on')
})
