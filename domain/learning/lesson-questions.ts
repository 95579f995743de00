export const LONGEST_LESSON_QUESTION = 2_000
export const LONGEST_QUESTION_ANSWER = 10_000

/** Who sees a question of a student: the teachers alone, they until one of them shows it, or all students of the course. */
export type QuestionAudience = 'teachers' | 'not-yet-students' | 'students'

type Question = { readonly isPrivate: boolean; readonly shownAt: Date | null }

export function questionAudience({ isPrivate, shownAt }: Question): QuestionAudience {
  if (isPrivate) return 'teachers'
  return shownAt === null ? 'not-yet-students' : 'students'
}
