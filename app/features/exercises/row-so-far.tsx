import { Badge } from '#app/ui/badge.tsx'
import { ROW } from '#content/learning/exercise-kinds.ts'
import { type ExerciseProgress, RIGHT_IN_A_ROW } from '#domain/learning/exercise-goal.ts'

type RowSoFarProps = { isSignedIn: boolean; progress: ExerciseProgress | undefined }

/** How many questions in a row were right, until that completes the exercise. */
export function RowSoFar({ isSignedIn, progress }: RowSoFarProps) {
  if (!isSignedIn) return <p className="hint">{ROW.signInToCount}</p>
  if (progress?.doneAt) return <Badge tone="success">{ROW.done(RIGHT_IN_A_ROW)}</Badge>
  return <Badge tone="neutral">{ROW.soFar(progress?.inARow ?? 0, RIGHT_IN_A_ROW)}</Badge>
}
