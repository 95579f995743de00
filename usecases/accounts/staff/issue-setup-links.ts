import { isRoleHeld } from '#db/accounts/roles.ts'
import type { Database } from '#db/client.ts'
import type { Site } from '#domain/site.ts'
import { issueLink } from '../issue-link.ts'

/** The roles whose first account is created by a link; assistants are invited. */
export type SetupRole = keyof typeof SETUP_PURPOSES
const SETUP_ROLES: readonly SetupRole[] = ['astrologer', 'admin']

export type SetupLink = { readonly role: SetupRole; readonly url: string; readonly expiresAt: Date }

export const SETUP_PURPOSES = { astrologer: 'set-up-astrologer', admin: 'set-up-admin' } as const
const SETUP_PATHS = { astrologer: '/astrologer-setup', admin: '/create-admin' } as const

/**
 * One-time links for the staff accounts that do not exist yet, printed where only the operator reads. Links of an
 * earlier start stay valid for their day: an interrupted start must not lock the operator out.
 */
export async function issueSetupLinks(db: Database, site: Site, now: Date): Promise<SetupLink[]> {
  const links: SetupLink[] = []
  for (const role of SETUP_ROLES) {
    if (await isRoleHeld(db, role)) continue
    const link = await issueLink(db, site, { purpose: SETUP_PURPOSES[role], path: SETUP_PATHS[role], now })
    links.push({ role, url: link.url, expiresAt: link.expiresAt })
  }
  return links
}
