import { isDeepStrictEqual } from 'node:util'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { practice } from '#db/schema/content.ts'
import type { PracticeChanges, SettingsPart } from '#domain/content/practice-changes.ts'
import type { SamplePart } from '#domain/content/practice-profile.ts'

type Columns = Partial<typeof practice.$inferInsert>

/** The columns of each part of the settings. */
const COLUMNS: { readonly [Part in SettingsPart]: (change: PracticeChanges[Part]) => Columns } = {
  identity: ({ astrologerTitles, ...names }) => ({ ...names, astrologerTitles: [...astrologerTitles] }),
  about: (change) => change,
  claims: (change) => change,
  contact: ({ businessHours: { days, opensAt, closesAt }, ...contact }) => ({
    ...contact,
    businessDays: [...days],
    opensAt,
    closesAt,
  }),
  social: (change) => change,
  upi: ({ payeeId, payeeName, kind }) => ({ upiPayeeId: payeeId, upiPayeeName: payeeName, upiKind: kind }),
  ways: (paymentMethods) => ({ paymentMethods }),
  gst: ({ mode, legalName, gstin, stateCode, consultationSac, courseSac }) => ({
    gstMode: mode,
    gstLegalName: legalName,
    gstin,
    gstStateCode: stateCode,
    consultationSac,
    courseSac,
  }),
  invoices: ({ prefix, firstNumber, firstNumberYear }) => ({
    invoicePrefix: prefix,
    firstInvoiceNumber: firstNumber,
    firstInvoiceYear: firstNumberYear,
  }),
  almanac: ({ name, lat, lon, sunrise, labelsSlots, hiddenSlotLabels }) => ({
    almanacPlace: name,
    almanacLat: lat,
    almanacLon: lon,
    almanacSunrise: sunrise,
    labelsSlots,
    hiddenSlotLabels: [...hiddenSlotLabels],
  }),
  charts: (charts) => ({ charts }),
  legal: (change) => change,
  home: (homeTexts) => ({ homeTexts }),
  blog: ({ postCategories }) => ({ postCategories: [...postCategories] }),
  emails: (change) => change,
  look: (change) => change,
  discount: (change) => change,
  languages: ({ languages, writtenIn }) => ({ languages: [...languages], writtenIn }),
}

type Edit<Part extends SettingsPart> = {
  readonly part: Part
  readonly change: PracticeChanges[Part]
  readonly version: number
  readonly now: Date
}

/** Returns false if the settings have been changed since this version. A saved part is no longer a sample. */
export async function recordPracticeChange<Part extends SettingsPart>(
  db: Database,
  { part, change, version, now }: Edit<Part>,
): Promise<boolean> {
  const changed = await db
    .update(practice)
    .set({
      ...COLUMNS[part](change),
      ...(part === 'upi' && { upiChangedAt: now }),
      sampleParts: sql`array_remove(${practice.sampleParts}, ${part})`,
      updatedAt: now,
      version: sql`${practice.version} + 1`,
    })
    .where(eq(practice.version, version))
    .returning({ id: practice.id })
  return changed.length === 1
}

export async function requirePracticeVersion(db: Database): Promise<number> {
  const [found] = await db.select({ version: practice.version }).from(practice)
  if (!found) throw new Error('The practice has no settings.')
  return found.version
}

type ResettablePart = Exclude<SamplePart, 'hours' | 'legal'>

/** The values of parts of the settings. */
export type PartValues = { readonly [Part in ResettablePart]: PracticeChanges[Part] }

function isResettable(part: SamplePart): part is ResettablePart {
  return part !== 'hours' && part !== 'legal'
}

function columnsOf<Part extends ResettablePart>(part: Part, values: PartValues): Columns {
  return COLUMNS[part](values[part] as never)
}

/** The parts that still have sample values: parts of an empty practice are to be set too, but have none. */
export async function listSampleParts(db: Database, empty: PartValues): Promise<SamplePart[]> {
  const [row] = await db.select().from(practice)
  const { rows: hours } = await db.execute(sql`
    select from astrologer_hours where astrologer_id = (select id from astrologers where is_principal) limit 1`)
  return (row?.sampleParts ?? []).filter((part) => {
    if (!isResettable(part)) return part === 'hours' && hours.length > 0
    return Object.entries(columnsOf(part, empty)).some(
      ([name, value]) => !isDeepStrictEqual(row?.[name as keyof typeof row], value),
    )
  })
}

/**
 * Gives those parts that are still samples the values of an empty practice. They stay on the list of what is to be set.
 * Returns these parts, and the settings as they were.
 */
export async function resetPracticeParts(
  tx: Database,
  parts: readonly SamplePart[],
  { empty, now }: { readonly empty: PartValues; readonly now: Date },
): Promise<{ readonly parts: readonly SamplePart[]; readonly before: readonly object[] }> {
  const { rows } = await tx.execute<{ row: object }>(sql`select to_jsonb(practice) as row from practice for update`)
  const samples = await listSampleParts(tx, empty)
  const chosen = parts.filter((part) => samples.includes(part))
  const columns = Object.assign({}, ...chosen.filter(isResettable).map((part) => columnsOf(part, empty)))
  const upiChanged = chosen.includes('upi') && { upiChangedAt: now }
  if (chosen.length > 0) {
    await tx.update(practice).set({ ...columns, ...upiChanged, updatedAt: now, version: sql`${practice.version} + 1` })
  }
  return { parts: chosen, before: rows.map(({ row }) => row) }
}

/** Brings back those parts that have not been set meanwhile, and returns them. */
export async function restorePracticeParts(
  tx: Database,
  parts: readonly SamplePart[],
  { before, empty, now }: { readonly before: readonly object[]; readonly empty: PartValues; readonly now: Date },
): Promise<readonly SamplePart[]> {
  const [found] = await tx.select({ sampleParts: practice.sampleParts }).from(practice).for('update')
  const chosen = parts.filter((part) => found?.sampleParts.includes(part))
  const names = chosen.filter(isResettable).flatMap((part) => Object.keys(columnsOf(part, empty)))
  if (names.length === 0) return chosen

  const columns = getTableColumns(practice)
  const values = names.map((name) => {
    const column = sql.identifier(columns[name as keyof typeof columns].name)
    return sql`${column} = old.${column}`
  })
  await tx.execute(sql`
    update practice set ${sql.join(values, sql`, `)}, upi_changed_at = ${now}, updated_at = ${now}, version = practice.version + 1
    from jsonb_populate_record(null::practice, ${JSON.stringify(before[0] ?? {})}::jsonb) old`)
  return chosen
}

/** Something was set outside the settings, such as the hours. */
export async function markPartSet(db: Database, part: SamplePart): Promise<void> {
  await db
    .update(practice)
    .set({ sampleParts: sql`array_remove(${practice.sampleParts}, ${part})` })
    .where(sql`${part} = any (${practice.sampleParts})`)
}
