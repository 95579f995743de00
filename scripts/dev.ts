import { createServer } from 'vite'
import type * as Dev from '#server/commands/dev.ts'
import type * as CreateApp from '#server/create-app.ts'
import type * as SettingsModule from '#server/settings.ts'

const vite = await createServer({ server: { middlewareMode: true, hmr: { port: 24_678 } }, appType: 'custom' })
const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>

const { readSettings } = await load<typeof SettingsModule>('/server/settings.ts')
const settings = readSettings(process.env, process.cwd())
if (!settings.ok) {
  console.error(settings.refusal)
  process.exit(1)
}

const { dev } = await load<typeof Dev>('/server/commands/dev.ts')
await dev(settings.value, {
  loadCreateApp: async () => (await load<typeof CreateApp>('/server/create-app.ts')).createApp,
  middleware: (request, response, next) => vite.middlewares(request, response, next),
})
