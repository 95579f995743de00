import { data, type RouterContextProvider, type ShouldRevalidateFunctionArgs } from 'react-router'
import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { FileList } from '#app/features/page-parts/file-list.tsx'
import answerStyles from '#app/features/staff/bookings/answer.css?url'
import { type AnswerActionData, AnswerEditor } from '#app/features/staff/bookings/answer-editor.tsx'
import { AnswerSource, AnswerTabs } from '#app/features/staff/bookings/answer-source.tsx'
import { AnswerVersions } from '#app/features/staff/bookings/answer-versions.tsx'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { byName } from '#app/http/by-name.ts'
import { readingTextContext } from '#app/http/contexts.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { filesToSend, fileViews } from '#app/routes/booking/file-views.ts'
import { requireBookingsInScope, requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { LANGUAGE } from '#content/language.ts'
import { ANSWER_EDITOR, ANSWER_REFUSALS } from '#content/staff/bookings/answers.ts'
import { longDateTime } from '#content/words/dates.ts'
import { findLanguage } from '#db/accounts/users.ts'
import { findDeskBooking } from '#db/desk/desk-bookings.ts'
import { findAnswerTemplate, listAnswerTemplates } from '#db/sessions/answer-templates.ts'
import { readingOf } from '#domain/charts/reading/reading.ts'
import { isLanguage, LANGUAGE_NAMES } from '#domain/languages.ts'
import { LONGEST_ANSWER, mayBeAnswered } from '#domain/sessions/answers.ts'
import { renderMarkdown } from '#usecases/render-markdown.ts'
import { readAnswer, readAnswerDraft } from '#usecases/sessions/read-answer.ts'
import { listFiles } from '#usecases/sessions/read-file.ts'
import { requestedFiles, unsealGivenDetails } from '#usecases/sessions/requested-files.ts'
import { type PublishRefusal, publishAnswer, saveAnswerDraft } from '#usecases/sessions/write-answer.ts'
import type { Route } from './+types/answer'
import { briefHeading, requireDeskBooking } from './booking-brief.ts'
import { readChart, readingLanguages } from './read-chart.ts'
import { viewBookings } from './view-bookings.ts'
import { viewBrief } from './view-brief.ts'

const pathOf = (bookingId: string) => `${bookingPath(bookingId)}/answer`

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: chartStyles },
  { rel: 'stylesheet', href: horoscopeStyles },
  { rel: 'stylesheet', href: answerStyles },
]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, ANSWER_EDITOR.title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  const { db, keys, scope, now } = visit
  const booking = await findDeskBooking(db, scope, params.bookingId)
  if (booking?.serviceType !== 'consultation') throw notFound()
  const [viewed] = await viewBookings(visit, [booking])
  if (!viewed) throw notFound()
  const [draft, versions, templates, files, brief, languages] = await Promise.all([
    readAnswerDraft(db, keys, booking.id),
    readAnswer(db, keys, booking.id),
    listAnswerTemplates(db, LANGUAGE),
    listFiles(db, keys, booking.id),
    viewBrief(db, viewed, now),
    readingLanguages(visit, viewed.userId),
  ])
  const isRead = brief.kind === 'chart' && viewed.askedAt === null
  const asked = requestedFiles(unsealGivenDetails(booking, keys))
  return {
    bookingId: booking.id,
    booking: viewed,
    question: briefHeading(viewed).questions,
    brief,
    client: clientLabel(booking),
    lead: ANSWER_EDITOR.lead(serviceText(booking), booking.code),
    isClientErased: booking.isClientErased,
    isReady: mayBeAnswered(booking).ok,
    isOpen: booking.status !== 'cancelled' && !booking.isClientErased,
    files: fileViews(files, asked),
    toSend: filesToSend(files, asked),
    draft,
    published: versions[0]?.text ?? null,
    versions: versions.map(({ version, html, publishedAt, publishedBy }) => ({
      version,
      html,
      publishedBy,
      publishedOn: longDateTime(publishedAt),
    })),
    readIn: isRead ? languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] })) : [],
    templates: templates.toSorted(byName).map(({ id, name }) => ({ value: String(id), label: name })),
  }
}

type EditorVisit = StaffVisit & {
  readonly bookingId: string
  readonly context: Readonly<RouterContextProvider>
}

const ACTIONS = { autosave, save, preview, template: insertTemplate, reading: insertReading, publish } as const

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  await requireBookingsInScope(visit, [params.bookingId])
  const form = await readForm(request)
  requireWriter(context, form)
  return chosenAction(ACTIONS, form)(form, { ...visit, bookingId: params.bookingId, context })
}

const writtenIn = (form: SentForm, { bookingId, staff }: EditorVisit) => ({
  bookingId,
  staffId: staff.id,
  text: form.text('text'),
  version: form.wholeNumber('version'),
})

