import type { RouterContextProvider } from 'react-router'
import { MessageRows, type MessageView } from '#app/features/staff/clients/message-rows.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { appUrlContext, phoneMessageContext } from '#app/http/contexts.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { serviceText } from '#content/booking/service-text.ts'
import { CALLS } from '#content/staff/clients/call-list.ts'
import { MESSAGES } from '#content/staff/clients/phone-messages.ts'
import { shortDateTime } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import { requirePractice } from '#db/content/practice.ts'
import { internationalNumber } from '#domain/accounts/phone-key.ts'
import { prefixOf } from '#domain/languages.ts'
import { type DueMessage, listDueMessages, markMessageSent, unmarkMessageSent } from '#usecases/desk/phone-messages.ts'
import type { Route } from './+types/messages'

const PATH = '/staff/clients/messages'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, MESSAGES.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'desk')
  const { db, keys, scope, now } = visit
  const due = await listDueMessages(db, keys, scope, now)
  const messages = await Promise.all(due.map((each) => view(each, visit, context)))
  const isOpen = ({ sent }: MessageView) => sent === null
  const hasEmail = new Set(due.flatMap(({ key, message }) => (message.hasEmail ? [key] : [])))
  return {
    withoutEmail: messages.filter((each) => isOpen(each) && !hasEmail.has(each.key)),
    withEmail: messages.filter((each) => isOpen(each) && hasEmail.has(each.key)),
    sent: messages.filter((each) => !isOpen(each)),
  }
}

async function view(
  { key, message, service, language, phone, sent }: DueMessage,
  { db, now }: StaffVisit,
  context: Readonly<RouterContextProvider>,
): Promise<MessageView> {
  const { kind, bookingId, clientName, startsAt, endsAt, timeZone, amount } = message
  const siteUrl = `${context.get(appUrlContext)}${prefixOf(language)}`
  const practice = await requirePractice(db, language)
  const text = await context.get(phoneMessageContext)(message, { practice, siteUrl, now }, language)
  const when = startsAt && endsAt ? clientTime({ startsAt, endsAt }, { timeZone, now }) : ''
  return {
    key,
    kind,
    bookingId,
    clientName,
    fact: kind === 'pay' ? formatRupees(amount) : when,
    service: serviceText(service),
    phone,
    number: (phone && internationalNumber(phone)) ?? null,
    text,
    language,
    sent: sent && MESSAGES.sentBy(sent.by ?? CALLS.somebody, shortDateTime(sent.at)),
  }
}

const ACTIONS = { sent: markSent, undo } as const

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'desk')
  const form = await readForm(request)
  return chosenAction(ACTIONS, form)(form, visit)
}

async function markSent(form: SentForm, { db, staff, scope, now }: StaffVisit) {
  const marked = await markMessageSent(db, { key: form.text('key'), staffId: staff.id, scope }, now)
  if (!marked.ok) throw notFound()
  return moveOn(PATH, { tone: 'success', title: MESSAGES.marked })
}

async function undo(form: SentForm, { db, staff, scope, now }: StaffVisit) {
  const unmarked = await unmarkMessageSent(db, { key: form.text('key'), staffId: staff.id, scope }, now)
  if (!unmarked.ok) throw notFound()
  return moveOn(PATH, { tone: 'success', title: MESSAGES.unmarked })
}

export default function Messages({ loaderData: { withoutEmail, withEmail, sent } }: Route.ComponentProps) {
  const isEmpty = withoutEmail.length + withEmail.length === 0
  return (
    <StaffPage title={MESSAGES.title} lead={MESSAGES.lead}>
      {isEmpty && (
        <EmptyState title={MESSAGES.none} level={2}>
          {MESSAGES.noneLead}
        </EmptyState>
      )}
      <Part title={MESSAGES.withoutEmail} lead={MESSAGES.withoutEmailLead} messages={withoutEmail} />
      <Part title={MESSAGES.withEmail} lead={MESSAGES.withEmailLead} messages={withEmail} />
      <Part title={MESSAGES.sent} messages={sent} />
    </StaffPage>
  )
}

function Part({ title, lead, messages }: { title: string; lead?: string; messages: readonly MessageView[] }) {
  if (messages.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {lead && <p className="hint">{lead}</p>}
      <MessageRows messages={messages} />
    </section>
  )
}
