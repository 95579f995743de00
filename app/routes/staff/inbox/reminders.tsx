import { PhoneLinks } from '#app/features/staff/clients/phone-links.tsx'
import { EmailStateBadge } from '#app/features/staff/inbox/email-state.tsx'
import { InboxRow } from '#app/features/staff/inbox/inbox-row.tsx'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { emailName } from '#content/emails/names.ts'
import { emailReasonText } from '#content/emails/reasons.ts'
import { to } from '#content/language.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { CLIENTS } from '#content/staff/clients/desk-clients.ts'
import { type ClientMessageText, CONTACT_CLIENT } from '#content/staff/clients/desk-contact.ts'
import { REMINDERS } from '#content/staff/inbox/reminders.ts'
import { longDateTime } from '#content/words/dates.ts'
import { clientTime, staffTime } from '#content/words/session-times.ts'
import type { EmailState } from '#domain/emails/emails.ts'
import { staffMay } from '#domain/rights.ts'
import { listMissedReminders, listReminderResults } from '#usecases/sessions/queue-session-reminders.ts'
import type { Route } from './+types/reminders'
import { LOOK_BACK_DAYS, listUndelivered } from './undelivered-emails.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'desk')
  const { db, scope, now } = visit
  const [results, missed] = await Promise.all([
    listReminderResults(db, scope, now),
    listMissedReminders(db, scope, now),
  ])
  return {
    results: results.map(({ id, code, clientName, hasEmail, startsAt, endsAt, timeZone, reminder }) => ({
      id,
      code,
      clientName,
      hasEmail,
      reminder,
      when: startsAt && endsAt && staffTime({ startsAt, endsAt }, { timeZone, now }),
    })),
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
    failed: await listUndelivered(visit),
    lookBackDays: LOOK_BACK_DAYS,
    hasEmails: staffMay(visit.staff, 'admin'),
  }
}

function reminderText(clientName: string | null, when: string | null): ClientMessageText {
  return CONTACT_CLIENT.reminder(clientName, when ?? '')
}

export default function Reminders({ loaderData }: Route.ComponentProps) {
  const { results, missed, failed, hasEmails, lookBackDays } = loaderData

  return (
    <>
      <section className="grid gap-2">
        <h2 className="text-xl">{REMINDERS.results}</h2>
        <p className="hint">{results.length === 0 ? REMINDERS.noResults : REMINDERS.resultsLead}</p>
        {results.length > 0 && (
          <ul className="inbox-rows">
            {results.map(({ id, code, clientName, when, ...result }) => (
              <InboxRow
                key={id}
                level={3}
                title={clientName ?? CARD.unknownClient}
                line={joinWithDots([when ?? undefined, code, reasonOf(result)])}
                action={<ReminderState {...result} />}
              />
            ))}
          </ul>
        )}
      </section>
      <section className="grid gap-2">
        <h2 className="text-xl">{REMINDERS.missed}</h2>
        <p className="hint">{missed.length === 0 ? REMINDERS.noMissed : REMINDERS.missedLead}</p>
        {missed.length > 0 && (
          <ul className="inbox-rows">
            {missed.map(({ id, code, serviceName, clientName, clientPhone, hasEmail, message, when }) => (
              <InboxRow
                key={id}
                level={3}
                title={clientName ?? CARD.unknownClient}
                line={joinWithDots([when ?? undefined, serviceName, code, hasEmail ? undefined : CLIENTS.noEmail])}
                action={clientPhone && <PhoneLinks phone={clientPhone} message={reminderText(clientName, message)} />}
              />
            ))}
          </ul>
        )}
      </section>
      {hasEmails && (
        <a className="text-link inline-flex min-h-11 items-center" href={to('/staff/inbox/emails?state=failed')}>
          {REMINDERS.failed}
        </a>
      )}
      {failed && (
        <section className="grid gap-2">
          <h2 className="text-xl">{REMINDERS.failed}</h2>
          <p className="hint">{failed.length === 0 ? REMINDERS.noFailed(lookBackDays) : REMINDERS.failedLead}</p>
          {failed.length > 0 && (
            <ul className="inbox-rows">
              {failed.map(({ id, kind, recipient, recipientName, reason, createdAt, phone }) => (
                <InboxRow
                  key={id}
                  level={3}
                  title={recipientName ?? recipient}
                  line={joinWithDots([
                    emailName(kind),
                    recipient,
                    emailReasonText('failed', reason) ?? undefined,
                    longDateTime(createdAt),
                  ])}
                  action={
                    phone && <PhoneLinks phone={phone} message={CONTACT_CLIENT.emailFailed(recipientName, recipient)} />
                  }
                />
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  )
}

type Result = {
  readonly hasEmail: boolean
  readonly reminder: { readonly state: EmailState; readonly reason: string | null } | null
}

function ReminderState({ hasEmail, reminder }: Result) {
  if (reminder) return <EmailStateBadge state={reminder.state} />
  if (hasEmail) return <span className="hint">{REMINDERS.notSent}</span>
  return (
    <a className="text-link inline-flex min-h-11 items-center" href={to('/staff/clients/messages')}>
      {REMINDERS.toMessage}
    </a>
  )
}

/** Why it failed or was skipped. */
function reasonOf({ reminder }: Result): string | undefined {
  return (reminder && emailReasonText(reminder.state, reminder.reason)) ?? undefined
}
