import { Notice } from '#app/ui/notice.tsx'
import { to } from '#content/language.ts'
import { SECOND_STEP_RULE } from '#content/staff/practice/second-step.ts'
import { longDay } from '#content/words/dates.ts'
import { istDate } from '#domain/time/india-time.ts'

/** For staff who have none: until when they can go on without. */
export function SecondStepNotice({ from }: { from: Date }) {
  return (
    <div className="wrap pt-4">
      <Notice>
        {SECOND_STEP_RULE.notice(longDay(istDate(from)))}{' '}
        <a className="text-link" href={to('/dashboard/security')}>
          {SECOND_STEP_RULE.setUp}
        </a>
      </Notice>
    </div>
  )
}
