import { RichText } from '#app/features/blog/rich-text.tsx'
import { HandedInTexts } from '#app/features/learning/handed-in-texts.tsx'
import { TaskHeader } from '#app/features/learning/task-header.tsx'
import { keyRingContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { rejectedFields } from '#app/http/respond.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { WORK } from '#content/learning/quizzes.ts'
import { longDay } from '#content/words/dates.ts'
import { LONGEST_WORK, mayHandIn } from '#domain/learning/handed-in-work.ts'
import { handInWork } from '#usecases/learning/hand-in-work.ts'
import { readWork } from '#usecases/learning/read-work.ts'
import type { Route } from './+types/work'
import { openedLessonResponse, requireLearner, requireLessonId } from './learner.ts'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return privateMeta(matches, loaderData ? WORK.title(loaderData.lesson.title) : '')
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { learner, db, now } = requireLearner(context)
  const visit = { courseSlug: params.course, lessonId: requireLessonId(params.lesson), now }
  const outcome = await readWork(db, context.get(keyRingContext), learner, visit)
  if (!outcome.ok) throw openedLessonResponse(outcome.refusal, params)

  const { course, lesson, isStudent, taskHtml, state, dueOn, texts } = outcome.value
  return {
    course: { slug: course.slug, title: course.title },
    lesson: { id: lesson.id, title: lesson.title },
    isStudent,
    taskHtml,
    state,
    dueOn,
    texts,
    formId: crypto.randomUUID(),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { learner, db, now } = requireLearner(context)
  const form = await readForm(request)
  const outcome = await handInWork(db, context.get(keyRingContext), learner, {
    courseSlug: params.course,
    lessonId: requireLessonId(params.lesson),
    id: form.text('formId'),
    text: form.text('text'),
    now,
  })
  const here = `/learning/${params.course}/${params.lesson}/work`
  if (outcome.ok) return goTo(here, { tone: 'success', title: WORK.handedIn, detail: WORK.handedInDetail })
  const { problems } = WORK
  switch (outcome.refusal) {
    case 'work-empty':
      return rejectedFields({ text: problems['work-empty'] }, form.texts(['formId', 'text']))
    case 'work-too-long':
      return rejectedFields({ text: problems['work-too-long'](LONGEST_WORK) }, form.texts(['formId', 'text']))
    case 'handed-in':
    case 'passed':
    case 'late':
      return goTo(here)
    default:
      throw openedLessonResponse(outcome.refusal, params)
  }
}

export default function WrittenWork({ loaderData, actionData }: Route.ComponentProps) {
  const { course, lesson, isStudent, taskHtml, state, dueOn, texts, formId } = loaderData
  const [latest, ...earlier] = texts
  const draft = `work:${course.slug}/${lesson.id}`
  return (
    <article className="wrap wrap-narrow grid gap-6 py-10 lg:py-14">
      <TaskHeader kind="work" course={course} lesson={lesson} dueOn={mayHandIn(state) ? dueOn : undefined} />
      <RichText html={taskHtml} />
      {state === 'handed-in' && <Notice>{WORK.waiting}</Notice>}
      {state === 'passed' && <Notice tone="success">{WORK.passed}</Notice>}
      {state === 'returned' && <Notice>{WORK.returned}</Notice>}
      {state === 'late' && dueOn && <Notice>{WORK.late(longDay(dueOn))}</Notice>}
      {latest && (
        <div {...(!mayHandIn(state) && { 'data-draft': draft })}>
          <HandedInTexts texts={[latest]} />
        </div>
      )}
      {!isStudent && <Notice>{WORK.preview}</Notice>}
      {isStudent && mayHandIn(state) && (
        <form className="form" method="post" noValidate data-draft={draft}>
          <FormSummary message={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
          <input type="hidden" name="formId" value={actionData?.values.formId ?? formId} />
          <p className="hint" role="status" data-draft-status="" hidden>
            {WORK.notHandedInYet}
          </p>
          <TextAreaField
            name="text"
            label={WORK.text}
            hint={WORK.textHint}
            rows={14}
            maxLength={LONGEST_WORK}
            defaultValue={actionData?.values.text ?? latest?.text ?? ''}
            error={actionData?.fieldErrors.text}
            required
          />
          <div className="form-actions">
            <Button type="submit">{WORK.handIn}</Button>
          </div>
        </form>
      )}
      {earlier.length > 0 && (
        <section className="grid gap-4" aria-labelledby="earlier">
          <h2 id="earlier" className="text-xl">
            {WORK.earlier}
          </h2>
          <HandedInTexts texts={earlier} />
        </section>
      )}
    </article>
  )
}
