import type { Database } from '#db/client.ts'
import { listUnfinishedEmailIds } from '#db/emails/email-states.ts'
import { enqueueAll } from '#db/jobs.ts'

/**
 * Gives a job to each unfinished email that has none: those of a version that sent emails without jobs, and those whose
 * job was lost. An email that has a job gets no second one.
 */
export async function enqueueUnfinishedEmails(db: Database): Promise<void> {
  const ids = await listUnfinishedEmailIds(db)
  await enqueueAll(
    db,
    'send-email',
    ids.map((emailId) => ({ emailId })),
  )
}
