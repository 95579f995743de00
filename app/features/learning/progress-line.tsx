import { LEARNING } from '#content/site/learning.ts'
import type { CourseProgress } from '#domain/learning/course-progress.ts'

export function ProgressLine({ progress }: { progress: Pick<CourseProgress, 'done' | 'lessons' | 'donePercent'> }) {
  const text = LEARNING.progress(progress.done, progress.lessons)
  return (
    <div className="grid gap-1">
      <progress className="progress-bar" value={progress.done} max={Math.max(1, progress.lessons)} aria-label={text} />
      <p className="hint">
        {text}, {progress.donePercent}%
      </p>
    </div>
  )
}
