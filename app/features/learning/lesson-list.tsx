import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleDot from 'lucide-react/icons/circle-dot'
import Lock from 'lucide-react/icons/lock'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { LEARNING, LESSON } from '#content/site/learning.ts'
import { longDay } from '#content/words/dates.ts'
import { type LessonKind, type LessonState, lessonState } from '#domain/learning/course-progress.ts'
import type { LessonLock } from '#domain/learning/lesson-order.ts'
import { classEnd } from '#domain/learning/live-class.ts'
import { TaskBadges, type TaskLine } from './lesson-tasks.tsx'
import { ClassTime } from './live-class-card.tsx'

export type LessonLine = {
  readonly id: number
  readonly title: string
  readonly kind: LessonKind
  readonly minutes: number
  readonly moduleId: number
  readonly moduleTitle: string
  readonly moduleSummary: string
  readonly courseTitle: string
  readonly startsAt: Date | null
  readonly isPublished: boolean
  readonly openedAt: Date | null
  readonly doneAt: Date | null
  readonly lock: LessonLock | undefined
  readonly tasks: readonly TaskLine[]
}

const MARKS = { new: CircleDashed, opened: CircleDot, done: CircleCheck }

type LessonListProps = { courseSlug: string; lessons: readonly LessonLine[]; showsCourses: boolean }

export function LessonList({ courseSlug, lessons, showsCourses }: LessonListProps) {
  const modules = [...new Map(lessons.map((lesson) => [lesson.moduleId, lesson])).values()]
  return modules.map(({ moduleId, moduleTitle, moduleSummary, courseTitle }) => (
    <section key={moduleId} className="grid gap-3">
      {showsCourses && (
        <p className="eyebrow">
          <OwnText>{courseTitle}</OwnText>
        </p>
      )}
      <h2 className={classNames('text-2xl', tallScript(moduleTitle))}>
        <OwnText>{moduleTitle}</OwnText>
      </h2>
      {moduleSummary && (
        <p className="max-w-[44em] text-ink-soft">
          <OwnText>{moduleSummary}</OwnText>
        </p>
      )}
      <ol className="lesson-list">
        {lessons
          .filter((lesson) => lesson.moduleId === moduleId)
          .map((lesson) => (
            <LessonRow key={lesson.id} lesson={lesson} href={`/learning/${courseSlug}/${lesson.id}`} />
          ))}
      </ol>
    </section>
  ))
}

/** "Opens on December 3, 2026" */
export function lockText(lock: LessonLock): string {
  const { opensOn, opensWithClass, finishFirst } = LEARNING.locked
  if (lock.until === 'lesson') return finishFirst(lock.first.title)
  return lock.until === 'day' ? opensOn(longDay(lock.opensOn)) : opensWithClass(longDay(lock.opensOn))
}

function LessonRow({ lesson, href }: { lesson: LessonLine; href: string }) {
  const state: LessonState = lessonState(lesson)
  const { lock } = lesson
  return (
    <li>
      <a href={to(href)} className={`lesson-${lock ? 'locked' : state}`}>
        <Icon of={lock ? Lock : MARKS[state]} />
        <span className="lesson-title">
          <OwnText>{lesson.title}</OwnText>
        </span>
        <span className="hint">
          {lock ? lockText(lock) : `${LEARNING.kinds[lesson.kind]}, ${LEARNING.minutes(lesson.minutes)}`}
          {lesson.startsAt && (
            <>
              , <ClassTime startsAt={lesson.startsAt} endsAt={classEnd({ ...lesson, startsAt: lesson.startsAt })} />
            </>
          )}
          {!lesson.isPublished && `, ${LESSON.draft}`}
          <span className="sr-only">, {lock ? LEARNING.locked.label : LEARNING.states[state]}</span>
        </span>
        {!lock && <TaskBadges tasks={lesson.tasks} />}
      </a>
    </li>
  )
}
