import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { practice } from '#db/schema/content.ts'
import type { OwnPageLink } from '#domain/content/own-pages.ts'
import type { FilledPages, Practice } from '#domain/content/practice-profile.ts'
import { translatedPractice } from '#domain/content/translated-practice.ts'
import { TRANSLATED_PARTS } from '#domain/content/translations.ts'
import { type ReadIn, translationText } from './translated-columns.ts'

const LANGUAGE = sql.placeholder('language')
const OWN_TITLE = translationText(LANGUAGE, { kind: 'pages', id: sql`own_pages.id`, field: 'title' })

const PRACTICE = {
  name: practice.name,
  tagline: practice.tagline,
  trustLine: practice.trustLine,
  astrologerName: practice.astrologerName,
  astrologerTitles: practice.astrologerTitles,
  about: practice.about,
  facts: practice.facts,
  portraitUrl: practice.portraitUrl,
  contact: {
    address: practice.address,
    email: practice.email,
    phone: practice.phone,
    supportEmail: practice.supportEmail,
    astrologerEmail: practice.astrologerEmail,
  },
  businessHours: { days: practice.businessDays, opensAt: practice.opensAt, closesAt: practice.closesAt },
  socialLinks: practice.socialLinks,
  upi: {
    payeeId: practice.upiPayeeId,
    payeeName: practice.upiPayeeName,
    kind: practice.upiKind,
    changedAt: practice.upiChangedAt,
  },
  paymentMethods: practice.paymentMethods,
  gst: {
    mode: practice.gstMode,
    legalName: practice.gstLegalName,
    gstin: practice.gstin,
    stateCode: practice.gstStateCode,
    consultationSac: practice.consultationSac,
    courseSac: practice.courseSac,
  },
  invoices: {
    prefix: practice.invoicePrefix,
    firstNumber: practice.firstInvoiceNumber,
    firstNumberYear: practice.firstInvoiceYear,
  },
  almanac: {
    name: practice.almanacPlace,
    lat: practice.almanacLat,
    lon: practice.almanacLon,
    sunrise: practice.almanacSunrise,
    labelsSlots: practice.labelsSlots,
    hiddenSlotLabels: practice.hiddenSlotLabels,
  },
  policies: {
    termsText: practice.termsText,
    termsAdditions: practice.termsAdditions,
    termsSince: practice.termsSince,
    privacyText: practice.privacyText,
    privacyAdditions: practice.privacyAdditions,
    privacySince: practice.privacySince,
  },
  charts: practice.charts,
  homeTexts: practice.homeTexts,
  emailTexts: practice.emailTexts,
  greetsBirthdays: practice.greetsBirthdays,
  postCategories: practice.postCategories,
  look: { logoUrl: practice.logoUrl, accentLight: practice.accentLight, accentDark: practice.accentDark },
  returningDiscount: practice.returningDiscount,
  showsReviews: practice.showsReviews,
  languages: practice.languages,
  writtenIn: practice.writtenIn,
  isOpen: practice.isOpen,
  sampleParts: practice.sampleParts,
  filled: {
    courses: sql<boolean>`exists (select from courses where retired_at is null)`,
    freeContent: sql<boolean>`exists (select from teachers)`,
    blog: sql<boolean>`exists (select from blog_posts where status = 'published')`,
    own: sql<OwnPageLink[]>`(
      select coalesce(json_agg(json_build_object('slug', slug, 'title', coalesce(${OWN_TITLE}, title), 'place', place)
        order by position, id), '[]')
      from own_pages where is_published and place <> 'none'
    )`,
  },
  /** By "part.field". */
  translations: sql<Readonly<Record<string, string>> | null>`(
    select jsonb_object_agg(kind || '.' || field, text) from translations
    where item_id = 1 and language = ${LANGUAGE} and kind in ${TRANSLATED_PARTS}
  )`,
}

const queries = new WeakMap<Database, ReturnType<typeof practiceQuery>>()

/** Without a name it is not prepared in the database, where a plan would outlive a migration. */
function practiceQuery(db: Database) {
  return db.select(PRACTICE).from(practice).prepare('')
}

/**
 * Never missing on a started site: the first content is written before the first request. Every page asks for it, and to
 * build the query takes longer than to run it. Without a language its texts are as the practice wrote them.
 */
export async function requirePractice(
  db: Database,
  language?: ReadIn,
): Promise<Practice & { readonly filled: FilledPages }> {
  const query = queries.get(db) ?? practiceQuery(db)
  queries.set(db, query)
  const [found] = await query.execute({ language: language ?? '' })
  if (!found) throw new Error('The practice has not been set up: the site started without its first content.')

  const { translations, ...written } = found
  return translatedPractice(written, translations ?? {})
}

/** Until the transaction ends, so that one process alone writes the first content. */
export async function lockFirstContent(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('first content'))`)
}

export async function isPracticeSetUp(db: Database): Promise<boolean> {
  const rows = await db.select({ id: practice.id }).from(practice)
  return rows.length === 1
}

export async function recordPractice(db: Database, first: Practice): Promise<void> {
  const { contact, businessHours, upi, gst, invoices, almanac, policies, look, ...rest } = first
  await db.insert(practice).values({
    ...rest,
    ...contact,
    ...policies,
    ...look,
    astrologerTitles: [...rest.astrologerTitles],
    sampleParts: [...rest.sampleParts],
    postCategories: [...rest.postCategories],
    languages: [...rest.languages],
    businessDays: [...businessHours.days],
    opensAt: businessHours.opensAt,
    closesAt: businessHours.closesAt,
    upiPayeeId: upi.payeeId,
    upiPayeeName: upi.payeeName,
    upiKind: upi.kind,
    upiChangedAt: upi.changedAt,
    gstMode: gst.mode,
    gstLegalName: gst.legalName,
    gstin: gst.gstin,
    gstStateCode: gst.stateCode,
    consultationSac: gst.consultationSac,
    courseSac: gst.courseSac,
    invoicePrefix: invoices.prefix,
    firstInvoiceNumber: invoices.firstNumber,
    firstInvoiceYear: invoices.firstNumberYear,
    almanacPlace: almanac.name,
    almanacLat: almanac.lat,
    almanacLon: almanac.lon,
    almanacSunrise: almanac.sunrise,
    labelsSlots: almanac.labelsSlots,
    hiddenSlotLabels: [...almanac.hiddenSlotLabels],
  })
}
