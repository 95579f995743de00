import { findAccountByEmail } from '#db/accounts/users.ts'
import { accountEmail } from '#domain/accounts/accounts.ts'
import { refused } from '#domain/outcome.ts'
import { isStaffRole, STAFF_ROLES, type StaffRole } from '#domain/roles.ts'
import { createClock } from '#server/clock.ts'
import type { Settings } from '#server/settings.ts'
import { siteSecret } from '#server/site-secret.ts'
import { StartRefused } from '#server/start-refused.ts'
import { withDatabase } from '#server/with-database.ts'
import { resetFactors } from '#usecases/accounts/second-factors/change-factors.ts'
import { inviteStaff } from '#usecases/accounts/staff/invite-staff.ts'

const USAGE = `Usage: npm run staff -- invite name@example.com --role ${STAFF_ROLES.join('|')}
       npm run staff -- reset-second-step name@example.com`

/** Invites staff by email, which is sent when the site or its worker runs, or lets somebody in again who has lost everything. */
export async function staff(settings: Settings, args: readonly string[]): Promise<void> {
  const [verb, address, ...more] = args
  if (verb === 'reset-second-step' && address && more.length === 0) return resetSecondStep(settings, address)
  const { email, role } = parseInvitation(args)

  const invited = await withDatabase(settings, 'staff', async (db, dataDir) => {
    const site = { appUrl: settings.appUrl, secret: await siteSecret(settings, dataDir) }
    return inviteStaff(db, site, { email, role, invitedBy: undefined, now: createClock(settings)() })
  })
  if (!invited.ok) throw new StartRefused(`"${email}" is not an email address. ${USAGE}`)
  process.stdout.write(`Invited ${invited.value.email} as ${role}. The link in the email works for seven days.\n`)
}

/** Whoever can run this can read the database anyway; the audit log says that it was done from the server. */
async function resetSecondStep(settings: Settings, address: string): Promise<void> {
  const outcome = await withDatabase(settings, 'staff', async (db) => {
    const account = await findAccountByEmail(db, accountEmail(address) ?? '')
    if (!account) return refused('no-account')
    return resetFactors(db, { userId: account.id, byUserId: undefined, now: createClock(settings)() })
  })
  if (!outcome.ok) throw new StartRefused(`${address} has no second step.`)
  process.stdout.write(`${address} signs in with the password alone now, and was signed out everywhere.\n`)
}

function parseInvitation(args: readonly string[]): { email: string; role: StaffRole } {
  const [verb, email, flag, role] = args
  if (verb === 'invite' && email && flag === '--role' && role && isStaffRole(role)) return { email, role }
  throw new StartRefused(USAGE)
}
