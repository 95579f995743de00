import { data } from 'react-router'
import { placeNameAt } from '#app/features/frame/area-navigation.ts'
import contentStyles from '#app/features/staff/content/content.css?url'
import { EditForm } from '#app/features/staff/content/edit-form.tsx'
import { WithPreview } from '#app/features/staff/content/edit-preview.tsx'
import { differences, type FieldSpec, type FormTexts, readTexts } from '#app/features/staff/content/form-spec.ts'
import { PASSWORD_FIELD, partFormOf } from '#app/features/staff/content/forms/practice-forms.ts'
import { PART_PAGES, PART_PLACES, partPreviewPath } from '#app/features/staff/content/preview-pages.ts'
import { EmailPreviews } from '#app/features/staff/practice/email-previews.tsx'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import {
  GETTING_PAID_PATH,
  settingsHome,
  settingsPath,
  settingsPlace,
  translationPath,
} from '#app/features/staff/staff-paths.ts'
import { TranslateLink } from '#app/features/staff/website/translate-link.tsx'
import { practiceContext, savePicturesContext } from '#app/http/contexts.ts'
import { readForm, type SentForm, TOO_LARGE_INTENT } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound, rejected, rejectedFields } from '#app/http/respond.ts'
import { requireSecondProof, requireWriter } from '#app/http/viewer.ts'
import { storeUploads } from '#app/routes/staff/content/store-uploads.ts'
import { typedSpecTexts } from '#app/routes/staff/content/typed-texts.ts'
import { type AdminVisit, requireAdmin } from '#app/routes/staff/require-admin.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { to, unprefixed } from '#content/language.ts'
import { ALMANAC_SEARCH, CONFLICT, EDITING, EMAIL_PREVIEW, PRACTICE_PAGE } from '#content/staff/editing.ts'
import { GETTING_PAID } from '#content/staff/practice/practice-place.ts'
import { PICTURE } from '#content/staff/website/pictures.ts'
import { findProfile } from '#db/accounts/profiles.ts'
import { requirePractice } from '#db/content/practice.ts'
import { requirePracticeVersion } from '#db/content/practice-settings.ts'
import { placeLabel } from '#domain/births/places.ts'
import {
  isPaymentPart,
  isSettingsPart,
  type OrdinaryPart,
  type PracticeChanges,
  type SettingsPart,
} from '#domain/content/practice-changes.ts'
import { isTranslatedPart } from '#domain/content/translations.ts'
import { financialYearOf, firstInvoiceNumberIn } from '#domain/invoices/invoice-number.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { changePaymentMethods } from '#usecases/admin/change-payment-methods.ts'
import { changePractice } from '#usecases/admin/change-practice.ts'
import { type ChangeUpiRefusal, changeUpi } from '#usecases/admin/change-upi.ts'
import { findPlace } from '#usecases/charts/find-place.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import type { Route } from './+types/practice-part'
import { PASSWORD_PROBLEMS } from './password-problems.ts'

/** The button that shows the emails without saving them. */
const PREVIEW = 'preview'

/** The part that an address names; each belongs to one place. */
function requirePart({ pathname }: URL, part: string): SettingsPart {
  if (!isSettingsPart(part) || !unprefixed(pathname).startsWith(settingsPath(part))) throw notFound()
  return part
}

function isAboutMoney(part: SettingsPart): boolean {
  return settingsHome(part) === GETTING_PAID_PATH || part === 'discount'
}

function fieldsOf(part: SettingsPart): readonly FieldSpec[] {
  const { fields } = partFormOf(part)
  return isPaymentPart(part) ? [...fields, PASSWORD_FIELD] : fields
}

async function readPart(
  { db, now }: Pick<AdminVisit, 'db' | 'now'>,
  part: SettingsPart,
): Promise<{ values: FormTexts; version: number; practiceName: string }> {
  const form = partFormOf(part)
  const [practice, version] = await Promise.all([requirePractice(db), requirePracticeVersion(db)])
  const values = form.fill(form.of(practice))
  if (part !== 'invoices') return { values, version, practiceName: practice.name }
  const firstNumber = String(firstInvoiceNumberIn(practice.invoices, financialYearOf(now)))
  return { values: { ...values, firstNumber }, version, practiceName: practice.name }
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: contentStyles }]

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const titles = loaderData ? [loaderData.title] : []
  return privateMeta(matches, ...titles, EDITING.title)
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const visit = requireAdmin(context)
  const part = requirePart(url, params.part)
  if (isAboutMoney(part)) requireSecondProof(context, visit.viewer)
  const isPasswordNeeded = isPaymentPart(part) && !(await findProfile(visit.db, visit.editorId))?.hasPassword
  const { title, lead } = partFormOf(part).texts
  const isTranslated = isTranslatedPart(part) && (await context.get(practiceContext)()).languages.length > 1
  const translationHref = isTranslated ? translationPath(part, 1) : undefined
  return {
    part,
    title,
    lead,
    fields: fieldsOf(part),
    isPasswordNeeded,
    translationHref,
    ...(await readPart(visit, part)),
  }
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const visit = requireAdmin(context)
  const part = requirePart(url, params.part)
  if (isAboutMoney(part)) requireSecondProof(context, visit.viewer)
  const form = await readForm(request)
  requireWriter(context, form)
  const spec = partFormOf(part)
  if (form.text('intent') === TOO_LARGE_INTENT) {
    const { values } = await readPart(visit, part)
    return rejected({ title: PICTURE.tooLarge }, { values, status: 413 })
  }
  const typed = typedSpecTexts(spec.fields, form)
  const uploaded = await storeUploads(spec.fields, form, context.get(savePicturesContext))
  if (!uploaded.ok) return rejectedFields(uploaded.refusal, typed)
  Object.assign(typed, uploaded.value)
  if (part === 'almanac') {
    const place = await findAlmanacPlace(typed, (await readPart(visit, part)).values)
    if (!place.ok) return rejectedFields(place.refusal, typed)
    Object.assign(typed, place.value)
  }
  const read = readTexts(spec, typed)
  if (!read.ok) return rejectedFields(read.refusal, typed)

  if (part === 'emails' && form.text('intent') === PREVIEW) {
    return data({ preview: (read.value as PracticeChanges['emails']).emailTexts, values: typed })
  }

  const refusal = await save(part, read.value, form, visit)
  if (refusal === undefined) {
    const shown = (await refreshPageCaches(visit.db)) ? EDITING.onSite.now : EDITING.onSite.soon
    const detail = isPaymentPart(part) ? PRACTICE_PAGE.paymentSaved[part] : shown
    return goTo(settingsHome(part), { tone: 'success', title: EDITING.saved, detail })
  }
  if (refusal.reason === 'changed-meanwhile') {
    const { values, version } = await readPart(visit, part)
    const theirs = differences(spec.fields, values, typed)
    return rejected({ title: CONFLICT.title }, { status: 409, values: typed }, { conflict: { version, theirs } })
  }
  if (refusal.reason === 'numbers-drawn') {
    const fieldErrors = { firstNumber: PRACTICE_PAGE.numbersDrawn }
    return rejectedFields(fieldErrors, typed)
  }
  const message = PASSWORD_PROBLEMS[refusal.reason]
  const status = refusal.reason === 'too-often' ? 429 : 422
  return rejected({ title: message }, { fieldErrors: { password: message }, values: typed, status })
}

