import { data } from 'react-router'
import type { BirthProblem } from '#app/features/births/resolve-birth.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import {
  type ClientChoice,
  SAVE_TARGETS,
  SaveChartForm,
  type SaveTarget,
} from '#app/features/staff/tools/save-chart-form.tsx'
import { SAVED_CHARTS_PATH, savedChartPath } from '#app/features/staff/tools/saved-chart-paths.ts'
import savedChartsStyles from '#app/features/staff/tools/saved-charts.css?url'
import { readSecondChart } from '#app/features/studio/second-chart.ts'
import type { FlashToast } from '#app/http/flash.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { postedBirth, SERVER_PLACES } from '#app/routes/horoscope/server-places.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { SAVE_CHART, SAVE_REFUSALS, SAVED_CHARTS } from '#content/charts/saved-charts.ts'
import { checkFields } from '#content/frame/errors.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { BOOK_FOR } from '#content/staff/clients/book-for-client.ts'
import { findDataSubject, findDeskClient, type KnownClient } from '#db/accounts/phone-clients.ts'
import { findClientsByStart } from '#db/desk/staff-search.ts'
import type { Birth } from '#domain/births/birth.ts'
import { type BirthValues, latestBirthYear } from '#domain/births/birth-form.ts'
import { NO_BIRTH_VALUES, valuesOfBirth } from '#domain/births/birth-texts.ts'
import { staffMay } from '#domain/rights.ts'
import { isUuid } from '#domain/uuid.ts'
import { saveCharts } from '#usecases/charts/save-chart.ts'
import { SOMEONE_NEW } from '#usecases/desk/find-or-open-client.ts'
import { saveClientBirth, saveNewClientBirth } from '#usecases/desk/save-client-birth.ts'
import type { Route } from './+types/save-chart'
import { birthFacts } from './birth-facts.ts'

const UNPROCESSABLE = 422
const MOST_FOUND = 10

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: savedChartsStyles }]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, SAVE_CHART.title)
}

type View = {
  readonly toast?: FlashToast
  readonly birth: BirthValues
  readonly facts: string | undefined
  readonly birthProblem: BirthProblem | undefined
  readonly target: SaveTarget
  readonly clients: readonly ClientChoice[]
  /** Who may be the new client: those with the same number. */
  readonly sameNumber: readonly ClientChoice[]
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

const EMPTY: View = {
  birth: NO_BIRTH_VALUES,
  facts: undefined,
  birthProblem: undefined,
  target: 'list',
  clients: [],
  sameNumber: [],
  values: {},
  errors: {},
}

/** `?client=` is the client from whose card the form was opened. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  const latestYear = latestBirthYear(visit.now)
  const client = await findChosen(visit, url.searchParams.get('client') ?? '')
  const view: View = client ? { ...EMPTY, target: 'client', clients: [client], values: { client: client.id } } : EMPTY
  return { latestYear, opensClients: mayOpenClients(visit), view }
}

/** Whoever sees only their own bookings could not find the card again. */
const mayOpenClients = ({ scope }: StaffVisit) => scope.onlyOf === null

const ACTIONS = { '': save, review, find } as const

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  const form = await readForm(request)
  requireWriter(context, form)
  return chosenAction<Action>(ACTIONS, form)(form, visit)
}

type Action = (form: SentForm, visit: StaffVisit) => ReturnType<typeof save | typeof review | typeof find>

/** The birth comes from the studio. */
async function review(form: SentForm) {
  const { birth, problem } = await birthIn(form)
  return data(viewOf(form, { birth, problem }), { status: problem ? UNPROCESSABLE : 200 })
}

/** Enter presses this button too, which is the first of the form: without a search it saves. */
async function find(form: SentForm, visit: StaffVisit) {
  const typed = form.text('clientSearch').trim()
  if (typed === '') return save(form, visit)
  const read = await birthIn(form)
  const clients = await findClients(visit, typed)
  const errors = clients.length === 0 ? { clientSearch: SAVE_CHART.noneFound } : {}
  return data({ ...viewOf(form, read), target: 'client' as const, clients, errors })
}

