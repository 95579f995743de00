import { RichText } from '#app/features/blog/rich-text.tsx'
import { HandedInTexts } from '#app/features/learning/handed-in-texts.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { TextForm, TextStatus } from '#app/features/writing/text-form.tsx'
import { useWrittenText } from '#app/features/writing/use-written-text.ts'
import { chosenAction, readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound, rejected, rejectedFields } from '#app/http/respond.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { LANGUAGE } from '#content/language.ts'
import { STUDENTS_WORK } from '#content/staff/courses/quizzes.ts'
import { findHandedInWork, listHandedInWork } from '#db/learning/handed-in-work.ts'
import { isUuid } from '#domain/uuid.ts'
import { answerWork } from '#usecases/learning/answer-work.ts'
import { openTexts } from '#usecases/learning/read-work.ts'
import { renderMarkdown } from '#usecases/render-markdown.ts'
import type { Route } from './+types/work'

const LIST = '/staff/courses/work'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, loaderData?.line ?? STUDENTS_WORK.title)
}

async function requireWork({ db }: StaffVisit, workId: string) {
  const work = isUuid(workId) ? await findHandedInWork(db, workId, LANGUAGE) : undefined
  if (!work) throw notFound()
  return work
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'enrollments')
  const work = await requireWork(visit, params.workId)
  const { userId, lessonId, fullName, email, lessonTitle, courseTitle, task, verdict } = work
  const all = await listHandedInWork(visit.db, { userId, lessonIds: [lessonId] })
  const isThis = ({ id }: { readonly id: string }) => id === work.id
  return {
    workId: work.id,
    name: fullName ?? email ?? '',
    line: `${lessonTitle} (${courseTitle})`,
    taskHtml: renderMarkdown(task),
    isWaiting: verdict === null,
    texts: openTexts(all.filter(isThis), visit.keys),
    earlier: openTexts(
      all.filter((one) => !isThis(one)),
      visit.keys,
    ),
  }
}

const VERDICTS = { pass: 'passed', return: 'returned' } as const

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'enrollments')
  const form = await readForm(request)
  requireWriter(context, form)
  const { id: workId } = await requireWork(visit, params.workId)
  const verdict = chosenAction(VERDICTS, form)
  const note = form.text('note')
  const { db, keys, staff, now } = visit
  const outcome = await answerWork(db, keys, { workId, verdict, note, staffId: staff.id, now })
  if (outcome.ok) return goTo(LIST, { tone: 'success', title: STUDENTS_WORK.answered })
  const { refusal } = outcome
  if (refusal === 'work-not-found') throw notFound()
  const problem = STUDENTS_WORK.problems[refusal]
  if (refusal === 'already-answered') return rejected({ title: problem }, { status: 409, values: { note } })
  return rejectedFields({ note: problem }, { note })
}

export default function StudentWork({ loaderData, actionData }: Route.ComponentProps) {
  const { workId, name, line, taskHtml, isWaiting, texts, earlier } = loaderData
  const text = useWrittenText({ id: `work-note:${workId}`, fields: ['note'], version: 0 })
  return (
    <StaffPage title={name} line={line} back={{ to: LIST, label: STUDENTS_WORK.title }}>
      <div className="grid max-w-[65ch] gap-6">
        <details>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">{STUDENTS_WORK.task}</summary>
          <RichText html={taskHtml} />
        </details>
        <section className="grid gap-3" aria-labelledby="text">
          <h2 id="text" className="text-xl">
            {STUDENTS_WORK.text}
          </h2>
          <HandedInTexts texts={texts} />
        </section>
        {isWaiting && (
          <TextForm text={text} className="form" method="post" noValidate>
            <FormSummary message={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
            <TextAreaField
              name="note"
              label={STUDENTS_WORK.note}
              hint={STUDENTS_WORK.noteHint}
              rows={6}
              defaultValue={actionData?.values.note ?? ''}
              error={actionData?.fieldErrors.note}
            />
            <div className="form-actions">
              <Button type="submit" name="intent" value="pass">
                {STUDENTS_WORK.pass}
              </Button>
              <Button type="submit" name="intent" value="return" tone="secondary">
                {STUDENTS_WORK.return}
              </Button>
            </div>
            <TextStatus text={text} />
          </TextForm>
        )}
        {earlier.length > 0 && (
          <section className="grid gap-3" aria-labelledby="earlier">
            <h2 id="earlier" className="text-xl">
              {STUDENTS_WORK.earlier}
            </h2>
            <HandedInTexts texts={earlier} />
          </section>
        )}
      </div>
    </StaffPage>
  )
}
