import { connect } from '#db/client.ts'
import { isStaffRole, STAFF_ROLES, type StaffRole } from '#domain/roles.ts'
import { createClock } from '#server/clock.ts'
import { joinDatabase } from '#server/database.ts'
import { migrateDatabase } from '#server/prepare-database.ts'
import type { Settings } from '#server/settings.ts'
import { siteSecret } from '#server/site-secret.ts'
import { StartRefused } from '#server/start-refused.ts'
import { inviteStaff } from '#usecases/accounts/invite-staff.ts'

const USAGE = `Usage: npm run staff -- invite name@example.com --role ${STAFF_ROLES.join('|')}`

/** Invites staff by email, which is sent when the site or its worker runs. */
export async function staff(settings: Settings, args: readonly string[]): Promise<void> {
  const { email, role } = parseInvitation(args)

  const database = await joinDatabase(settings, { command: 'npm run staff' })
  try {
    await migrateDatabase(database.url)
    const connection = connect(database.url, { applicationName: 'muhurta-staff', maxConnections: 1 })
    try {
      const site = { appUrl: settings.appUrl, secret: await siteSecret(settings, database.dataDir) }
      const now = createClock(settings)()
      const invited = await inviteStaff(connection.db, site, { email, role, invitedBy: undefined, now })
      if (!invited.ok) throw new StartRefused(`"${email}" is not an email address. ${USAGE}`)
      process.stdout.write(`Invited ${invited.value.email} as ${role}. The link in the email works for seven days.\n`)
    } finally {
      await connection.close()
    }
  } finally {
    await database.stop()
  }
}

function parseInvitation(args: readonly string[]): { email: string; role: StaffRole } {
  const [verb, email, flag, role] = args
  if (verb === 'invite' && email && flag === '--role' && role && isStaffRole(role)) return { email, role }
  throw new StartRefused(USAGE)
}
