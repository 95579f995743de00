import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { AuditAction } from '#domain/audit-actions.ts'
import { type AffectedUser, EXPOSURE_ORDER, EXPOSURES } from '#domain/privacy/breach.ts'

type Period = { readonly since: Date; readonly until: Date }

type Touched = {
  readonly email: string | null
  readonly full_name: string | null
  readonly phone: string | null
  readonly actions: AuditAction[]
  readonly first_at: string
  readonly last_at: string
}

/** Users whose data was shown or changed in a period according to the audit log, by anyone or by one account. */
export async function listPeopleTouched(
  db: Database,
  { since, until, actorEmail }: Period & { readonly actorEmail?: string | undefined },
): Promise<AffectedUser[]> {
  const actions = Object.keys(EXPOSURES)
  const { rows } = await db.execute<Touched>(sql`
    select users.email, profiles.full_name, profiles.phone, array_agg(distinct acts.action) as actions,
      min(acts.at) as first_at, max(acts.at) as last_at
    from audit_log acts
    -- Viewing a booking or a client concerns that client, an export of the accounts all clients in it, and every other
    -- action its actor.
    left join bookings on acts.subject_kind = 'booking' and bookings.id::text = acts.subject_id
    left join invoices on acts.action = 'accounts-exported'
      and invoices.invoice_date between (acts.details->>'from')::date and (acts.details->>'until')::date
    join users on users.id = coalesce(
      bookings.user_id,
      invoices.user_id,
      case when acts.subject_kind = 'user' then acts.subject_id::uuid end,
      acts.actor_id)
    left join profiles on profiles.user_id = users.id
    where acts.action in ${actions} and acts.at >= ${since} and acts.at < ${until} and users.erased_at is null
      ${actorEmail === undefined ? sql`` : sql`and acts.actor_id = (select id from users where email = ${actorEmail})`}
    group by users.id, profiles.user_id
    order by users.email`)

  return rows.map(({ email, full_name, phone, actions: found, first_at, last_at }) => {
    const shown = new Set(found.map((action) => EXPOSURES[action]))
    const exposures = EXPOSURE_ORDER.filter((exposure) => shown.has(exposure))
    return { email, fullName: full_name, phone, exposures, firstAt: new Date(first_at), lastAt: new Date(last_at) }
  })
}

/** Everyone in the database, for a breach that copied all of it. */
export async function listEverybody(db: Database): Promise<AffectedUser[]> {
  const { rows } = await db.execute<{
    email: string | null
    full_name: string | null
    phone: string | null
    is_member: boolean
  }>(
    sql`
    select users.email, profiles.full_name, profiles.phone, true as is_member
    from users left join profiles on profiles.user_id = users.id
    where users.erased_at is null
    union all
    select visitors.email, null, null, false
    from (
      select lower(email) as email from newsletter_subscribers
      union select lower(email) from contact_messages
      union select lower(email) from content_suggestions where email is not null
      union select lower(email) from notification_requests
      union select email from festival_reminders
    ) visitors
    where not exists (select from users where users.email = visitors.email)
    order by email`,
  )
  return rows.map(({ email, full_name, phone, is_member }) => ({
    email,
    fullName: full_name,
    phone,
    exposures: [is_member ? 'everything' : 'address'],
    firstAt: null,
    lastAt: null,
  }))
}
