import { DateTime } from '#app/features/staff/date-time.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { to } from '#content/language.ts'
import { DEAD_JOBS } from '#content/staff/inbox/emails.ts'

export type DeadJobLine = {
  readonly id: string
  readonly name: string
  readonly problem: string
  readonly failedAt: Date
}

/** Jobs that ran out of retries; no other screen shows them. */
export function DeadJobs({ jobs }: { jobs: readonly DeadJobLine[] }) {
  return jobs.map(({ id, name, problem, failedAt }) => (
    <Notice key={id} tone="danger">
      <p>
        {DEAD_JOBS.names[name] ?? name}: {DEAD_JOBS.givenUp} <DateTime at={failedAt} />.
      </p>
      <p className="hint admin-clamp">{problem}</p>
      <form method="post" action={to('/staff/inbox/emails')} className="mt-2">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="retry" tone="secondary" size="sm">
          {DEAD_JOBS.retry}
        </Button>
      </form>
    </Notice>
  ))
}
