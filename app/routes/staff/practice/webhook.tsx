import { placeNameAt } from '#app/features/frame/area-navigation.ts'
import { DeliveryList } from '#app/features/staff/programs/delivery-list.tsx'
import { WebhookActions } from '#app/features/staff/programs/webhook-actions.tsx'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { keyRingContext } from '#app/http/contexts.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { type AdminVisit, requireAdmin } from '#app/routes/staff/require-admin.ts'
import { WEBHOOKS } from '#content/staff/practice/webhooks.ts'
import { shortDateTime } from '#content/words/dates.ts'
import { type Delivery, listDeliveries } from '#db/webhooks/deliveries.ts'
import {
  findOwnWebhook,
  removeWebhook,
  resendDelivery,
  sendTest,
  switchWebhook,
} from '#usecases/webhooks/change-webhooks.ts'
import type { Route } from './+types/webhook'

const PLACE = '/staff/practice'
const PATH = `${PLACE}/webhooks`
const MOST_SHOWN = 50

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, viewer } = requireAdmin(context)
  requireSecondProof(context, viewer)
  const webhook = await findOwnWebhook(db, context.get(keyRingContext), params.id)
  if (!webhook) throw notFound()
  const { name, host, events, switchedOffAt, failingSince } = webhook
  return {
    name,
    host,
    events,
    isOn: switchedOffAt === null,
    problem: problemOf(switchedOffAt, failingSince),
    deliveries: (await listDeliveries(db, webhook.id, MOST_SHOWN)).map(deliveryView),
  }
}

function problemOf(switchedOffAt: Date | null, failingSince: Date | null): string | null {
  if (switchedOffAt) return WEBHOOKS.off(switchedOffAt)
  return failingSince && WEBHOOKS.failing(failingSince)
}

function deliveryView({ id, event, happenedAt, about, tries, status, problem, answer, ...times }: Delivery) {
  const { deliveredAt, givenUpAt } = times
  const state = deliveredAt ? WEBHOOKS.delivered(deliveredAt) : givenUpAt ? WEBHOOKS.givenUp : WEBHOOKS.trying
  const code = typeof about.bookingCode === 'string' ? about.bookingCode : ''
  const tried = tries === 0 ? [] : [WEBHOOKS.tries(tries), ...(status === null ? [] : [WEBHOOKS.status(status)])]
  return {
    id,
    title: [WEBHOOKS.eventNames[event], code].filter(Boolean).join(' · '),
    line: [shortDateTime(happenedAt), state, ...tried].join(' · '),
    problem: problem && WEBHOOKS.problems[problem],
    answer: answer ?? '',
    canResend: deliveredAt !== null || givenUpAt !== null,
  }
}

type Visit = AdminVisit & { readonly id: string }

const ACTIONS = { test, resend, on: switchOn, off: switchOff, remove } as const

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireAdmin(context)
  requireSecondProof(context, visit.viewer)
  const form = await readForm(request)
  return chosenAction(ACTIONS, form)(form, { ...visit, id: params.id })
}

async function test(_form: SentForm, { db, id, now }: Visit) {
  if (!(await sendTest(db, id, now))) throw notFound()
  return moveOn(`${PATH}/${id}`, { tone: 'success', title: WEBHOOKS.testSent })
}

async function resend(form: SentForm, { db, id, now }: Visit) {
  await resendDelivery(db, { id: form.text('delivery'), webhookId: id }, now)
  return moveOn(`${PATH}/${id}`, { tone: 'success', title: WEBHOOKS.resent })
}

async function switchOn(_form: SentForm, visit: Visit) {
  return switchTo(true, visit)
}

async function switchOff(_form: SentForm, visit: Visit) {
  return switchTo(false, visit)
}

async function switchTo(isOn: boolean, { db, id, editorId, now }: Visit) {
  await switchWebhook(db, { id, staffId: editorId, isOn }, now)
  return moveOn(`${PATH}/${id}`, { tone: 'success', title: WEBHOOKS.switched })
}

async function remove(_form: SentForm, { db, id, editorId, now }: Visit) {
  await removeWebhook(db, { id, staffId: editorId }, now)
  return moveOn(PATH, { tone: 'success', title: WEBHOOKS.removed })
}

export default function Webhook({ loaderData }: Route.ComponentProps) {
  const { name, host, events, isOn, problem, deliveries } = loaderData
  return (
    <>
      <StaffHeading
        title={name}
        {...(host !== name && { lead: host })}
        crumbs={[{ label: placeNameAt(PLACE), href: PLACE }, { label: WEBHOOKS.title, href: PATH }, { label: name }]}
      />
      <WebhookActions isOn={isOn} problem={problem} events={events} />
      <DeliveryList deliveries={deliveries} />
    </>
  )
}