async function save(form: SentForm, visit: StaffVisit) {
  const read = await birthIn(form)
  if (!read.birth) return data(viewOf(form, read), { status: UNPROCESSABLE })
  return SAVES[targetIn(form)](form, visit, read.birth)
}

const SAVES = { list: saveInList, client: saveForClient, new: saveForNewClient } as const

const LIST_FIELDS = { 'tag-too-long': 'tags', 'too-many-tags': 'tags', 'note-too-long': 'note' } as const

async function saveInList(form: SentForm, { db, keys, staff, now }: StaffVisit, birth: Birth) {
  const saved = await saveCharts(db, keys, { userId: staff.id, births: [birth], ...form.texts(['tags', 'note']), now })
  if (!saved.ok) return refuse(form, birth, { [LIST_FIELDS[saved.refusal]]: SAVE_REFUSALS[saved.refusal] })
  const [chart] = saved.value
  if (!chart || chart.kind === 'list-full') {
    return data({
      ...viewOf(form, { birth }),
      toast: { tone: 'error', title: SAVE_CHART.notSaved, detail: SAVE_REFUSALS['list-full'] } as const,
    })
  }
  const title = chart.kind === 'saved' ? SAVE_CHART.saved : SAVE_CHART.known
  return moveOn(savedChartPath(chart.id), { tone: chart.kind === 'saved' ? 'success' : 'note', title })
}

const CLIENT_FIELDS = {
  'client-not-found': 'clientSearch',
  'name-missing': 'fullName',
  'consent-missing': 'hasConsented',
  'person-known': 'replaces',
  'too-many-profiles': 'clientSearch',
} as const

async function saveForClient(form: SentForm, visit: StaffVisit, birth: Birth) {
  const { db, keys, staff, scope, now } = visit
  const saved = await saveClientBirth(
    db,
    keys,
    {
      userId: form.text('client'),
      birth,
      hasConsented: form.isTicked('hasConsented'),
      replaces: form.isTicked('replaces'),
      staffId: staff.id,
      scope,
      knowsEverybody: staffMay(staff, 'admin'),
    },
    now,
  )
  const client = await findChosen(visit, form.text('client'))
  if (saved.ok) return showSaved(form.text('client'), client?.label ?? '')
  const errors = { [CLIENT_FIELDS[saved.refusal]]: SAVE_REFUSALS[saved.refusal] }
  return refuse(form, birth, errors, client ? [client] : [])
}

function showSaved(userId: string, name: string) {
  const toast = { tone: 'success', title: SAVE_CHART.savedForClient(name) } as const
  return moveOn(`${clientPath(userId)}?births=shown#family`, toast)
}

const NEW_CLIENT_FIELDS = {
  ...CLIENT_FIELDS,
  'client-not-found': 'newPhone',
  'too-many-profiles': 'newPhone',
  'contact-missing': 'newPhone',
  'phone-invalid': 'newPhone',
  'phone-known': 'newClient',
  'client-unknown': 'newPhone',
  'email-invalid': 'newEmail',
} as const

async function saveForNewClient(form: SentForm, visit: StaffVisit, birth: Birth) {
  const { db, keys, staff, scope, now } = visit
  const saved = await saveNewClientBirth(
    db,
    keys,
    {
      client: {
        fullName: form.text('newName'),
        phone: form.text('newPhone'),
        email: form.text('newEmail'),
        chosen: form.text('newClient'),
      },
      birth,
      hasConsented: form.isTicked('hasConsented'),
      replaces: form.isTicked('replaces'),
      staffId: staff.id,
      scope,
    },
    now,
  )
  if (saved.ok) {
    const client = await findChosen(visit, saved.value.userId)
    return showSaved(saved.value.userId, client?.label ?? '')
  }
  const { refusal } = saved
  const { reason } = refusal
  const sameNumber = 'clients' in refusal ? choicesOf(refusal) : []
  return refuse(form, birth, { [NEW_CLIENT_FIELDS[reason]]: SAVE_REFUSALS[reason] }, [], sameNumber)
}

