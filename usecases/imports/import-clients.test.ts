import { beforeAll, expect, test } from 'vitest'
import { findDeskClient, recordDeskClient } from '#db/accounts/phone-clients.ts'
import { findClientNote } from '#db/desk/client-notes.ts'
import { searchClients } from '#db/desk/client-search.ts'
import { listClientTags } from '#db/desk/client-tags.ts'
import { consents, users } from '#db/schema/accounts.ts'
import { emails } from '#db/schema/emails.ts'
import { unsealNotes } from '#db/sealed-notes.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { database } from '#test/database.ts'
import { givenSession, givenStaff, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { tagClient } from '#usecases/desk/tag-client.ts'
import { purgeAccounts } from '#usecases/privacy/purge-accounts.ts'
import { importClients } from './import-clients.ts'
import { mapColumns, openImport, planImport } from './plan-import.ts'
import { undoImport } from './undo-import.ts'
import { uploadClients } from './upload-clients.ts'

let staffId: string

beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
})

async function uploaded(text: string | Uint8Array, now = A_MONDAY): Promise<string> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const outcome = await uploadClients(database(), TEST_KEYS, { bytes, staffId }, now)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value.importId
}

const importAll = (importId: string, now = A_MONDAY) =>
  importClients(database(), TEST_KEYS, { importId, staffId, duplicates: new Set() }, now)

const imported = (count: number) => ({ ok: true, value: { imported: count } })

const countUsers = () => database().$count(users)

async function kindsOf(importId: string): Promise<string[]> {
  const open = await openImport(database(), TEST_KEYS, importId)
  return open ? (await planImport(database(), open)).map(({ plan }) => plan.kind) : []
}

const findClient = async (search: string) =>
  (await searchClients(database(), WHOLE_PRACTICE, { search, limit: 5 })).map(({ userId }) => userId)

const SYLLABLES = ['ba', 'de', 'gi', 'ko', 'lu', 'ma', 'ne', 'pi', 'ro', 'su']

/** A name for each number that sounds like no other. */
const nameOf = (number: number) =>
  [...String(number).padStart(3, '0')].map((digit) => SYLLABLES[Number(digit)]).join('')

test('imports 800 clients, undoes it but for those touched since, and imports the others again', async () => {
  const rows = Array.from(
    { length: 800 },
    (_, at) => `Client ${nameOf(at)},c${at}@import.example,99${1e8 + at},note ${at}`,
  )
  const file = ['Name,Email,Phone,Note', ...rows].join('\n')
  const before = await countUsers()
  const emailsBefore = await database().$count(emails)
  const consentsBefore = await database().$count(consents)
  const importId = await uploaded(file)

  expect(await importAll(importId)).toEqual(imported(800))
  expect(await database().$count(emails)).toBe(emailsBefore)
  expect(await database().$count(consents)).toBe(consentsBefore)
  const [booked = '', signedIn = '', tagged = '', viewed = ''] = (
    await Promise.all(['c1@', 'c2@', 'c3@', 'c4@'].map((start) => findClient(`${start}import.example`)))
  ).flat()
  await givenBooking(database(), { userId: booked })
  await givenSession(database(), signedIn, A_MONDAY)
  await tagClient(database(), { userId: tagged, tag: 'VIP', staffId, scope: WHOLE_PRACTICE }, A_MONDAY)
  expect(unsealNotes(await findClientNote(database(), viewed), TEST_KEYS)).toBe('note 4')

  const undone = await undoImport(database(), { importId, staffId }, A_MONDAY)
  const again = await uploaded(file)
  const kinds = await kindsOf(again)

  expect(undone).toEqual({
    ok: true,
    value: {
      removed: 797,
      stays: [
        { id: booked, fullName: 'Client babade', why: 'used' },
        { id: signedIn, fullName: 'Client babagi', why: 'signed-in' },
        { id: tagged, fullName: 'Client babako', why: 'changed' },
      ],
    },
  })
  expect(kinds.filter((kind) => kind === 'same')).toHaveLength(3)
  expect(await importAll(again)).toEqual(imported(797))
  expect(await countUsers()).toBe(before + 800)
  const [log] = await listAudit(database(), { subject: { kind: 'client-import', id: again } })
  expect(log).toMatchObject({ action: 'clients-imported', details: { rows: 800, imported: 797 } })
})

