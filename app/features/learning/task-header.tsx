import { OwnText, ownLanguage } from '#app/features/page-parts/own-text.tsx'
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { LESSON_TASKS } from '#content/learning/quizzes.ts'
import { LEARNING } from '#content/site/learning.ts'
import { longDay } from '#content/words/dates.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

type TaskHeaderProps = {
  kind: 'quiz' | 'work'
  course: { readonly slug: string; readonly title: string }
  lesson: { readonly id: number; readonly title: string }
  /** Before the last day. */
  line?: string
  dueOn: IsoDate | undefined
}

/** The top of the page of a quiz or of written work. */
export function TaskHeader({ kind, course, lesson, line = '', dueOn }: TaskHeaderProps) {
  const base = `/learning/${course.slug}`
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: LEARNING.title, href: '/learning' },
          { label: course.title, href: base, ...ownLanguage(course.title) },
          { label: lesson.title, href: `${base}/${lesson.id}`, ...ownLanguage(lesson.title) },
          { label: LESSON_TASKS.kinds[kind] },
        ]}
      />
      <header className="grid gap-3">
        <p className="eyebrow">{LESSON_TASKS.kinds[kind]}</p>
        <h1 className={tallScript(lesson.title)}>
          <OwnText>{lesson.title}</OwnText>
        </h1>
        {(line || dueOn) && (
          <p className="hint">{[line, dueOn && LESSON_TASKS.dueOn(longDay(dueOn))].filter(Boolean).join(' ')}</p>
        )}
      </header>
    </>
  )
}
