import type { RouterContextProvider } from 'react-router'
import { type SentForm, typedTexts } from '#app/http/form.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { LIFE_EVENTS } from '#content/charts/timeline.ts'
import type { LifeOf } from '#domain/births/kept-events.ts'
import { type KeepRefusal, keepLifeEvent, removeLifeEvent } from '#usecases/desk/keep-life-event.ts'

type Context = Readonly<RouterContextProvider>

/** Where the message of a refusal stands. */
const FIELDS: Partial<Record<KeepRefusal, string>> = {
  'when-missing': 'when',
  'when-invalid': 'when',
  'kind-missing': 'kind',
}

/** `path` is the page to return to. */
export async function keepEvent(context: Context, { of, path }: { of: LifeOf; path: string }, form: SentForm) {
  const { db, keys, staff, scope, now } = requireStaff(context, 'charts-and-notes')
  const typed = form.texts(['when', 'kind', 'note', 'weight'])
  const event = { id: form.text('id'), of, typed, staffId: staff.id, scope }
  const kept = await keepLifeEvent(db, keys, event, now)
  if (kept.ok) return moveOn(path, { tone: 'success', title: LIFE_EVENTS.saved })
  const { refusal } = kept
  if (refusal === 'life-not-found') throw notFound()
  const detail = LIFE_EVENTS.refusals[refusal]
  const field = FIELDS[refusal]
  return rejected(
    { title: LIFE_EVENTS.notSaved, detail },
    {
      fieldErrors: field ? { [field]: detail } : {},
      values: typedTexts(form, ['id', 'when', 'kind', 'note', 'weight']),
    },
  )
}

export async function removeEvent(context: Context, { path }: { path: string }, form: SentForm) {
  const { db, staff, scope } = requireStaff(context, 'charts-and-notes')
  const removed = await removeLifeEvent(db, { id: form.text('id'), staffId: staff.id, scope })
  if (!removed.ok) throw notFound()
  return moveOn(path, { tone: 'success', title: LIFE_EVENTS.removed })
}
