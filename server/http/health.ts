import { Hono } from 'hono'

export type Health = {
  /** The names of the parts that are not well; empty when the site can do its work. */
  listTroubles(): Promise<readonly string[]>
}

export function healthRoutes(health: Health) {
  return new Hono()
    .get('/healthz', (context) => context.text('alive'))
    .get('/readyz', async (context) => {
      const troubles = await health.listTroubles()
      return troubles.length === 0 ? context.text('ready') : context.text(`not ready: ${troubles.join(', ')}`, 503)
    })
}
