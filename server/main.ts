import { serve } from './commands/serve.ts'
import { readSettings } from './settings.ts'

const settings = readSettings(process.env, process.cwd())
if (settings.ok) await serve(settings.value)
else {
  process.stderr.write(`${settings.refusal}\n`)
  process.exitCode = 1
}
