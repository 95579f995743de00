import { editorOf } from '#app/features/staff/content/content-editors.ts'
import { partFormOf } from '#app/features/staff/content/forms/practice-forms.ts'
import { isIdentifier, plainText } from '#app/features/staff/plain-text.ts'
import { MODERATION } from '#content/booking/reviews.ts'
import { ENROLLMENTS } from '#content/staff/courses/enrollments.ts'
import { EXPORTS } from '#content/staff/money/exports.ts'
import { MONEY } from '#content/staff/money/money.ts'
import { GO_LIVE_TEXTS } from '#content/staff/practice/admin-overview.ts'
import { STAFF } from '#content/staff/practice/admin-people.ts'
import { AUDITED_SETTINGS, AUDIT_DETAILS as SAID } from '#content/staff/practice/audit-details.ts'
import { METHOD_NAMES } from '#content/staff/practice/payment-methods.ts'
import { BACKUPS } from '#content/staff/practice/practice-place.ts'
import { PROGRAMS } from '#content/staff/practice/programs.ts'
import { LINK_CHECKS } from '#content/staff/website/links.ts'
import { TRANSLATED_FIELD_NAMES } from '#content/staff/website/translations.ts'
import { formatRupees } from '#content/words/money.ts'
import { isContentKind } from '#domain/content/content-kinds.ts'
import { isSettingsPart } from '#domain/content/practice-changes.ts'
import { isLanguage, LANGUAGE_NAMES } from '#domain/languages.ts'
import { paiseFrom } from '#domain/money.ts'

export type AuditedFacts = {
  readonly action: string
  readonly subjectKind: string | null
  readonly details: Readonly<Record<string, unknown>>
}

/** The details of an entry as short sentences: "With the password", "Price: ₹151, now ₹175 · Changed: Title". */
export function detailText(entry: AuditedFacts): string {
  const sentences = [...sentencesAbout(entry), ...unknownFacts(entry.details)]
  return sentences.filter((sentence) => sentence !== '').join(' · ')
}

/** The facts that are said together, and then each by itself. */
function sentencesAbout(entry: AuditedFacts): string[] {
  const { details } = entry
  return [
    ...TOGETHER.map((say) => say(entry)),
    ...Object.entries(details).map(([name, value]) => (isNone(value) ? '' : (SENTENCES[name]?.(value, entry) ?? ''))),
  ]
}

const isNone = (value: unknown) => value === null || value === undefined || value === ''

const TOGETHER: readonly ((entry: AuditedFacts) => string)[] = [
  ({ details: { what, from, until } }) =>
    isNone(what) ? '' : SAID.exported(exportName(String(what)), plainText(String(from)), plainText(String(until))),
  ({ action, details: { from, to } }) => (to === undefined ? '' : changeText(action, from, to)),
  ({ details: { claimed, atBank } }) => (isNone(atBank) ? '' : SAID.reference(String(claimed ?? '–'), String(atBank))),
  ({ details: { tables, files } }) => (tables === undefined ? '' : BACKUPS.size(Number(tables), Number(files))),
  ({ details: { method, path } }) => {
    if (typeof path !== 'string') return ''
    return method === 'GET' ? SAID.opened(plainText(path)) : SAID.sent(plainText(path))
  },
  ({ details: { since, until } }) =>
    isNone(since) ? '' : SAID.span(plainText(String(since)), plainText(String(until))),
]

function changeText(action: string, from: unknown, to: unknown): string {
  if (action === 'refund-closed') return SAID.refundDue(rupeesOf(from), rupeesOf(to))
  if (action === 'upi-changed') return SAID.upi(String(from ?? ''), String(to))
  return SAID.status(named(ENROLLMENTS.statuses, from), named(ENROLLMENTS.statuses, to))
}

type Sentence = (value: unknown, entry: AuditedFacts) => string