async function autosave(form: SentForm, visit: EditorVisit) {
  const saved = await saveAnswerDraft(visit.db, visit.keys, writtenIn(form, visit), visit.now)
  if (saved.ok) return data<AnswerActionData>({ savedAt: visit.now, version: saved.value.version })
  return data<AnswerActionData>({ error: ANSWER_REFUSALS[saved.refusal] }, { status: 422 })
}

async function save(form: SentForm, visit: EditorVisit) {
  const saved = await saveAnswerDraft(visit.db, visit.keys, writtenIn(form, visit), visit.now)
  if (!saved.ok) return refuse(saved.refusal, form)
  return moveOn(pathOf(visit.bookingId), { tone: 'success', title: ANSWER_EDITOR.saved })
}

async function preview(form: SentForm) {
  const text = form.text('text').slice(0, LONGEST_ANSWER)
  return data<AnswerActionData>({ previewHtml: renderMarkdown(text), ...typed(form) })
}

/** Adds the template below what is written, in the language that the client reads. */
async function insertTemplate(form: SentForm, { db, scope, bookingId }: EditorVisit) {
  const booking = await findDeskBooking(db, scope, bookingId)
  const language = booking && (await findLanguage(db, booking.userId))
  const found = await findAnswerTemplate(db, form.wholeNumber('template'), language ?? undefined)
  const text = [form.text('text').trimEnd(), found?.content ?? ''].filter(Boolean).join('\n\n')
  return data<AnswerActionData>({ ...typed(form), text })
}

/** Adds the draft of a reading below what is written, once. */
async function insertReading(form: SentForm, visit: EditorVisit) {
  const cast = await readChart(visit, await requireDeskBooking(visit, visit.bookingId))
  if (!cast) throw notFound()
  const language = form.text('language')
  const write = visit.context.get(readingTextContext)
  const draft = await write(readingOf(cast, visit.now.getTime()), isLanguage(language) ? language : LANGUAGE)
  const written = form.text('text').trimEnd()
  const text = written.includes(draft) ? written : [written, draft].filter(Boolean).join('\n\n')
  return data<AnswerActionData>({ ...typed(form), text })
}

async function publish(form: SentForm, visit: EditorVisit) {
  const written = { ...writtenIn(form, visit), isEmailed: form.isTicked('notify') }
  const outcome = await publishAnswer(visit.db, visit.keys, written, visit.now)
  if (!outcome.ok) return refuse(outcome.refusal, form)
  const { answerVersion, isClientNotified } = outcome.value
  return moveOn(pathOf(visit.bookingId), {
    tone: 'success',
    title: answerVersion === 1 ? ANSWER_EDITOR.published : ANSWER_EDITOR.corrected,
    detail: isClientNotified ? ANSWER_EDITOR.emailed : ANSWER_EDITOR.notEmailed,
  })
}

const typed = (form: SentForm) => ({ text: form.text('text'), version: form.wholeNumber('version') })

function refuse(refusal: PublishRefusal, form: SentForm) {
  if (refusal === 'booking-not-found') throw notFound()
  const isConflict = refusal === 'draft-changed'
  // After a conflict the form has the current version, so that saving again replaces the colleague's text.
  const answer: AnswerActionData = { text: form.text('text'), error: ANSWER_REFUSALS[refusal], isConflict }
  return data(answer, { status: isConflict ? 409 : 422 })
}

/** Saving a draft in the background changes nothing the page shows; a conflict does. */
export function shouldRevalidate({ formData, actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const intent = formData?.get('intent')
  if (intent === 'autosave' || intent === 'preview' || intent === 'template' || intent === 'reading') return false
  return actionStatus === 409 || defaultShouldRevalidate
}

export default function Answer({ loaderData, actionData }: Route.ComponentProps) {
  const { bookingId, booking, client, question, brief, lead, isClientErased, versions, files } = loaderData
  return (
    <StaffPage title={client} lead={lead} back={{ to: bookingPath(bookingId), label: ANSWER_EDITOR.back }}>
      <div className={isClientErased ? 'grid gap-6' : 'answer-columns'}>
        {!isClientErased && (
          <>
            <AnswerTabs />
            <aside className="answer-source" aria-label={ANSWER_EDITOR.source}>
              <AnswerSource booking={booking} question={question} brief={brief} />
            </aside>
          </>
        )}
        <div className="answer-writing">
          {!isClientErased && <AnswerEditor {...loaderData} action={pathOf(bookingId)} answer={actionData} />}
          <FileList
            files={files}
            toSend={loaderData.toSend}
            action={`${bookingPath(bookingId)}/files`}
            isOpen={loaderData.isOpen}
            isClient={false}
          />
          <AnswerVersions versions={versions} />
        </div>
      </div>
    </StaffPage>
  )
}
