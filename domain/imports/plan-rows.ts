import { phoneKey } from '#domain/accounts/phone-key.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { ImportedClient, RowRefusal } from './imported-client.ts'

/** Somebody who has an account or a card. */
export type KnownPerson = {
  readonly id: string
  readonly fullName: string | null
  readonly email: string | null
  /** Of the number in the profile. */
  readonly phoneKey: string | null
  /** The name as it sounds (0150). */
  readonly nameKey: string | null
}

export type ReadRow = {
  /** As spreadsheets count. */
  readonly line: number
  readonly read: Outcome<ImportedClient, RowRefusal>
  readonly nameKey: string
}

/** Somebody known, or an earlier line of the file. */
export type Resembled = { readonly id: string; readonly fullName: string | null } | { readonly line: number }

export type RowPlan =
  | { readonly kind: 'new' }
  | { readonly kind: 'same'; readonly by: 'email' | 'phone'; readonly as: Resembled }
  | { readonly kind: 'similar'; readonly as: Resembled }
  | { readonly kind: 'refused'; readonly reason: RowRefusal }

export type PlannedRow = ReadRow & { readonly plan: RowPlan }

type Contact = { readonly as: Resembled; readonly email: string | null }

/**
 * What an import does with each row. An address belongs to one person. So does a number, except that two people with different
 * addresses may share one: they, like two names that sound the same, are a possible duplicate, for a person to decide.
 */
export function planRows(rows: readonly ReadRow[], known: readonly KnownPerson[]): PlannedRow[] {
  const byEmail = new Map<string, Contact>()
  const byPhone = new Map<string, Contact[]>()
  const names = new NameIndex()
  const learn = (contact: Contact, phone: string | null, nameKey: string | null) => {
    if (contact.email !== null) byEmail.set(contact.email, contact)
    if (phone) byPhone.set(phone, [...(byPhone.get(phone) ?? []), contact])
    if (nameKey) names.add(nameKey, contact.as)
  }
  for (const { id, fullName, email, phoneKey: phone, nameKey } of known) {
    learn({ as: { id, fullName }, email }, phone, nameKey)
  }

  const planOf = ({ read, nameKey }: ReadRow): RowPlan => {
    if (!read.ok) return { kind: 'refused', reason: read.refusal }
    const { email, phone } = read.value
    const sameEmail = email === null ? undefined : byEmail.get(email)
    if (sameEmail) return { kind: 'same', by: 'email', as: sameEmail.as }
    const sharing = phone === null ? [] : (byPhone.get(phoneKey(phone)) ?? [])
    const samePhone = sharing.find((other) => email === null || other.email === null)
    if (samePhone) return { kind: 'same', by: 'phone', as: samePhone.as }
    const similar = sharing[0]?.as ?? names.find(nameKey)
    return similar ? { kind: 'similar', as: similar } : { kind: 'new' }
  }

  return rows.map((row) => {
    const plan = planOf(row)
    if (row.read.ok && (plan.kind === 'new' || plan.kind === 'similar')) {
      const { email, phone } = row.read.value
      learn({ as: { line: row.line }, email }, phone && phoneKey(phone), row.nameKey)
    }
    return { ...row, plan }
  })
}

/** As `name_key` writes Mr, Mrs, Ms, Smt, Shri, Dr, ji and garu. */
const TITLES: ReadonlySet<string> = new Set(['nr', 'nrs', 'ns', 'snt', 'sri', 'srinati', 'srimati', 'dr', 'ji', 'garu'])

type Words = readonly (readonly string[])[]

/** Finds a name that sounds the same, by any form of any of its words. */
class NameIndex {
  readonly #byForm = new Map<string, { readonly words: Words; readonly as: Resembled }[]>()

  add(nameKey: string, as: Resembled): void {
    const words = wordsOf(nameKey)
    for (const form of new Set(words.flat())) {
      const names = this.#byForm.get(form)
      if (names) names.push({ words, as })
      else this.#byForm.set(form, [{ words, as }])
    }
  }

  find(nameKey: string): Resembled | undefined {
    const words = wordsOf(nameKey)
    // The rarest word has the fewest names to compare.
    const candidates = words.map((forms) => new Set(forms.flatMap((form) => this.#byForm.get(form) ?? [])))
    const ordered = candidates.toSorted((one, other) => one.size - other.size)
    for (const names of ordered) {
      for (const name of names) if (soundsSame(words, name.words)) return name.as
    }
    return undefined
  }
}

/** Every word of the shorter name is in the longer one; a single word only equals a single word. */
function soundsSame(one: Words, other: Words): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  if (shorter.length === 0 || (shorter.length === 1 && longer.length > 1)) return false
  return shorter.every((forms) => longer.some((others) => forms.some((form) => others.includes(form))))
}

function wordsOf(nameKey: string): Words {
  return nameKey
    .split(' ')
    .map((word) => word.split('|').filter((form) => form !== ''))
    .filter((forms) => forms.length > 0 && !forms.some((form) => TITLES.has(form)))
}
