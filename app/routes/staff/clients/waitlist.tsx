import { Form } from 'react-router'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { waitlistEntryView, wantedText } from '#app/routes/waitlist/waitlist-entry-view.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { DESK_WAITLIST } from '#content/booking/waitlist.ts'
import { shortDay } from '#content/words/dates.ts'
import { staffTime } from '#content/words/session-times.ts'
import { isEntryInScope, listDeskEntries } from '#db/bookings/waitlist-entries.ts'
import { removeFromWaitlist } from '#usecases/bookings/waitlist/leave-waitlist.ts'
import type { Route } from './+types/waitlist'

const PATH = '/staff/clients/waitlist'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, DESK_WAITLIST.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, scope, now } = requireStaff(context, 'desk')
  const entries = await listDeskEntries(db, scope, now)
  return {
    waiting: entries.map((entry) => ({
      id: entry.id,
      client: entry.clientName ?? entry.email,
      email: entry.email,
      serviceName: entry.serviceName,
      wanted: wantedText(entry),
      since: DESK_WAITLIST.since(shortDay(entry.createdAt)),
      offer: waitlistEntryView(entry, '', now, staffTime).offer,
    })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, scope, staff, now } = requireStaff(context, 'desk')
  const entryId = (await readForm(request)).text('entryId')
  const isRemoved =
    (await isEntryInScope(db, scope, entryId)) && (await removeFromWaitlist(db, { entryId, staffId: staff.id }, now))
  return moveOn(PATH, isRemoved ? DESK_WAITLIST.removed : DESK_WAITLIST.gone)
}

export default function Waitlist({ loaderData: { waiting } }: Route.ComponentProps) {
  return (
    <StaffPage title={DESK_WAITLIST.title} lead={DESK_WAITLIST.lead}>
      {waiting.length === 0 ? (
        <EmptyState title={DESK_WAITLIST.none} level={2}>
          {DESK_WAITLIST.noneLead}
        </EmptyState>
      ) : (
        <ol className="desk-rows">
          {waiting.map(({ id, client, email, serviceName, wanted, since, offer }) => (
            <li key={id} className="desk-row">
              <span className="grid gap-1 [overflow-wrap:anywhere]">
                <b>{client}</b>
                <span>{joinWithDots([serviceName, wanted])}</span>
                <span className="hint">{joinWithDots([client === email ? undefined : email, since])}</span>
                {offer && <span>{DESK_WAITLIST.offered(offer.when, offer.until)}</span>}
              </span>
              <Form method="post">
                <input type="hidden" name="entryId" value={id} />
                <Button type="submit" tone="quiet" size="sm" aria-label={DESK_WAITLIST.removeOf(client)}>
                  {DESK_WAITLIST.remove}
                </Button>
              </Form>
            </li>
          ))}
        </ol>
      )}
    </StaffPage>
  )
}
