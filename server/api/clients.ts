import { z } from '@hono/zod-openapi'
import { findDeskClient } from '#db/accounts/phone-clients.ts'
import { searchClients } from '#db/desk/client-search.ts'
import { accepted } from '#domain/outcome.ts'
import { SOMEONE_NEW } from '#usecases/desk/find-or-open-client.ts'
import { recordClientView } from '#usecases/desk/record-client-view.ts'
import { changeContact, openClient } from '#usecases/desk/write-client.ts'
import {
  answersWith,
  byId,
  jsonBody,
  newApi,
  ONCE,
  onePage,
  operation,
  pageOfRows,
  pageQuery,
  readCursor,
} from './operation.ts'
import { ApiProblem } from './problem.ts'
import { client, iso } from './shapes.ts'
import { changeOnce } from './visit.ts'

const tags = ['Clients']

export const clientOperations = newApi()

const cursor = z.object({ latest: z.iso.datetime(), userId: z.uuid() })

clientOperations.openapi(
  operation('read', {
    method: 'get',
    path: '/clients',
    tags,
    operationId: 'listClients',
    summary: 'Everybody who has booked, the latest booking first',
    request: {
      query: pageQuery.extend({
        search: z
          .string()
          .max(100)
          .optional()
          .meta({ description: 'Name in any script, email, phone or booking code.' }),
      }),
    },
    responses: answersWith('A page', pageOfRows(client)),
  }),
  async (context) => {
    const { db, scope } = context.get('visit')
    const { search, ...page } = context.req.valid('query')
    const read = readCursor(page.after, cursor)
    const after = read && { latest: new Date(read.latest), userId: read.userId }
    const found = await searchClients(db, scope, { search, after, limit: page.limit + 1 })
    const rows = onePage(found, page.limit, {
      cursor: ({ latest, userId }) => ({ latest: iso(latest), userId }),
      show: ({ userId: id, fullName, phone, email }) => ({ id, fullName, phone, email }),
    })
    return context.json(rows, 200)
  },
)

clientOperations.openapi(
  operation('read', {
    method: 'get',
    path: '/clients/{id}',
    tags,
    operationId: 'readClient',
    summary: 'One client',
    request: { params: byId },
    responses: answersWith('The client', client),
  }),
  async (context) => {
    const { db, scope, staff, now } = context.get('visit')
    const found = await findDeskClient(db, scope, context.req.valid('param').id)
    if (!found) throw new ApiProblem('client-not-found')
    await recordClientView(db, { userId: found.id, staffId: staff.id, now })
    return context.json(found, 200)
  },
)

const newClient = z
  .object({
    fullName: z.string().max(200),
    phone: z.string().max(40).default(''),
    email: z.string().max(254).default(''),
    isSomeoneNew: z.boolean().default(false).meta({ description: 'Although there is a client with this number.' }),
  })
  .strict()
  .meta({ id: 'NewClient' })

clientOperations.openapi(
  operation('write', {
    method: 'post',
    path: '/clients',
    tags,
    operationId: 'openClient',
    summary: 'Opens a client’s card',
    description: 'Or finds the client with this email address. A phone number or an email address is needed.',
    request: { headers: ONCE, body: jsonBody(newClient) },
    responses: answersWith('The client', z.object({ id: z.uuid() })),
  }),
  async (context) => {
    const { staff, scope, now } = context.get('visit')
    const asked = context.req.valid('json')
    const { isSomeoneNew, ...contact } = asked
    const answer = await changeOnce(context, asked, async (tx) => {
      const chosen = isSomeoneNew ? SOMEONE_NEW : ''
      const opened = await openClient(tx, { ...contact, chosen, staffId: staff.id, scope }, now)
      if (!opened.ok) return opened
      const { userId: id } = opened.value
      return accepted({ answer: { id }, subject: { kind: 'user', id } })
    })
    return context.json(answer, 200)
  },
)

const contact = z
  .object({ fullName: z.string().max(200).optional(), phone: z.string().max(40).optional() })
  .strict()
  .meta({ id: 'Contact' })

clientOperations.openapi(
  operation('write', {
    method: 'patch',
    path: '/clients/{id}',
    tags,
    operationId: 'changeContact',
    summary: 'Changes a client’s name or phone number',
    description: 'An email address is changed by its reader only.',
    request: { params: byId, headers: ONCE, body: jsonBody(contact) },
    responses: answersWith('The client', z.object({ id: z.uuid() })),
  }),
  async (context) => {
    const { staff, scope, now } = context.get('visit')
    const { id } = context.req.valid('param')
    const { fullName, phone } = context.req.valid('json')
    const typed = { ...(fullName !== undefined && { fullName }), ...(phone !== undefined && { phone }) }
    const answer = await changeOnce(context, typed, async (tx) => {
      const changed = await changeContact(tx, { userId: id, staffId: staff.id, scope, ...typed }, now)
      return changed.ok ? accepted({ answer: { id }, subject: { kind: 'user', id } }) : changed
    })
    return context.json(answer, 200)
  },
)
