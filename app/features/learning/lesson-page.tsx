import type { ExerciseKind, Level } from '@muhurta/jyotish/exercises'
import { exerciseHref } from '#app/features/exercises/addresses.ts'
import { RowSoFar } from '#app/features/exercises/row-so-far.tsx'
import { LessonFileLink, type LessonFileView } from '#app/features/page-parts/lesson-file.tsx'
import { OwnText, ownLanguage } from '#app/features/page-parts/own-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { REFUND_POLICY } from '#content/booking/refund-policy.ts'
import { to } from '#content/language.ts'
import { EXERCISE_LEVELS, EXERCISE_OF_LESSON, KIND_LABELS } from '#content/learning/exercise-kinds.ts'
import { LESSON_FILES } from '#content/learning/lesson-files.ts'
import { LEARNING, LESSON } from '#content/site/learning.ts'
import { type LessonKind, mayFinishLesson } from '#domain/learning/course-progress.ts'
import { type ExerciseProgress, RIGHT_IN_A_ROW } from '#domain/learning/exercise-goal.ts'
import type { LessonLock } from '#domain/learning/lesson-order.ts'
import type { LiveClass } from '#domain/learning/live-class.ts'
import { RichText } from '../blog/rich-text.tsx'
import { lockText } from './lesson-list.tsx'
import { LessonQuestions, type LessonQuestionsProps } from './lesson-questions.tsx'
import { LessonTasks, type TaskLine } from './lesson-tasks.tsx'
import { LessonVideo, LinkElsewhere } from './lesson-video.tsx'
import { LiveClassCard } from './live-class-card.tsx'

type Neighbour = { readonly id: number; readonly title: string }

type LessonContentProps = {
  lesson: {
    readonly title: string
    readonly kind: LessonKind
    readonly minutes: number
    readonly moduleTitle: string
    readonly isDone?: boolean
    readonly isPublished?: boolean
  }
  html: string
  url: string | null
  live: LiveClass | undefined
  /** Whether the reader may join it. */
  isInvited: boolean
  /** Of the calendar entry of a live class. */
  filePath?: string | undefined
  files: readonly LessonFileView[]
}

export type LessonExercise = {
  readonly kind: ExerciseKind
  readonly level: Level
  /** Undefined before the first answer, and for those whose answers are not counted. */
  readonly progress: ExerciseProgress | undefined
  /** For a student, whose answers count for it; undefined for anybody else, who practises. */
  readonly lessonId?: number | undefined
  /** Set where the questions are about the teacher's charts. */
  readonly chart?: string | undefined
}

type LessonPageProps = Omit<LessonContentProps, 'isInvited'> & {
  course: { readonly slug: string; readonly title: string }
  /** Its address. */
  here: string
  before: Neighbour | undefined
  after: (Neighbour & { readonly endsRefund: boolean }) | undefined
  isStudent: boolean
  endsRefund: boolean
  lock: LessonLock | undefined
  tasks: readonly TaskLine[]
  exercise: LessonExercise | undefined
  /** Undefined while the lesson is closed. */
  asked: Pick<LessonQuestionsProps, 'questions' | 'formId'> | undefined
  askProblem: LessonQuestionsProps['problem']
}

export function LessonPage({
  course,
  here,
  lesson,
  html,
  url,
  live,
  filePath,
  files,
  before,
  after,
  isStudent,
  endsRefund,
  lock,
  tasks,
  exercise,
  asked,
  askProblem,
}: LessonPageProps) {
  const base = `/learning/${course.slug}`
  return (
    <article className="wrap wrap-narrow grid gap-6 py-10 lg:py-14">
      <Breadcrumbs
        crumbs={[
          { label: LEARNING.title, href: '/learning' },
          { label: course.title, href: base, ...ownLanguage(course.title) },
          { label: lesson.title, ...ownLanguage(lesson.title) },
        ]}
      />
      <LessonContent lesson={lesson} html={html} url={url} live={live} isInvited filePath={filePath} files={files} />
      {lock && <LockedNotice lock={lock} base={base} />}
      {endsRefund && <OpenForm />}
      {exercise && <ExerciseOfLesson exercise={exercise} />}
      {!lock && !endsRefund && <LessonTasks tasks={tasks} href={here} isStudent={isStudent} />}
      {!isStudent && <Notice>{LESSON.preview}</Notice>}
      {isStudent && !endsRefund && !lock && (lesson.isDone || mayFinishLesson(tasks)) && (
        <DoneForm isDone={lesson.isDone === true} />
      )}
      <nav className="lesson-ways" aria-label={course.title}>
        {before && (
          <a href={to(`${base}/${before.id}`)} rel="prev">
            <span className="hint">{LESSON.before}</span>
            <OwnText>{before.title}</OwnText>
          </a>
        )}
        {after && (
          <a href={to(`${base}/${after.id}`)} rel="next">
            <span className="hint">{LESSON.after}</span>
            <OwnText>{after.title}</OwnText>
            {after.endsRefund && <span className="hint">{LESSON.nextEndsRefund}</span>}
          </a>
        )}
      </nav>
      {asked && <LessonQuestions here={here} {...asked} problem={askProblem} />}
    </article>
  )
}

