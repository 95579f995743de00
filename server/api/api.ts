import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { RequestIdVariables } from 'hono/request-id'
import type { Logger } from '#server/log.ts'
import { allOperations, describeApi } from './describe.ts'
import { ApiProblem, answerProblem } from './problem.ts'
import { type ApiEnv, type ApiParts, requireKey } from './visit.ts'

const MOST_BYTES = 64 * 1024

/** What programs ask, under `API_PATH`. It has nothing to do with the pages: no cookie, no cache, no other origin. */
export function programApi(parts: ApiParts & { readonly log: Logger }) {
  const operations = allOperations()
  const description = JSON.stringify(describeApi(operations))

  const api = new Hono<{ Variables: ApiEnv['Variables'] & RequestIdVariables }>()
  api.use(async (context, next) => {
    await next()
    context.res.headers.set('Cache-Control', 'no-store')
    context.res.headers.set('Vary', 'Accept-Language')
  })
  api.get('/openapi.json', (context) => context.body(description, 200, { 'Content-Type': 'application/json' }))
  api.use(requireKey(parts))
  api.use(bodyLimit({ maxSize: MOST_BYTES, onError: () => refuse('too-large') }))
  api.use(async (context, next) => {
    const type = context.req.header('content-type')
    const hasBody = (context.req.header('content-length') ?? '0') !== '0' || type !== undefined
    const isWrite = context.req.method === 'POST' || context.req.method === 'PATCH'
    if (isWrite && hasBody && !type?.startsWith('application/json')) throw new ApiProblem('not-json')
    await next()
  })
  api.route('/', operations)
  api.all('*', () => refuse('not-found'))
  api.onError((error, context) => {
    if (error instanceof ApiProblem) return answerProblem(context, error)
    // Hono refuses a body that is no JSON before a schema sees it.
    if ('status' in error && error.status === 400) return answerProblem(context, new ApiProblem('not-json'))
    parts.log.error({ requestId: context.get('requestId'), err: error }, 'request of a program failed')
    return answerProblem(context, new ApiProblem('failed'))
  })
  return api
}

function refuse(code: ConstructorParameters<typeof ApiProblem>[0]): never {
  throw new ApiProblem(code)
}
