import type { JoinView } from './join-meeting.tsx'

/** A class of the student's group as text. */
export type ClassView = {
  readonly id: number
  readonly group: string
  /** Null for a class without one; without a path while it is locked. */
  readonly lesson: { readonly title: string; readonly path: string | null } | null
  readonly when: string
  readonly startsIn: string | null
  /** Null once it is over. */
  readonly join: JoinView | null
  readonly isOver: boolean
  readonly recordingUrl: string | null
  /** Null before the roll was called. */
  readonly isPresent: boolean | null
}
