import { offerFreedSlots } from '#usecases/bookings/offer-freed-slots.ts'
import type { Handler, JobContext, Schedule } from './job.ts'

async function run({ db, now, log }: JobContext): Promise<void> {
  const counts = await offerFreedSlots(db, now())
  if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'waitlist offers made')
}

/** Queued where a booking frees its time. */
export const offerFreedSlotsNow: Handler<'offer-freed-slots'> = { name: 'offer-freed-slots', run }

/** Finds what was freed otherwise: by lapsed holds and offers, changed hours, or an event gone from a calendar. */
export const offerFreedSlotsEveryMinute: Schedule = { name: 'offer-waitlist', cron: '* * * * *', run }
