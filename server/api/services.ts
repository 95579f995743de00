import { z } from '@hono/zod-openapi'
import { LANGUAGE } from '#content/language.ts'
import { listSoldConsultations } from '#db/content/catalogue.ts'
import { consultationService } from '#domain/bookings/booking-service.ts'
import { addDays, istDate } from '#domain/time/india-time.ts'
import { findService } from '#usecases/bookings/find-service.ts'
import { listSlots } from '#usecases/bookings/read-diary.ts'
import { answersWith, newApi, operation } from './operation.ts'
import { ApiProblem } from './problem.ts'
import { day, freeTime, inPaise, iso, service } from './shapes.ts'

const tags = ['Services']
const MOST_DAYS = 62

export const serviceOperations = newApi()

serviceOperations.openapi(
  operation('read', {
    method: 'get',
    path: '/services',
    tags,
    operationId: 'listServices',
    summary: 'The consultations on offer, in the order of the page',
    responses: answersWith('All of them', z.object({ rows: z.array(service) })),
  }),
  async (context) => {
    const offered = await listSoldConsultations(context.get('visit').db, LANGUAGE)
    const rows = offered.map(consultationService).map((each) => ({
      type: 'consultation' as const,
      slug: each.slug,
      name: each.name,
      price: inPaise(each.listedPrice),
      minutes: each.session?.durationMinutes ?? null,
      heldAs: each.heldAs,
      needsBirthTime: each.needsBirthTime,
      isPerQuestion: each.isPerQuestion,
    }))
    return context.json({ rows }, 200)
  },
)

serviceOperations.openapi(
  operation('read', {
    method: 'get',
    path: '/services/{slug}/free-times',
    tags,
    operationId: 'listFreeTimes',
    summary: 'The starts at which a consultation can be booked',
    description: `Those of one astrologer or of all who offer it, for at most ${MOST_DAYS} days.`,
    request: {
      params: z.object({ slug: z.string().max(100) }),
      query: z.object({
        from: day.optional().meta({ description: 'A day in India; today without one.' }),
        days: z.coerce.number().int().min(1).max(MOST_DAYS).default(14),
        astrologerId: z.coerce.number().int().positive().optional(),
      }),
    },
    responses: answersWith('Earliest first', z.object({ rows: z.array(freeTime) })),
  }),
  async (context) => {
    const { db, now } = context.get('visit')
    const { from = istDate(now), days, astrologerId } = context.req.valid('query')
    const found = await findService(db, { kind: 'consultation', slug: context.req.valid('param').slug })
    if (!found?.session) throw new ApiProblem('service-unknown')
    const until = addDays(from, days)
    const slots = await listSlots(db, { packageId: found.id, terms: found.session }, { now, astrologerId })
    const rows = slots
      .filter(({ date }) => date >= from && date < until)
      .map((slot) => ({
        start: iso(slot.startsAt),
        end: iso(slot.endsAt),
        day: slot.date,
        astrologerId: slot.astrologerId,
      }))
    return context.json({ rows }, 200)
  },
)
