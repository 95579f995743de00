import { PhoneLinks } from '#app/features/staff/clients/phone-links.tsx'
import { DeskPage } from '#app/features/staff/desk-page.tsx'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireDesk } from '#app/routes/staff/desk-visit.ts'
import { Card } from '#app/ui/card.tsx'
import { serviceText } from '#content/booking/service-text.ts'
import { emailReasonText } from '#content/emails/reasons.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { CLIENTS } from '#content/staff/clients/desk-clients.ts'
import { type ClientMessageText, CONTACT_CLIENT } from '#content/staff/clients/desk-contact.ts'
import { REMINDERS } from '#content/staff/inbox/desk-reminders.ts'
import { longDateTime } from '#content/words/dates.ts'
import { clientTime, staffTime } from '#content/words/session-times.ts'
import { listUndeliveredEmails } from '#db/sessions/reminders.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { listMissedReminders } from '#usecases/sessions/queue-session-reminders.ts'
import type { Route } from './+types/reminders'

const LOOK_BACK_DAYS = 30

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, REMINDERS.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, scope, now } = requireDesk(context, 'desk')
  const missed = await listMissedReminders(db, scope, now)
  return {
    missed: missed.map(({ id, code, clientName, clientPhone, hasEmail, startsAt, endsAt, timeZone, ...service }) => ({
      id,
      code,
      serviceName: serviceText(service),
      clientName,
      clientPhone,
      hasEmail,
      message: startsAt && endsAt && clientTime({ startsAt, endsAt }, { timeZone, now }),
      when: startsAt && endsAt && staffTime({ startsAt, endsAt }, { timeZone, now }),
    })),
    // They name clients of the whole practice.
    failed:
      scope.onlyOf === null ? await listUndeliveredEmails(db, new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS)) : [],
  }
}

function reminderText(clientName: string | null, when: string | null): ClientMessageText {
  return CONTACT_CLIENT.reminder(clientName, when ?? '')
}

export default function Reminders({ loaderData: { missed, failed } }: Route.ComponentProps) {
  return (
    <DeskPage title={REMINDERS.title}>
      <Card as="section" className="desk-form">
        <h2 className="text-xl">{REMINDERS.missed}</h2>
        <p className="hint">{missed.length === 0 ? REMINDERS.noMissed : REMINDERS.missedLead}</p>
        {missed.map(({ id, code, serviceName, clientName, clientPhone, hasEmail, message, when }) => (
          <p key={id} className="desk-row">
            <span>
              {joinWithDots([
                code,
                clientName ?? CARD.unknownClient,
                serviceName,
                hasEmail ? undefined : CLIENTS.noEmail,
              ])}
              {clientPhone && (
                <>
                  <br />
                  <PhoneLinks phone={clientPhone} message={reminderText(clientName, message)} />
                </>
              )}
            </span>
            <span>{when}</span>
          </p>
        ))}
      </Card>
      <Card as="section" className="desk-form">
        <h2 className="text-xl">{REMINDERS.failed}</h2>
        <p className="hint">{failed.length === 0 ? REMINDERS.noFailed(LOOK_BACK_DAYS) : REMINDERS.failedLead}</p>
        {failed.map(({ id, kind, recipient, recipientName, reason, createdAt, phone }) => (
          <p key={id} className="desk-row">
            <span>
              {recipientName ?? recipient} · {kind}
              <br />
              <span className="hint">
                {recipient} · {emailReasonText('failed', reason)}
              </span>
              {phone && (
                <>
                  <br />
                  <PhoneLinks phone={phone} message={CONTACT_CLIENT.emailFailed(recipientName, recipient)} />
                </>
              )}
            </span>
            <span>{longDateTime(createdAt)}</span>
          </p>
        ))}
      </Card>
    </DeskPage>
  )
}
