import { Hono } from 'hono'

export type Health = {
  /** The names of the parts that do not work; empty when the site is ready. */
  listProblems(): Promise<readonly string[]>
}

export function healthRoutes(health: Health) {
  return new Hono()
    .get('/healthz', (context) => context.text('alive'))
    .get('/readyz', async (context) => {
      const problems = await health.listProblems()
      return problems.length === 0 ? context.text('ready') : context.text(`not ready: ${problems.join(', ')}`, 503)
    })
}
