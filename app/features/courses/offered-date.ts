/** A group of a course, or a date of a class, that can be booked. */
export type OfferedDate = {
  readonly id: number
  readonly courseId: number
  /** Of the group; empty for a date of a class. */
  readonly title: string
  /** The first class in Indian time, and its start and end, which a script shows in the visitor's own zone. */
  readonly text: string
  readonly startsAt: string
  readonly endsAt: string
  readonly freeSeats: number
  /** Null where the practice teaches. */
  readonly teacher: string | null
}