export function LessonContent({ lesson, html, url, live, isInvited, filePath, files }: LessonContentProps) {
  return (
    <>
      <header className="grid gap-3">
        <p className="eyebrow">
          <OwnText>{lesson.moduleTitle}</OwnText>
        </p>
        <h1 className={tallScript(lesson.title)}>
          <OwnText>{lesson.title}</OwnText>
        </h1>
        <p className="flex flex-wrap items-center gap-3">
          <span className="hint">
            {LEARNING.kinds[lesson.kind]}, {LEARNING.minutes(lesson.minutes)}
          </span>
          {lesson.isDone && <Badge tone="success">{LESSON.done}</Badge>}
          {lesson.isPublished === false && <Badge tone="neutral">{LESSON.draft}</Badge>}
        </p>
      </header>
      {url && <LessonLink url={url} lesson={lesson} />}
      {live && <LiveClassCard live={live} title={lesson.title} isInvited={isInvited} filePath={filePath} />}
      {html && <RichText html={html} />}
      {files.length > 0 && <FilesOfLesson files={files} />}
    </>
  )
}

function FilesOfLesson({ files }: { files: readonly LessonFileView[] }) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-lg">{LESSON_FILES.title}</h2>
      <ul className="grid gap-2">
        {files.map((file) => (
          <li key={file.id}>
            <LessonFileLink file={file} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Says how far a student is. */
export function ExerciseOfLesson({ exercise }: { exercise: LessonExercise }) {
  const { kind, level, progress, lessonId, chart } = exercise
  return (
    <Card as="section" className="grid justify-items-start gap-3">
      <h2 className="text-lg">{EXERCISE_OF_LESSON.title(KIND_LABELS[kind], EXERCISE_LEVELS[level])}</h2>
      <p>{EXERCISE_OF_LESSON.lead(RIGHT_IN_A_ROW)}</p>
      {lessonId !== undefined && <RowSoFar isSignedIn progress={progress} />}
      <ButtonLink href={exerciseHref({ kind, level, lessonId, chart })} tone="secondary">
        {EXERCISE_OF_LESSON.open}
      </ButtonLink>
    </Card>
  )
}

function LessonLink({ url, lesson: { kind, title } }: { url: string; lesson: { kind: LessonKind; title: string } }) {
  if (kind === 'video') return <LessonVideo url={url} title={title} label={LESSON.openVideo} />
  return <LinkElsewhere url={url} label={LESSON.openPage} />
}

/** Why the lesson is not open yet, and what opens it. */
function LockedNotice({ lock, base }: { lock: LessonLock; base: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Notice>
        <p>{LEARNING.locked.lead}</p>
        <p className="font-semibold">{lockText(lock)}</p>
      </Notice>
      {lock.until === 'lesson' && (
        <ButtonLink href={`${base}/${lock.first.id}`}>{LEARNING.locked.openFirst}</ButtonLink>
      )}
    </div>
  )
}

/** The lesson itself is sent only after this. */
function OpenForm() {
  return (
    <form method="post" className="grid justify-items-start gap-4">
      <Notice>
        <p className="font-semibold">{LESSON.endsRefund}</p>
        <p>{REFUND_POLICY.endsByOpening}</p>
      </Notice>
      <Button type="submit" name="intent" value="open">
        {LESSON.open}
      </Button>
    </form>
  )
}

function DoneForm({ isDone }: { isDone: boolean }) {
  return (
    <form method="post">
      <Button type="submit" name="intent" value={isDone ? 'undo' : 'done'} tone={isDone ? 'quiet' : 'primary'}>
        {isDone ? LESSON.undo : LESSON.markDone}
      </Button>
    </form>
  )
}