function choicesOf({ clients, mayBeNew }: { readonly clients: readonly KnownClient[]; readonly mayBeNew: boolean }) {
  const known = clients.map(({ id, fullName, email }) => ({
    id,
    label: fullName === null ? SAVE_CHART.hasAccount : joinWithDots([fullName, email ?? BOOK_FOR.noEmail]),
  }))
  return mayBeNew ? [...known, { id: SOMEONE_NEW, label: BOOK_FOR.someoneNew }] : known
}

function refuse(
  form: SentForm,
  birth: Birth,
  errors: Readonly<Record<string, string>>,
  clients: readonly ClientChoice[] = [],
  sameNumber: readonly ClientChoice[] = [],
) {
  const toast = { tone: 'error', title: SAVE_CHART.notSaved, detail: checkFields(1) } as const
  return data({ ...viewOf(form, { birth }), toast, errors, clients, sameNumber }, { status: UNPROCESSABLE })
}

type ReadBirth = { readonly birth: Birth | null; readonly problem?: BirthProblem | undefined }

/** The list and the studio need the time and the place, as a second chart does. */
async function birthIn(form: SentForm): Promise<ReadBirth> {
  const { birth, problem } = await readSecondChart(postedBirth(form), SERVER_PLACES)
  if (birth || problem) return { birth, problem }
  return { birth: null, problem: { problems: { birthDate: 'missing' } } }
}

const TYPED = [
  ...['tags', 'note', 'clientSearch', 'client', 'hasConsented'],
  ...['newName', 'newPhone', 'newEmail', 'newClient'],
] as const

function viewOf(form: SentForm, { birth, problem }: ReadBirth): View {
  return {
    ...EMPTY,
    birth: birth ? valuesOfBirth(birth) : postedBirth(form),
    facts: birth ? birthFacts(birth) : undefined,
    birthProblem: problem,
    target: targetIn(form),
    values: form.texts(TYPED),
  }
}

function targetIn(form: SentForm): SaveTarget {
  return SAVE_TARGETS.find((target) => target === form.text('target')) ?? 'list'
}

/** Admins find people with an account too who have never booked. */
async function findClients({ db, staff, scope }: StaffVisit, typed: string): Promise<ClientChoice[]> {
  const search = { typed: typed.slice(0, 100), limit: MOST_FOUND, anybody: staffMay(staff, 'admin') }
  const found = await findClientsByStart(db, scope, search)
  return found.map(({ userId, fullName, email, phone }) => ({
    id: userId,
    label: joinWithDots([fullName ?? CARD.unknownClient, email ?? phone ?? undefined]),
  }))
}

async function findChosen({ db, staff, scope }: StaffVisit, id: string): Promise<ClientChoice | undefined> {
  if (!isUuid(id)) return undefined
  const known = await findDeskClient(db, scope, id)
  const client = known ?? (staffMay(staff, 'admin') ? await findDataSubject(db, id) : undefined)
  return client && { id, label: client.fullName ?? CARD.unknownClient }
}

const BACK = { to: SAVED_CHARTS_PATH, label: SAVED_CHARTS.title }

export default function SaveChart({ loaderData, actionData }: Route.ComponentProps) {
  const { toast, ...view } = actionData ?? loaderData.view
  return (
    <StaffPage title={SAVE_CHART.title} lead={SAVE_CHART.lead} back={BACK}>
      <PageToast toast={toast} fieldErrors={view.errors} />
      <SaveChartForm {...view} latestYear={loaderData.latestYear} opensClients={loaderData.opensClients} />
    </StaffPage>
  )
}
