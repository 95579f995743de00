import type { Database } from '#db/client.ts'
import { listEmailIdsWithoutJob } from '#db/emails/email-states.ts'
import { enqueueAll } from '#db/jobs.ts'

/**
 * Gives a job to each unfinished email that has none: those of a version that sent emails without jobs, and those whose
 * job was lost. Thousands may wait for a mail
 * server with a job each, which a start must not write again.
 */
export async function enqueueUnfinishedEmails(db: Database): Promise<void> {
  const ids = await listEmailIdsWithoutJob(db)
  await enqueueAll(
    db,
    'send-email',
    ids.map((emailId) => ({ emailId })),
  )
}
