import { z } from '@hono/zod-openapi'
import { LANGUAGE } from '#content/language.ts'
import { searchMoney } from '#db/payments/money-entries.ts'
import { answersWith, newApi, onePage, operation, pageOfRows, pageQuery, readCursor } from './operation.ts'
import { day, inPaise, iso, moneyEntry } from './shapes.ts'

const tags = ['Money']

export const paymentOperations = newApi()

paymentOperations.openapi(
  operation('read', {
    method: 'get',
    path: '/payments',
    tags,
    operationId: 'listPayments',
    summary: 'Payments and refunds, the last recorded first',
    request: {
      query: pageQuery.extend({
        from: day.optional().meta({ description: 'The first day, in India.' }),
        until: day.optional().meta({ description: 'The last day; the same as “from” without one.' }),
      }),
    },
    responses: answersWith('A page', pageOfRows(moneyEntry)),
  }),
  async (context) => {
    const { from, until = from, ...page } = context.req.valid('query')
    const days = from !== undefined && until !== undefined ? { from, until } : undefined
    const beforeId = readCursor(page.after, z.int())
    const options = { days, beforeId, limit: page.limit + 1, language: LANGUAGE }
    const found = await searchMoney(context.get('visit').db, options)
    const rows = onePage(found, page.limit, {
      cursor: ({ id }) => id,
      show: (entry) => ({
        id: entry.id,
        kind: entry.kind === 'refund' ? ('refund' as const) : ('payment' as const),
        at: iso(entry.at),
        amount: inPaise(entry.amount),
        method: entry.method,
        reference: entry.reference,
        bookingId: entry.bookingId,
        bookingCode: entry.code,
        clientId: entry.userId,
      }),
    })
    return context.json(rows, 200)
  },
)
