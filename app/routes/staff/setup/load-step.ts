import type { RouterContextProvider } from 'react-router'
import type { FieldSpec, FormTexts } from '#app/features/staff/content/form-spec.ts'
import { PASSWORD_FIELD } from '#app/features/staff/content/forms/practice-forms.ts'
import { askedFields, foldedFields, isSettingsStep, stepValues } from '#app/features/staff/setup/setup-forms.ts'
import { HOURS_FIELDS, hoursValues } from '#app/features/staff/setup/setup-hours.ts'
import { serviceFields, serviceRows, serviceValues } from '#app/features/staff/setup/setup-services.ts'
import { appUrlContext, sendsMailContext } from '#app/http/contexts.ts'
import type { AdminVisit } from '#app/routes/staff/require-admin.ts'
import { findProfile } from '#db/accounts/profiles.ts'
import { findPrincipalId, listWeeklyHours } from '#db/availability/weekly-hours.ts'
import type { Database } from '#db/client.ts'
import { countItems, listContent } from '#db/content/admin-content.ts'
import { countWaiting } from '#db/content/admin-overview.ts'
import { requirePractice } from '#db/content/practice.ts'
import { listSampleParts, requirePracticeVersion } from '#db/content/practice-settings.ts'
import { listPassedSteps } from '#db/content/setup.ts'
import { type Week, weekText } from '#domain/availability/typed-hours.ts'
import { STANDARD_ACCENTS } from '#domain/content/accent.ts'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/content-kinds.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import type { SetupStep } from '#domain/content/setup-steps.ts'
import { offeredMethods } from '#domain/payments/offered-methods.ts'
import { staffMay } from '#domain/rights.ts'
import { EMPTY_PARTS } from '#usecases/content/empty-practice.ts'

const KINDS = Object.keys(CONTENT_KINDS) as ContentKind[]
const MOST_SERVICES = 8

export async function readServiceRows(db: Database) {
  return serviceRows(await listContent(db, 'packages', { limit: MOST_SERVICES }))
}

/** The hours of the principal astrologer; an admin sets the first ones, later ones are the astrologer's. */
export async function readFirstHours({ db, viewer }: AdminVisit, { sampleParts }: Practice) {
  const week = await listWeeklyHours(db, await findPrincipalId(db))
  return { week, before: weekText(week), mayChange: staffMay(viewer, 'availability') || sampleParts.includes('hours') }
}

async function hasSamples(db: Database): Promise<boolean> {
  const [{ samples }, { samplePosts }, parts] = await Promise.all([
    countItems(db, KINDS),
    countWaiting(db),
    listSampleParts(db, EMPTY_PARTS),
  ])
  return samplePosts > 0 || parts.length > 0 || Object.values(samples).some((count) => count > 0)
}

type Form = {
  readonly fields: readonly FieldSpec[]
  readonly folded: readonly FieldSpec[]
  readonly values: FormTexts
  /** Sent back as they are, so that a change made meanwhile is noticed. */
  readonly hidden: FormTexts
}

const NO_FORM: Form = { fields: [], folded: [], values: {}, hidden: {} }

/** All that one step shows. */
export async function loadStep(step: SetupStep, visit: AdminVisit, context: Readonly<RouterContextProvider>) {
  const { db, viewer } = visit
  const practice = await requirePractice(db)
  const version = await requirePracticeVersion(db)
  const passed = await listPassedSteps(db)
  const rows = await readServiceRows(db)
  const hours = await readFirstHours(visit, practice)
  const profile = await findProfile(db, viewer.id)
  const sendsMail = context.get(sendsMailContext)
  const isPasswordNeeded = step === 'payment' && !profile?.hasPassword
  return {
    step,
    passed,
    version,
    ...formOf(),
    isOpen: practice.isOpen,
    isPasswordNeeded,
    hours: step === 'hours' ? { mayChange: hours.mayChange, isUniform: hoursValues(hours.week) !== undefined } : null,
    hasSamples: (step === 'name' || step === 'open') && (await hasSamples(db)),
    sendsMail,
    appUrl: context.get(appUrlContext),
    ready: {
      services: rows.some(({ id }) => id !== undefined),
      hours: hours.week.some((day) => day.length > 0),
      payment: offeredMethods(practice).length > 0,
      email: sendsMail,
    },
    preview: {
      texts: previewTexts(practice, hours.week),
      services: rows
        .filter(({ id }) => id !== undefined)
        .map(({ key, texts }) => ({
          key,
          name: texts.name ?? '',
          price: texts.price ?? '',
          minutes: texts.isPrasna === 'on' ? '' : (texts.durationMinutes ?? ''),
        })),
    },
  }

  function formOf(): Form {
    if (isSettingsStep(step)) {
      const fields = askedFields(step)
      const values = stepValues(step, practice, viewer)
      const asked = step === 'payment' ? [...fields, PASSWORD_FIELD] : fields
      return { fields: asked, folded: foldedFields(step), values, hidden: {} }
    }
    if (step === 'services') {
      const hidden = Object.fromEntries(rows.map(({ key, version: shown }) => [`version-${key}`, String(shown)]))
      return { fields: serviceFields(rows), folded: [], values: serviceValues(rows), hidden }
    }
    const values = step === 'hours' && hours.mayChange ? hoursValues(hours.week) : undefined
    return values ? { fields: HOURS_FIELDS, folded: [], values, hidden: { before: hours.before } } : NO_FORM
  }
}

function previewTexts(practice: Practice, week: Week): FormTexts {
  const isSet = week.some((day) => day.length > 0)
  return {
    name: practice.name,
    tagline: practice.tagline,
    logoUrl: practice.look.logoUrl ?? '',
    accentLight: practice.look.accentLight ?? STANDARD_ACCENTS.light,
    heading: practice.homeTexts.heading ?? '',
    lead: practice.homeTexts.lead ?? '',
    astrologerName: practice.astrologerName,
    about: practice.about,
    phone: practice.contact.phone,
    email: practice.contact.email,
    payeeId: practice.upi.payeeId ?? '',
    ...(isSet && hoursValues(week)),
  }
}
