import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi'
import type { ApiScope } from '#domain/accounts/api-keys.ts'
import { ApiProblem } from './problem.ts'
import { type ApiEnv, requireScope } from './visit.ts'

export type Api = OpenAPIHono<ApiEnv>

/** One resource. What is wrong with a request is named by field, and never with what was sent. */
export function newApi(): Api {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (result.success) return
      const fields = result.error.issues.map(({ path, code }) => [path.join('.'), code])
      throw new ApiProblem('invalid', { fields: Object.fromEntries(fields) })
    },
  })
}

type Operation = Omit<RouteConfig, 'security' | 'middleware' | 'hide'>

/** A path with a method, for keys with this scope. */
export function operation<const Config extends Operation>(scope: ApiScope, config: Config) {
  const middleware = requireScope(scope)
  return createRoute({ ...config, middleware, security: [{ key: [scope] }] })
}

/** The answer of an operation that succeeds. What else it may say is the same everywhere (describe.ts). */
export function answersWith<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { 200: { description, content: { 'application/json': { schema } } } }
}

export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } }
}

export const byId = z.object({ id: z.uuid() })

/** Each change says by this header which one it is. */
export const ONCE = z.object({
  'idempotency-key': z.string().min(1).max(200).meta({
    description:
      'A new value for each change. The same value with the same body gets the same answer for three days and changes nothing more.',
  }),
})

const MOST_ROWS = 100

export const pageQuery = z.object({
  after: z.string().max(300).optional().meta({ description: 'The “next” of the page before.' }),
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(50),
})

/** A page of a list: `next` is null on the last one. */
export function pageOfRows<Schema extends z.ZodType>(rows: Schema) {
  return z.object({ rows: z.array(rows), next: z.string().nullable() })
}

/** Asks for one row more than a page has, to know whether there is another page. */
export function onePage<Row, Shown>(
  found: readonly Row[],
  limit: number,
  { cursor, show }: { readonly cursor: (row: Row) => unknown; readonly show: (row: Row) => Shown },
): { rows: Shown[]; next: string | null } {
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  const next = last === undefined ? null : Buffer.from(JSON.stringify(cursor(last))).toString('base64url')
  return { rows: rows.map(show), next }
}

/** Undefined without a cursor. */
export function readCursor<Schema extends z.ZodType>(after: string | undefined, schema: Schema) {
  if (after === undefined) return undefined
  const read = schema.safeParse(parsed(Buffer.from(after, 'base64url').toString()))
  if (read.success) return read.data
  throw new ApiProblem('invalid', { fields: { after: 'invalid' } })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
