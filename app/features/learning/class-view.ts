import type { JoinView } from '#app/features/dashboard/join-meeting.tsx'

/** A class of the student's group as text. */
export type ClassView = {
  readonly id: number
  /** The lesson that belongs to it, or the group. */
  readonly name: string
  /** Of the lesson, if it is open. */
  readonly path: string | null
  readonly when: string
  readonly startsIn: string | null
  /** Null once it is over. */
  readonly join: JoinView | null
  readonly isOver: boolean
  readonly recordingUrl: string | null
  /** Null before the roll was called. */
  readonly isPresent: boolean | null
}
