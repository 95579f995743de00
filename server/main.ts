import { serve } from './commands/serve.ts'
import { readSettings } from './settings.ts'

/** For tests that speak to the built site without a port. */
export { createApp } from './create-app.ts'

if (import.meta.main) await start()

async function start(): Promise<void> {
  const settings = readSettings(process.env, process.cwd())
  if (settings.ok) return serve(settings.value)

  process.stderr.write(`${settings.refusal}\n`)
  process.exitCode = 1
}
