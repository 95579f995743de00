import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { readSettings, type Settings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

const OLDEST_NODE = 24

type Command = (settings: Settings, args: readonly string[]) => Promise<void>

/** Loaded on demand, so that a small command does not load the whole site. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restoreSite,
  fsck: async () => (await import('./commands/fsck.ts')).fsck,
  'breach-report': async () => (await import('./commands/breach-report.ts')).breachReport,
  pictures: async () => (await import('./commands/pictures.ts')).movePictures,
  staff: async () => (await import('./commands/staff.ts')).staff,
  worker: async () => (await import('./commands/worker.ts')).worker,
}

async function main([name = 'serve', ...args]: readonly string[]): Promise<void> {
  const load = COMMANDS[name]
  if (!load) throw new StartRefused(`There is no command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}.`)

  const settings = readSettings(process.env, process.cwd())
  if (!settings.ok) throw new StartRefused(settings.refusal)

  const command = await load()
  await command(settings.value, args)
}

/** For tests that use the built site without a port. */
export async function loadCreateSite() {
  return (await import('./create-site.ts')).createSite
}

/** The site in the language of this bundle; those of the other languages are beside it. */
export async function loadCreateApp() {
  return (await import('./create-app.ts')).createApp
}

/** Writes emails in the language of this bundle. */
export async function loadEmailComposer() {
  return (await import('#mail/compose-email.ts')).emailComposer
}

/** Writes readings in the language of this bundle. */
export async function loadReadingMarkdown() {
  return (await import('#app/features/chart-text/reading-markdown.ts')).readingMarkdown
}

/** Writes messages by WhatsApp and SMS in the language of this bundle. */
export async function loadPhoneMessage() {
  return (await import('#mail/messages/phone-message.ts')).phoneMessageText
}

/** Writes notifications in the language of this bundle. */
export async function loadPushText() {
  return (await import('#mail/messages/push-text.ts')).pushText
}

/** For the test of who may open which route. */
export async function loadSiteRoutes() {
  return (await import('./create-app.ts')).siteRoutes
}

// An older Node has no import.meta.main and would end silently.
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  process.stderr.write(`Node ${OLDEST_NODE} is needed: run it with node_modules/.bin/node, or with npm start.\n`)
  process.exit(1)
}

if (import.meta.main) {
  cacheCompiledCode()
  await main(process.argv.slice(2)).catch((error: unknown) => {
    const sentence = sentenceFor(error)
    if (!sentence) throw error
    process.stderr.write(`${sentence}\n`)
    process.exit(1)
  })
}

/** Saves a sixth of the start time. The cache is in the build folder, so the next build starts without it. */
function cacheCompiledCode(): void {
  enableCompileCache(join(import.meta.dirname, 'compile-cache'))
  // Node writes it at exit, which a killed process does not reach.
  setTimeout(flushCompileCache, 10_000).unref()
}

/** One sentence for what the operator can fix; anything else is a bug and keeps its stack. */
function sentenceFor(error: unknown): string | undefined {
  if (error instanceof StartRefused) return error.message

  const { code, port, address } = error as { code?: string; port?: number; address?: string }
  if (code === 'EADDRINUSE') return `PORT ${port} is in use by another program: stop that one, or set another PORT.`
  if (code === 'EACCES' && port) return `PORT ${port} may not be used by this account: set PORT to 1024 or more.`
  if (code === 'EADDRNOTAVAIL') return `HOST ${address} is not an address of this machine.`
  return undefined
}