/** Returns the refusal, or undefined when saved. */
async function save(
  part: SettingsPart,
  change: PracticeChanges[SettingsPart],
  form: SentForm,
  { db, editorId, now }: AdminVisit,
): Promise<ChangeUpiRefusal | { readonly reason: 'numbers-drawn' } | undefined> {
  const version = form.wholeNumber('version')
  if (!isPaymentPart(part)) {
    const saved = await changePractice(db, {
      part,
      change: change as PracticeChanges[OrdinaryPart],
      version,
      editorId,
      now,
    })
    return saved.ok ? undefined : { reason: saved.refusal }
  }
  const edit = { version, password: form.text('password'), editorId, now }
  const saved =
    part === 'upi'
      ? await changeUpi(db, { ...edit, change: change as PracticeChanges['upi'] })
      : await changePaymentMethods(db, { ...edit, change: change as PracticeChanges['ways'] })
  return saved.ok ? undefined : saved.refusal
}

export default function PracticePart({ loaderData, actionData }: Route.ComponentProps) {
  const { part, title, lead, fields, practiceName, isPasswordNeeded, translationHref, values, version } = loaderData
  const previewed = actionData && 'preview' in actionData ? actionData : undefined
  return (
    <>
      <StaffHeading
        title={title}
        lead={lead}
        crumbs={[...crumbsOf(part), { label: title }]}
        actions={<TranslateLink href={translationHref} />}
      />
      {part === 'legal' && (
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a className="text-link" href={to('/terms')}>
            {PRACTICE_PAGE.readTerms}
          </a>
          <a className="text-link" href={to('/privacy')}>
            {PRACTICE_PAGE.readPrivacy}
          </a>
        </p>
      )}
      {previewed && <EmailPreviews texts={previewed.preview} practiceName={practiceName} />}
      {isPasswordNeeded && (
        <Notice>
          <span className="grid justify-items-start gap-3">
            {PRACTICE_PAGE.passwordNotSet}
            <ButtonLink href="/dashboard/profile#set-password" tone="secondary" size="sm">
              {PRACTICE_PAGE.setPassword}
            </ButtonLink>
          </span>
        </Notice>
      )}
      <WithPreview href={PART_PAGES[part] && partPreviewPath(part)} place={PART_PLACES[part]} isNew={false}>
        {(previewButton) => (
          <EditForm
            fields={fields}
            values={previewed?.values ?? values}
            version={version}
            problem={actionData && 'toast' in actionData ? actionData : undefined}
            backHref={settingsHome(part)}
            previewButton={previewButton}
          >
            {part === 'emails' && (
              <p>
                <Button type="submit" name="intent" value={PREVIEW} tone="secondary">
                  {EMAIL_PREVIEW.show}
                </Button>
              </p>
            )}
          </EditForm>
        )}
      </WithPreview>
    </>
  )
}

function crumbsOf(part: SettingsPart) {
  const [place, home] = [settingsPlace(part), settingsHome(part)]
  const crumbs = [{ label: placeNameAt(place), href: place }]
  return home === place ? crumbs : [...crumbs, { label: GETTING_PAID.title, href: home }]
}

/**
 * Fills in the coordinates of a town that was typed without new ones. Returns what to save, or the problem of a field.
 */
async function findAlmanacPlace(typed: FormTexts, stored: FormTexts): Promise<Outcome<FormTexts, FormTexts>> {
  const isSame = (field: string) => (typed[field] ?? '').trim() === stored[field]
  const hasCoordinates = (typed.lat ?? '').trim() !== '' && (typed.lon ?? '').trim() !== ''
  const areTheirs = isSame('name') || !(isSame('lat') && isSame('lon'))
  if (hasCoordinates && areTheirs) return accepted(typed)

  const found = await findPlace(typed.name ?? '')
  if (!found) return refused({ name: ALMANAC_SEARCH.unknown })
  const { place, isGuessed, namesakes } = found
  if (isGuessed) return refused({ name: ALMANAC_SEARCH.several([place, ...namesakes].map(placeLabel)) })
  return accepted({ name: place.name, lat: String(place.lat), lon: String(place.lon) })
}
