import { differences, type FieldSpec, type FormTexts } from '#app/features/staff/content/form-spec.ts'
import { PASSWORD_FIELD } from '#app/features/staff/content/forms/practice-forms.ts'
import {
  askedFields,
  foldedFields,
  isSettingsStep,
  readStep,
  readUpi,
  type SettingsStep,
  stepValues,
} from '#app/features/staff/setup/setup-forms.ts'
import { HOURS_FIELDS, hoursProblems, typedWeek } from '#app/features/staff/setup/setup-hours.ts'
import { readServices, serviceFields } from '#app/features/staff/setup/setup-services.ts'
import type { SentForm } from '#app/http/form.ts'
import { badRequest, rejected, rejectedFields } from '#app/http/respond.ts'
import { storeUploads } from '#app/routes/staff/content/store-uploads.ts'
import { PASSWORD_PROBLEMS } from '#app/routes/staff/practice/password-problems.ts'
import type { AdminVisit } from '#app/routes/staff/require-admin.ts'
import { CONFLICT, CONTENT } from '#content/staff/editing.ts'
import { SETUP_HOURS } from '#content/staff/practice/setup.ts'
import { PACKAGE_FORM } from '#content/staff/services/catalogue-forms.ts'
import { findPrincipalId } from '#db/availability/weekly-hours.ts'
import { requirePractice } from '#db/content/practice.ts'
import { requirePracticeVersion } from '#db/content/practice-settings.ts'
import type { SetupStep } from '#domain/content/setup-steps.ts'
import type { SavePictures } from '#domain/image-uploads.ts'
import { changeUpi } from '#usecases/admin/change-upi.ts'
import { savePracticeParts, saveServices } from '#usecases/admin/set-up-practice.ts'
import { changeHours } from '#usecases/desk/change-hours.ts'
import { readFirstHours, readServiceRows } from './load-step.ts'

/** Saves the answer of a step. Returns what the page shows of a refusal, or undefined when it is saved. */
export function saveStep(step: SetupStep, form: SentForm, visit: AdminVisit, save: SavePictures) {
  if (isSettingsStep(step)) return saveSettings(step, form, visit, save)
  if (step === 'services') return saveOffered(form, visit)
  if (step === 'hours') return saveHours(form, visit)
  return undefined
}

async function saveSettings(step: SettingsStep, form: SentForm, visit: AdminVisit, save: SavePictures) {
  const { db, viewer, editorId, now } = visit
  const fields = [...askedFields(step), ...foldedFields(step)]
  const typed: Record<string, string> = form.texts(fields.map(({ name }) => name))
  const uploaded = await storeUploads(fields, form, save)
  if (!uploaded.ok) return rejectedFields(uploaded.refusal, typed)
  Object.assign(typed, uploaded.value)

  const practice = await requirePractice(db)
  const edit = { version: form.wholeNumber('version'), editorId, now }
  if (step === 'payment') {
    const upi = readUpi(typed)
    if (!upi.ok) return rejectedFields(upi.refusal, typed)
    const saved = await changeUpi(db, { ...edit, change: upi.value, password: form.text(PASSWORD_FIELD.name) })
    if (saved.ok) return undefined
    if (saved.refusal.reason === 'changed-meanwhile') return conflicting()
    const message = PASSWORD_PROBLEMS[saved.refusal.reason]
    const status = saved.refusal.reason === 'too-often' ? 429 : 422
    return rejected({ title: message }, { fieldErrors: { password: message }, values: typed, status })
  }
  const read = readStep(step, practice, typed)
  if (!read.ok) return rejectedFields(read.refusal, typed)
  const saved = await savePracticeParts(db, { ...edit, parts: read.value })
  return saved.ok ? undefined : conflicting()

  async function conflicting() {
    const theirs = differences(fields, stepValues(step, await requirePractice(db), viewer), typed)
    return conflict(typed, { version: await requirePracticeVersion(db), theirs })
  }
}

function conflict(values: FormTexts, shown: { version: number; theirs: ReturnType<typeof differences> }) {
  return rejected({ title: CONFLICT.title }, { status: 409, values }, { conflict: shown })
}

async function saveOffered(form: SentForm, visit: AdminVisit) {
  const stored = await readServiceRows(visit.db)
  const rows = stored.map((row) => ({ ...row, version: form.wholeNumber(`version-${row.key}`) }))
  const typed = typedTexts(form, serviceFields(rows))
  const read = readServices(rows, typed)
  if (!read.ok) return rejectedFields(read.refusal, typed)

  const saved = await saveServices(visit.db, read.value, visit)
  if (saved.ok) return undefined
  const { key, refusal } = saved.refusal
  if (refusal.reason === 'longer-than-hours') {
    const problem = PACKAGE_FORM.problems.longerThanHours(refusal.longestMinutes)
    return rejectedFields({ [`durationMinutes-${key}`]: problem }, typed)
  }
  if (refusal.reason === 'name-taken') return rejectedFields({ [`name-${key}`]: CONTENT.nameTaken }, typed)
  return conflict(typed, { version: form.wholeNumber('version'), theirs: [] })
}

async function saveHours(form: SentForm, visit: AdminVisit) {
  const typed = typedTexts(form, HOURS_FIELDS)
  const { mayChange } = await readFirstHours(visit, await requirePractice(visit.db))
  if (!mayChange) throw badRequest()
  const week = typedWeek(typed)
  if (week.every((day) => day.length === 0)) return rejectedFields({ day1: SETUP_HOURS.daysMissing }, typed)

  const astrologerId = await findPrincipalId(visit.db)
  const saved = await changeHours(visit.db, { astrologerId, typed: week, before: form.text('before') })
  if (saved.ok) return undefined
  if (saved.refusal.kind === 'invalid') return rejectedFields(hoursProblems(saved.refusal.problems), typed)
  return rejected({ title: SETUP_HOURS.changedMeanwhile }, { status: 409 })
}

function typedTexts(form: SentForm, fields: readonly FieldSpec[]): FormTexts {
  return form.texts(fields.map(({ name }) => name))
}
