import {
  deleteHolidays,
  deleteOverride,
  hasOverride,
  listHolidayDates,
  recordOverride,
  type StoredOverride,
} from '#db/availability/date-overrides.ts'
import { lockDiary } from '#db/availability/slots.ts'
import type { Database } from '#db/client.ts'
import { listTranslations, recordTranslations } from '#db/content/translations.ts'
import { type Holiday, listHolidays } from '#domain/availability/public-holidays.ts'
import {
  LONGEST_REASON,
  readSpecialDays,
  type SpecialDaysProblems,
  type TypedSpecialDays,
} from '#domain/availability/special-days.ts'
import { trimmedTranslation } from '#domain/content/translations.ts'
import { LANGUAGES, type Language } from '#domain/languages.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'
import { istDate } from '#domain/time/india-time.ts'
import { originalHash } from '#usecases/read-originals.ts'

type NewSpecialDays = {
  readonly typed: TypedSpecialDays
  /** Null: everybody. */
  readonly astrologerId: number | null
}

/** Closes days or gives them other hours. Booked sessions stay; the desk lists those that are now outside the hours. */
export async function addSpecialDays(
  db: Database,
  { typed, astrologerId }: NewSpecialDays,
  now: Date,
): Promise<Outcome<null, SpecialDaysProblems>> {
  return recordSpecialDays(db, { typed, astrologerId, createdAt: now }, now)
}

/** The reason in other languages. */
type ReasonTexts = Readonly<Partial<Record<Language, string>>>

/** Returns what was removed, so that it can be restored; undefined if it is gone already. */
export async function removeSpecialDays(
  db: Database,
  named: { readonly id: number; readonly astrologerId: number },
): Promise<(StoredOverride & { readonly translations: ReasonTexts }) | undefined> {
  return db.transaction(async (tx) => {
    await lockDiary(tx)
    const translations: Partial<Record<Language, string>> = {}
    for (const language of LANGUAGES) {
      const [stored] = await listTranslations(tx, { kind: 'closed-days', id: named.id }, language)
      if (stored) translations[language] = stored.text
    }
    const removed = await deleteOverride(tx, named)
    return removed && { ...removed, translations }
  })
}

type RemovedSpecialDays = NewSpecialDays & {
  readonly holidayKey: string | null
  /** As it was before the removal, because the newer of two overrides wins. */
  readonly createdAt: Date
  readonly translations: ReasonTexts
  readonly editorId: string
}

/** Undoes a removal. */
export async function restoreSpecialDays(
  db: Database,
  { createdAt, ...removed }: RemovedSpecialDays,
  now: Date,
): Promise<Outcome<null, SpecialDaysProblems>> {
  return recordSpecialDays(db, { ...removed, createdAt: createdAt < now ? createdAt : now }, now)
}

type Recorded = NewSpecialDays & Pick<RemovedSpecialDays, 'createdAt'> & Partial<RemovedSpecialDays>

/** Repeating it changes nothing. */
async function recordSpecialDays(
  db: Database,
  { typed, translations = {}, editorId, ...rest }: Recorded,
  now: Date,
): Promise<Outcome<null, SpecialDaysProblems>> {
  const read = readSpecialDays(typed, istDate(now))
  if (!read.ok) return read
  await db.transaction(async (tx) => {
    await lockDiary(tx)
    const override = { ...read.value, ...rest }
    if (await hasOverride(tx, override)) return
    const { id } = await recordOverride(tx, override)
    if (editorId !== undefined)
      await translateReason(tx, { id, reason: override.reason, translations }, { editorId, now })
  })
  return accepted(null)
}

type TranslatedReason = { readonly id: number; readonly reason: string; readonly translations: ReasonTexts }

async function translateReason(
  tx: Database,
  { id, reason, translations }: TranslatedReason,
  by: { readonly editorId: string; readonly now: Date },
): Promise<void> {
  for (const language of LANGUAGES) {
    const text = trimmedTranslation('line', translations[language] ?? '').slice(0, LONGEST_REASON)
    if (text === '') continue
    const texts = [{ field: 'reason', text, originalHash: originalHash(reason) }]
    await recordTranslations(tx, { kind: 'closed-days', id }, { texts, language, ...by })
  }
}

type ChosenHolidays = {
  readonly stateCode: string
  readonly isChosen: (key: string) => boolean
  /** What clients read as the reason. */
  readonly nameOf: (slug: string) => string
}

/**
 * Closes the whole practice on the chosen holidays of a state's list, and opens it again on the others of that list. One that
 * was stored with a date that is calculated otherwise today moves there.
 */
export async function chooseHolidays(
  db: Database,
  { stateCode, isChosen, nameOf }: ChosenHolidays,
  now: Date,
): Promise<void> {
  const listed = listHolidays(stateCode, istDate(now))
  await db.transaction(async (tx) => {
    await lockDiary(tx)
    const stored = await listHolidayDates(tx)
    const isStored = ({ key, date }: Holiday) => isChosen(key) && stored.get(key) === date
    const others = listed.filter((holiday) => !isStored(holiday))
    await deleteHolidays(
      tx,
      others.map(({ key }) => key),
    )
    for (const { key, date, slug } of others) {
      if (!isChosen(key)) continue
      await recordOverride(tx, {
        astrologerId: null,
        firstDate: date,
        lastDate: date,
        hours: [],
        reason: nameOf(slug),
        showsReason: true,
        holidayKey: key,
        createdAt: now,
      })
    }
  })
}
