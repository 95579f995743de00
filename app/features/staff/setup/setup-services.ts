import { type FieldSpec, type FormTexts, readTexts } from '#app/features/staff/content/form-spec.ts'
import { PACKAGE_EDITOR } from '#app/features/staff/content/forms/package-form.ts'
import { SETUP_SERVICES, SUGGESTED_SERVICES } from '#content/staff/practice/setup.ts'
import type { ContentRow, ContentValues } from '#domain/content/content-kinds.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** One service in the set-up: one that the practice has, or one that it is offered. */
export type ServiceRow = {
  /** Ends the names of its fields. */
  readonly key: string
  /** Undefined for a suggestion. */
  readonly id: number | undefined
  readonly version: number
  readonly isPerQuestion: boolean
  /** All its values as the form of a consultation has them. */
  readonly texts: FormTexts
  readonly isTicked: boolean
}

type PackageRow = ContentRow<'packages'>

/** The services on offer; of a practice without any, the usual ones. */
export function serviceRows(packages: readonly PackageRow[]): readonly ServiceRow[] {
  const offered = packages.filter(({ retiredAt }) => retiredAt === null)
  if (offered.length === 0) return SUGGESTED_SERVICES.map(suggestedRow)
  return offered.map((row) => ({
    key: String(row.id),
    id: row.id,
    version: row.version,
    isPerQuestion: row.isPerQuestion,
    texts: PACKAGE_EDITOR.fill(row),
    isTicked: true,
  }))
}

function suggestedRow(service: (typeof SUGGESTED_SERVICES)[number]): ServiceRow {
  const { key, name, description, price, minutes, isPrasna, isTicked } = service
  const ofPrasna = {
    isPrasna: 'on',
    isPerQuestion: 'on',
    needsBirthTime: '',
    heldAs: 'in-writing',
    answerWithinDays: '3',
  }
  return {
    key,
    id: undefined,
    version: 0,
    isPerQuestion: isPrasna,
    texts: {
      ...Object.fromEntries(PACKAGE_EDITOR.fields.map((field) => [field.name, field.startsAs ?? ''])),
      name,
      description,
      price,
      durationMinutes: minutes,
      stepMinutes: minutes === '30' ? '15' : '30',
      durationLabel: SETUP_SERVICES.shownMinutes(minutes),
      ...(isPrasna && ofPrasna),
    },
    isTicked,
  }
}

const ASKED = ['name', 'price', 'durationMinutes'] as const

export function serviceFields(rows: readonly ServiceRow[]): FieldSpec[] {
  return rows.flatMap(({ key, id, isPerQuestion, texts }): FieldSpec[] => {
    const group = { name: `service-${key}`, label: texts.name ?? '' }
    const price = isPerQuestion ? SETUP_SERVICES.pricePerQuestion : SETUP_SERVICES.price
    return [
      ...(id === undefined
        ? [{ name: `offer-${key}`, label: SETUP_SERVICES.offer, type: 'tick' as const, group }]
        : []),
      { name: `name-${key}`, label: SETUP_SERVICES.name, group },
      { name: `price-${key}`, label: price, type: 'number', group },
      ...(texts.isPrasna === 'on'
        ? []
        : [{ name: `durationMinutes-${key}`, label: SETUP_SERVICES.minutes, type: 'number' as const, group }]),
    ]
  })
}

export function serviceValues(rows: readonly ServiceRow[]): FormTexts {
  return Object.fromEntries(
    rows.flatMap(({ key, texts, isTicked }) => [
      [`offer-${key}`, isTicked ? 'on' : ''],
      ...ASKED.map((name) => [`${name}-${key}`, texts[name] ?? '']),
    ]),
  )
}

export type ServiceChange = Pick<ServiceRow, 'id' | 'version' | 'key'> & { readonly values: ContentValues['packages'] }

/** What is to be added or changed; a suggestion without its tick is neither. */
export function readServices(
  rows: readonly ServiceRow[],
  typed: FormTexts,
): Outcome<readonly ServiceChange[], FormTexts> {
  const changes: ServiceChange[] = []
  const problems: Record<string, string> = {}
  for (const row of rows) {
    if (row.id === undefined && typed[`offer-${row.key}`] !== 'on') continue
    const own = Object.fromEntries(ASKED.map((name) => [name, typed[`${name}-${row.key}`] || (row.texts[name] ?? '')]))
    if (row.id !== undefined && ASKED.every((name) => own[name] === row.texts[name])) continue
    const isOtherLength = own.durationMinutes !== row.texts.durationMinutes
    const label = isOtherLength && { durationLabel: SETUP_SERVICES.shownMinutes(own.durationMinutes ?? '') }
    const read = readTexts(PACKAGE_EDITOR, { ...row.texts, ...own, ...label })
    if (read.ok) changes.push({ id: row.id, version: row.version, key: row.key, values: read.value })
    else for (const [name, problem] of Object.entries(read.refusal)) problems[`${name}-${row.key}`] = problem
  }
  return Object.keys(problems).length === 0 ? accepted(changes) : refused(problems)
}
