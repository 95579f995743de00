import { databaseContext } from '#app/http/contexts.ts'
import { privateFile } from '#app/http/private-file.ts'
import { listPublicKeys } from '#db/learning/signing-keys.ts'
import type { Route } from './+types/certificate-keys'

/** The public keys that certificates of this practice are checked with, the newest first. */
export async function loader({ context }: Route.LoaderArgs) {
  const content = (await listPublicKeys(context.get(databaseContext))).join('')
  return privateFile({ name: 'keys.pem', type: 'text/plain; charset=utf-8', content })
}
