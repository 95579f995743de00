import { accountEmail, normalizePhone } from '#domain/accounts/accounts.ts'

/** What is read of a client. Birth details are not. */
export const CLIENT_FIELDS = ['name', 'surname', 'email', 'phone', 'language', 'tags', 'note'] as const

export type ClientField = (typeof CLIENT_FIELDS)[number]

/** Column indexes, counted from zero; null for what the file does not have. */
export type ClientColumns = Readonly<Record<ClientField, number | null>>

export type ClientLayout = {
  /** The row of the headings; -1 for a file without. */
  readonly headerIndex: number
  readonly columns: ClientColumns
}

/** The headings of what is read from vCards, which have no columns of their own. */
export const CARD_HEADINGS = ['Name', 'Email', 'Telephone', 'Language', 'Tags', 'Note']

/** In English, Hindi and Telugu, as `plain` writes them, and those of Google Contacts, Outlook and Excel lists. */
const HEADINGS: Readonly<Record<ClientField, readonly string[]>> = {
  name: [
    ...['name', 'fullname', 'clientname', 'contactname', 'client', 'displayname'],
    ...['firstname', 'givenname'],
    ...['नाम', 'पूरानाम', 'क्लाइंट', 'क्लाइंटकानाम', 'ग्राहककानाम'],
    ...['పేరు', 'పూర్తిపేరు', 'క్లయింట్', 'క్లయింట్పేరు'],
  ],
  surname: ['surname', 'lastname', 'familyname', 'उपनाम', 'कुलनाम', 'ఇంటిపేరు'],
  email: [
    ...['email', 'emailaddress', 'emailid', 'mail', 'mailid', 'email1value', 'primaryemail'],
    ...['ईमेल', 'ईमेलपता', 'इमेल', 'ఈమెయిల్', 'ఇమెయిల్', 'మెయిల్'],
  ],
  phone: [
    ...['phone', 'phonenumber', 'phoneno', 'telephone', 'tel', 'mobile', 'mobilenumber', 'mobileno', 'mobilephone'],
    ...['cell', 'contact', 'contactnumber', 'contactno', 'whatsapp', 'whatsappnumber', 'phone1value', 'primaryphone'],
    ...['फ़ोन', 'फोन', 'फ़ोननंबर', 'फोननंबर', 'मोबाइल', 'मोबाइलनंबर', 'दूरभाष', 'व्हाट्सऐप'],
    ...['ఫోన్', 'ఫోన్నంబర్', 'ఫోన్నెంబర్', 'మొబైల్', 'మొబైల్నంబర్', 'వాట్సాప్'],
  ],
  language: ['language', 'lang', 'preferredlanguage', 'भाषा', 'భాష'],
  tags: [
    'tags',
    'tag',
    'labels',
    'label',
    'groups',
    'group',
    'groupmembership',
    'categories',
    'category',
    'टैग',
    'ట్యాగ్',
    'ట్యాగ్లు',
  ],
  note: ['note', 'notes', 'remarks', 'remark', 'comments', 'comment', 'नोट', 'टिप्पणी', 'గమనిక', 'గమనికలు', 'నోట్'],
}

/** Lines above the headings, such as a title. */
const MOST_ROWS_TO_HEADINGS = 10
const SAMPLED_ROWS = 50

/** Which column is which: by the headings, and where they say nothing, by the cells below. */
export function guessColumns(rows: readonly (readonly string[])[]): ClientLayout {
  const known = rows.slice(0, MOST_ROWS_TO_HEADINGS).findIndex((row) => isReachedBy(columnsByHeadings(row)))
  const headerIndex = known === -1 && rows[0]?.some(isContact) ? -1 : Math.max(known, 0)
  const byHeadings = columnsByHeadings(rows[headerIndex] ?? [])
  const sample = rows.slice(headerIndex + 1, headerIndex + 1 + SAMPLED_ROWS)
  const email = byHeadings.email ?? columnWhere(sample, (cell) => accountEmail(cell) !== undefined)
  const phone = byHeadings.phone ?? columnWhere(sample, (cell) => normalizePhone(cell) !== undefined)
  const taken = [email, phone, ...Object.values(byHeadings)]
  const name = byHeadings.name ?? columnWhere(sample, (cell) => /\p{L}/u.test(cell), taken)
  return { headerIndex, columns: { ...byHeadings, name, email, phone } }
}

/** Nobody can be imported without a name and a way to reach them. */
export function isUsable({ name, email, phone }: ClientColumns): boolean {
  return name !== null && (email !== null || phone !== null)
}

function isReachedBy({ name, email, phone }: ClientColumns): boolean {
  return [name, email, phone].filter((column) => column !== null).length > 1
}

function columnsByHeadings(row: readonly string[]): ClientColumns {
  const headings = row.map(plain)
  const columnOf = (field: ClientField) => {
    for (const known of HEADINGS[field]) {
      const column = headings.indexOf(plain(known))
      if (column !== -1) return column
    }
    return null
  }
  return {
    name: columnOf('name'),
    surname: columnOf('surname'),
    email: columnOf('email'),
    phone: columnOf('phone'),
    language: columnOf('language'),
    tags: columnOf('tags'),
    note: columnOf('note'),
  }
}

function columnWhere(
  rows: readonly (readonly string[])[],
  fits: (cell: string) => boolean,
  taken: readonly (number | null)[] = [],
): number | null {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const counts = Array.from({ length: width }, (_, column) =>
    taken.includes(column) ? 0 : rows.filter((row) => fits(row[column] ?? '')).length,
  )
  const most = Math.max(0, ...counts)
  return most * 2 > rows.length ? counts.indexOf(most) : null
}

function isContact(cell: string): boolean {
  return accountEmail(cell) !== undefined || normalizePhone(cell) !== undefined
}

/** Without spaces and punctuation, in lower case. */
function plain(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