test('two clicks at once, and the same file uploaded again, import nobody twice', async () => {
  const file = 'Name;Mobile;Language;Tags\nTwice Clicked;9000000001;Hindi;"Family, Delhi"'
  const importId = await uploaded(file)
  const before = await countUsers()

  const clicks = await Promise.all([importAll(importId), importAll(importId)])

  expect(clicks).toEqual([imported(1), imported(1)])
  expect(await importAll(await uploaded(file))).toEqual(imported(0))
  expect(await countUsers()).toBe(before + 1)
  const [userId = ''] = await findClient('9000000001')
  expect(await findDeskClient(database(), WHOLE_PRACTICE, userId)).toMatchObject({
    fullName: 'Twice Clicked',
    email: null,
  })
  expect(await listClientTags(database(), userId)).toEqual(['Delhi', 'Family'])
})

test('possible duplicates, in any script, are imported only where somebody has said so', async () => {
  const known = await givenUser(database(), { fullName: 'विजय वर्मा', password: null, now: A_MONDAY })
  const opened = { userId: known.id, openedBy: staffId, openedAt: A_MONDAY }
  await recordDeskClient(database(), opened)
  const importId = await uploaded('Name,Email\nVijay Varma,vijay1@import.example\nవిజయ్ వర్మ,vijay2@import.example')

  expect(await kindsOf(importId)).toEqual(['similar', 'similar'])
  const chosen = { importId, staffId, duplicates: new Set([3]) }
  expect(await importClients(database(), TEST_KEYS, chosen, A_MONDAY)).toEqual(imported(1))
  expect(await findClient('vijay2@import.example')).toHaveLength(1)
})

test('hostile cells stay text, and rows without a name or contact are refused', async () => {
  const rows = [
    'Name,Email,Phone',
    `"=HYPERLINK(""http://x"")",formula@import.example,`,
    `"<script>alert(1)</script>",script@import.example,`,
    `'); drop table users; --,drop@import.example,`,
    `${'Z\u0301\u0301\u0301\u0301\u0301\u0301\u0301'.repeat(400)},long@import.example,`,
    ',nameless@import.example,',
    'No Contact,,',
    'Wrong Mail,<a@b>,',
    'Wrong Phone,,call me',
    '\u202e\u200b,invisible@import.example,',
  ]
  const importId = await uploaded(rows.join('\n'))

  const refused = ['refused', 'refused', 'refused', 'refused', 'refused']
  expect(await kindsOf(importId)).toEqual(['new', 'new', 'new', 'new', ...refused])
  expect(await importAll(importId)).toEqual(imported(4))
  const [script = ''] = await findClient('script@import.example')
  expect((await findDeskClient(database(), WHOLE_PRACTICE, script))?.fullName).toBe('<script>alert(1)</script>')
})

test.each([
  ['a PDF', '%PDF-1.7', 'file-is-pdf'],
  ['headings alone', 'Name,Email', 'no-rows'],
  ['too many rows', `Name,Email\n${'A B,a@b.example\n'.repeat(5001)}`, 'too-many-rows'],
  ['too large a file', 'x'.repeat(5 * 1024 * 1024 + 1), 'file-too-large'],
])('refuses %s', async (_, text, refusal) => {
  const bytes = new TextEncoder().encode(text)
  expect(await uploadClients(database(), TEST_KEYS, { bytes, staffId }, A_MONDAY)).toEqual({ ok: false, refusal })
})

test('a file needs its columns, waits for a day, and an import can be undone for a day', async () => {
  const importId = await uploaded('What,Else\nAsha Late,late@import.example')
  const open = await openImport(database(), TEST_KEYS, importId)
  if (!open) throw new Error('The upload is missing.')
  const none = { name: null, surname: null, email: null, phone: null, language: null, tags: null, note: null }
  expect(await mapColumns(database(), open, { ...none, name: 0 })).toEqual({ ok: false, refusal: 'columns-missing' })
  await mapColumns(database(), open, { ...none, name: 0, email: 1 })
  expect(await importAll(importId)).toEqual(imported(1))
  const nextDay = new Date(A_MONDAY.getTime() + DAY_MS + 1)
  const waiting = await uploaded('Name,Email\nAsha Later,later@import.example')

  expect(await undoImport(database(), { importId, staffId }, nextDay)).toEqual({ ok: false, refusal: 'too-late' })
  await purgeAccounts(database(), nextDay)
  expect(await openImport(database(), TEST_KEYS, waiting)).toBeUndefined()
  expect(await importAll(waiting)).toEqual({ ok: false, refusal: 'import-not-found' })
  expect(await findClient('late@import.example')).toHaveLength(1)
})
