import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { practice } from '#db/schema/content.ts'
import type { PracticeChanges, SettingsPart } from '#domain/content/practice-changes.ts'

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
  ways: (paymentWays) => ({ paymentWays }),
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
  almanac: ({ name, lat, lon, labelsSlots }) => ({
    almanacPlace: name,
    almanacLat: lat,
    almanacLon: lon,
    labelsSlots,
  }),
  legal: (change) => change,
  home: (homeTexts) => ({ homeTexts }),
  blog: ({ postCategories }) => ({ postCategories: [...postCategories] }),
  emails: (emailTexts) => ({ emailTexts }),
  look: (change) => change,
  discount: (change) => change,
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
