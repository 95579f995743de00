import { isStaffRole, STAFF_ROLES, type StaffRole } from '#domain/roles.ts'
import { createClock } from '#server/clock.ts'
import type { Settings } from '#server/settings.ts'
import { siteSecret } from '#server/site-secret.ts'
import { StartRefused } from '#server/start-refused.ts'
import { withDatabase } from '#server/with-database.ts'
import { inviteStaff } from '#usecases/accounts/staff/invite-staff.ts'

const USAGE = `Usage: npm run staff -- invite name@example.com --role ${STAFF_ROLES.join('|')}`

/** Invites staff by email, which is sent when the site or its worker runs. */
export async function staff(settings: Settings, args: readonly string[]): Promise<void> {
  const { email, role } = parseInvitation(args)

  const invited = await withDatabase(settings, 'staff', async (db, dataDir) => {
    const site = { appUrl: settings.appUrl, secret: await siteSecret(settings, dataDir) }
    return inviteStaff(db, site, { email, role, invitedBy: undefined, now: createClock(settings)() })
  })
  if (!invited.ok) throw new StartRefused(`"${email}" is not an email address. ${USAGE}`)
  process.stdout.write(`Invited ${invited.value.email} as ${role}. The link in the email works for seven days.\n`)
}

function parseInvitation(args: readonly string[]): { email: string; role: StaffRole } {
  const [verb, email, flag, role] = args
  if (verb === 'invite' && email && flag === '--role' && role && isStaffRole(role)) return { email, role }
  throw new StartRefused(USAGE)
}