const SENTENCES: Readonly<Record<string, Sentence | undefined>> = {
  by: (by) => named(SAID.signedInBy, by),
  factor: (factor) => named(SAID.factors, factor),
  why: (why) => named(SAID.passkeyRefusals, why),
  provider: (provider) => named(SAID.signedInBy, provider),
  role: (role) => SAID.role(named(STAFF.roles, role)),
  withdrawal: (withdrawal) => named(SAID.withdrawals, withdrawal),
  language: (language) => SAID.translation(languageName(language)),
  fields: (fields, entry) => (Array.isArray(fields) ? changedFields(fields, entry) : ''),
  price: (price) => (isChange(price) ? SAID.price(rupeesOf(price.from), rupeesOf(price.to)) : ''),
  isRetired: (isRetired) => (isRetired ? SAID.retired : SAID.broughtBack),
  direction: (direction) => named(SAID.directions, direction),
  count: (count, { action }) =>
    action.startsWith('remed') ? SAID.remedies(Number(count)) : SAID.samples(Number(count)),
  kind: (kind, { action }) => {
    if (action === 'upi-changed') return named(SAID.upiKinds, kind)
    return isContentKind(String(kind)) ? editorOf(String(kind) as never).texts.many : ''
  },
  rows: (rows) => SAID.rows(Number(rows)),
  amount: (amount) => SAID.amount(rupeesOf(amount)),
  way: (way) => named(MONEY.csvMethods, way),
  version: (version) => SAID.version(Number(version)),
  sessionId: () => SAID.oneSession,
  others: (others) => SAID.sessions(Number(others)),
  check: (result) => named(BACKUPS.checkResults, result),
  problems: (count) => BACKUPS.problems(Number(count)),
  newestHash: (hash) => SAID.newestHash(String(hash).slice(0, 12)),
  checksLinks: (isSo) => (isSo ? LINK_CHECKS.on : LINK_CHECKS.off),
  seesOnlyOwn: (isSo) => (isSo ? SAID.seesOnlyOwn : SAID.seesEverybody),
  seesEverybody: (isSo) => (isSo ? SAID.oneSeesEverybody : SAID.oneSeesOwn),
  isOpen: () => SAID.open,
  isSkipped: (isSkipped) => (isSkipped ? SAID.skipped : SAID.notSkipped),
  offered: (offered) =>
    SAID.offered(
      String(offered)
        .split(', ')
        .map((method) => named(METHOD_NAMES, method))
        .join(', '),
    ),
  bank: (account) => SAID.bank(String(account)),
  swift: (account) => SAID.swift(String(account)),
  link: (address) => SAID.link(String(address)),
  undone: (count) => SAID.undone(Number(count)),
  kept: (count) => SAID.kept(Number(count)),
  headings: (headings) => SAID.headings(String(headings)),
  preview: (preview) => named(SAID.previews, preview),
  queued: (count) => SAID.reminders(Number(count)),
  people: (count) => SAID.people(Number(count)),
  isEverybody: (isEverybody) => (isEverybody ? SAID.everybody : ''),
  asked: (who) => SAID.asked(String(who)),
  state: (state) => named(MODERATION.tabs, state),
  title: (title) => SAID.title(String(title)),
  origins: (sites) => SAID.origins(String(sites)),
  apiKey: (hint) => SAID.apiKey(String(hint)),
  scopes: (scopes) =>
    SAID.mayDo(
      String(scopes)
        .split(', ')
        .map((scope) => named(PROGRAMS.scopeNames, scope))
        .join(', '),
    ),
}

/** Said together with another fact, or only for the program. */
const SILENT: ReadonlySet<string> = new Set([
  'what',
  'from',
  'to',
  'until',
  'since',
  'claimed',
  'atBank',
  'tables',
  'files',
  'method',
  'path',
  'closed',
])

/** What only an older version of the program wrote, by its name in the records. */
function unknownFacts(details: AuditedFacts['details']): string[] {
  return Object.entries(details)
    .filter(([name, value]) => !SENTENCES[name] && !SILENT.has(name) && !name.endsWith('Id') && !isIdentifier(value))
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : plainText(String(value))}`)
}

/** A code in the reader's language; one that only an older version had stays as it is. */
function named(names: Readonly<Record<string, string>>, code: unknown): string {
  return names[String(code)] ?? String(code)
}

function exportName(what: string): string {
  return what === 'gst' ? SAID.gst : named(EXPORTS.kinds, what)
}

function languageName(language: unknown): string {
  return isLanguage(String(language)) ? named(LANGUAGE_NAMES, language) : String(language)
}

/** A price is said by itself. */
function changedFields(fields: readonly unknown[], entry: AuditedFacts): string {
  const names = fieldNames(
    fields.filter((field) => field !== 'price' || !isChange(entry.details.price)),
    entry,
  )
  return names.length === 0 ? '' : SAID.fields(names.join(', '))
}

function fieldNames(fields: readonly unknown[], { subjectKind }: AuditedFacts): string[] {
  const specs = subjectKind !== null && isContentKind(subjectKind) ? editorOf(subjectKind).fields : []
  return fields.map((field) => {
    const label = specs.find(({ name }) => name === field)?.label
    return label ?? (TRANSLATED_FIELD_NAMES as Readonly<Record<string, string>>)[String(field)] ?? String(field)
  })
}

/** What an entry about a setting or a step is about; what only an older version had is shown, numbers and uuids are not. */
export function subjectName(subjectKind: string | null, id: string): string {
  if (subjectKind === 'go-live')
    return (GO_LIVE_TEXTS as Readonly<Record<string, { title: string }>>)[id]?.title ?? plainId(id)
  if (subjectKind === 'practice') {
    return isSettingsPart(id) ? partFormOf(id).texts.title : named(AUDITED_SETTINGS, plainId(id) === '' ? '' : id)
  }
  return plainId(id)
}

function plainId(id: string): string {
  return isIdentifier(id) || /^\d+$/.test(id) ? '' : id
}

function rupeesOf(amount: unknown): string {
  return typeof amount === 'number' ? formatRupees(paiseFrom(amount)) : '–'
}

function isChange(value: unknown): value is { readonly from: unknown; readonly to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}
