import { z } from '@hono/zod-openapi'
import { LIMITS } from '#domain/limits/limits.ts'
import { bookingOperations } from './bookings.ts'
import { clientOperations } from './clients.ts'
import { courseOperations } from './courses.ts'
import { paymentOperations } from './money.ts'
import { type Api, newApi } from './operation.ts'
import { serviceOperations } from './services.ts'

/** Every operation, without what it works on: a request brings that with its key. */
export function allOperations(): Api {
  const api = newApi()
  api.openAPIRegistry.register('Problem', problem)
  for (const resource of [serviceOperations, bookingOperations, clientOperations, paymentOperations, courseOperations])
    api.route('/', resource)
  return api
}

export type ApiDescription = ReturnType<Api['getOpenAPI31Document']>

const problem = z.object({
  type: z.literal('about:blank'),
  status: z.int(),
  code: z.string().meta({ description: 'The reason, the same in every language.' }),
  title: z.string().meta({ description: 'A sentence in the language of “Accept-Language”: en, hi or te.' }),
  fields: z.record(z.string(), z.string()).optional().meta({ description: 'What is wrong, by field.' }),
  clients: z.array(z.string()).optional().meta({ description: 'The ids of clients with the phone number.' }),
})

const ABOUT = `What staff see and do, for programs of the practice. An admin makes a key in Practice, Programs, and chooses what it may do: read, write, or read birth details. The key works in the name of that admin and may never do more than they.

Send the key in the header “Authorization: Bearer muhurta_…”. Cookies say nothing here, and browsers of other sites cannot ask.

Times are instants in UTC, days are those of India, money is an integer in paise with its currency. A list has “next” for its next page. Each change has a header “Idempotency-Key”: the same value with the same body changes nothing more.

What cannot be done is answered as application/problem+json (RFC 9457) with a code. A key may ask ${LIMITS['api-key'].limit} times a minute, and read ${LIMITS['api-birth'].limit} birth details an hour.`

/** The description in OpenAPI 3.1, without the address of a site. */
export function describeApi(api: Api): ApiDescription {
  const description = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Muhurta', version: '1', description: ABOUT },
    servers: [{ url: '/api/v1' }],
  })
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  for (const path of Object.values(description.paths ?? {})) {
    for (const each of Object.values(path) as { responses?: Record<string, unknown> }[]) {
      if (each.responses) each.responses.default = { $ref: '#/components/responses/Problem' }
    }
  }
  return {
    ...description,
    components: {
      ...description.components,
      responses: { Problem: { description: 'It cannot be done, and why', content } },
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key of the practice.' } },
    },
  }
}
