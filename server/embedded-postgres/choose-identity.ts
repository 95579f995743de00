import { chmod, chown, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartRefused } from '../start-refused.ts'
import { CURRENT_ACCOUNT, type Identity, runAs } from './identity.ts'

type Account = { readonly name: string; readonly uid: number; readonly gid: number }

/**
 * Postgres refuses to run as root, so root tries several identities until one can run the program and write the folder:
 * root without privileges inside a user namespace (the files stay root's), then an unprivileged account, then that
 * account with the one capability that it needs to pass closed parent folders.
 */
export async function chooseIdentity(folder: string, program: string): Promise<Identity> {
  if (process.getuid?.() !== 0) return CURRENT_ACCOUNT

  const reasons: string[] = []
  for (const identity of await listCandidates(folder)) {
    if (identity.account) await grantAccess(folder, identity.account)
    const problem = await findProblem(identity, folder, program)
    if (!problem) return identity
    reasons.push(`${identity.label}: ${problem}`)
  }

  await chown(folder, 0, 0)
  throw new StartRefused(
    `The embedded database does not run as root, and none of the ways around that works here (${reasons.join('; ')}): start as an ordinary user, or set DATABASE_URL to a Postgres of your own.`,
  )
}

async function listCandidates(folder: string): Promise<Identity[]> {
  const accounts = await listAccounts()
  const { uid: owner, gid } = await stat(folder)
  const parentOwner = (await stat(dirname(dirname(folder)))).uid

  const byUid = (uid: number) => accounts.filter((account) => account.uid === uid)
  const byName = (name: string) => accounts.filter((account) => account.name === name)
  const present = byUid(owner).length > 0 ? byUid(owner) : [{ name: `number ${owner}`, uid: owner, gid }]
  const known = [...present, ...byUid(parentOwner), ...byName('postgres'), ...byName('nobody')]
  const unprivileged = [...new Set(known.filter((account) => account.uid !== 0))]
  const mapped = accounts.find((account) => account.uid !== 0 && account.uid !== 65_534)

  const dropping = unprivileged.map(asAccount)
  const passing = unprivileged.slice(0, 1).map(asAccountThroughClosedFolders)
  // A folder that belongs to an account stays with it: inside a namespace it would not be readable.
  if (owner !== 0) return [...dropping, ...passing]
  return [...(mapped ? [asUnprivilegedRoot(mapped)] : []), ...dropping, ...passing]
}

/** initdb looks the uid up, so it must be a known one; which one does not matter. */
function asUnprivilegedRoot(mapped: Account): Identity {
  return { label: 'a user namespace', prefix: ['unshare', '--user', `--map-user=${mapped.uid}`, '--'] }
}

function asAccount({ name, uid, gid }: Account): Identity {
  return { label: `the account ${name}`, prefix: [], account: { uid, gid }, dropsBySpawn: true }
}

function asAccountThroughClosedFolders({ name, uid, gid }: Account): Identity {
  const capability = '+dac_override'
  const drop = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', `--inh-caps=-all,${capability}`]
  return {
    label: `the account ${name} with leave to pass closed folders`,
    prefix: ['setpriv', ...drop, `--ambient-caps=-all,${capability}`, '--'],
    account: { uid, gid },
  }
}

/** The account owns its folder and may traverse DATA_DIR, without listing what else is in there. */
async function grantAccess(folder: string, account: { uid: number; gid: number }): Promise<void> {
  const dataDir = dirname(folder)
  await chown(folder, account.uid, account.gid)
  await chmod(dataDir, ((await stat(dataDir)).mode & 0o777) | 0o011)
}

async function findProblem(identity: Identity, folder: string, program: string): Promise<string | undefined> {
  const script = 'test -w "$1" || { echo "cannot write $1"; exit 1; }; exec "$2" --version'
  const { code, output } = await runAs(identity, 'sh', ['-c', script, 'sh', folder, program])
  return code === 0 ? undefined : output.split('\n')[0] || `exit code ${code}`
}

async function listAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  return lines.flatMap((line) => {
    const [name = '', , uid = '', gid = ''] = line.split(':')
    return /^\d+$/.test(uid) && /^\d+$/.test(gid) ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}
