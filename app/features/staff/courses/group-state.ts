import type { BadgeTone } from '#app/ui/badge.tsx'
import { GROUPS } from '#content/staff/courses/groups.ts'
import { shortDateTime } from '#content/words/dates.ts'
import type { CohortStatus } from '#domain/learning/cohorts.ts'

export type GroupState = 'open' | 'full' | 'running' | 'over' | 'cancelled' | 'undated'

type DatedGroup = {
  readonly status: CohortStatus
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly seats: number
  readonly taken: number
}

export function groupState({ status, startsAt, endsAt, seats, taken }: DatedGroup, now: Date): GroupState {
  if (status === 'cancelled') return 'cancelled'
  if (startsAt === null || endsAt === null) return 'undated'
  if (endsAt <= now) return 'over'
  if (startsAt <= now) return 'running'
  return taken < seats ? 'open' : 'full'
}

/** A date of a class that is sold alone is named by its time, where the class is named beside it. */
export function groupName({ title, startsAt }: { readonly title: string; readonly startsAt: Date | null }): string {
  return title || (startsAt === null ? GROUPS.states.undated : shortDateTime(startsAt))
}

export const GROUP_TONES: Readonly<Record<GroupState, BadgeTone>> = {
  open: 'success',
  full: 'gold',
  running: 'action',
  over: 'neutral',
  cancelled: 'danger',
  undated: 'neutral',
}
