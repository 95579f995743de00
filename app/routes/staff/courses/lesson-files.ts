import { redirect } from 'react-router'
import { fileFieldId } from '#app/features/page-parts/file-list.tsx'
import { contentPath } from '#app/features/staff/staff-paths.ts'
import { keyRingContext } from '#app/http/contexts.ts'
import { chosenAction, readForm, TOO_LARGE_INTENT } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { findSentFile, isUpload } from '#app/routes/booking/file-actions.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { FILES } from '#content/booking/files.ts'
import { LESSON_FILE_REFUSALS } from '#content/learning/lesson-files.ts'
import { removeLessonFile, type StoreLessonFileRefusal, storeLessonFile } from '#usecases/learning/store-lesson-file.ts'
import type { Route } from './+types/lesson-files'

function requireLesson({ lesson }: { lesson: string }) {
  if (!/^\d{1,15}$/.test(lesson)) throw notFound()
  return { lessonId: Number(lesson), page: contentPath('lessons', Number(lesson)) }
}

export function loader({ params, context }: Route.LoaderArgs) {
  requireAdmin(context)
  return redirect(requireLesson(params).page)
}

/** Receives a file, or removes one. Both return to the page of the lesson. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, editorId, now } = requireAdmin(context)
  const { lessonId, page } = requireLesson(params)
  if (isUpload(request)) {
    const file = await findSentFile(request)
    if (!file) return refuse(page, 'file-empty')
    const upload = { lessonId, editorId, ...file }
    const stored = await storeLessonFile(db, context.get(keyRingContext), upload, now)
    return stored.ok ? goTo(page, { tone: 'success', title: FILES.added }) : refuse(page, stored.refusal)
  }
  const form = await readForm(request)
  const actions = {
    remove: async () => {
      await removeLessonFile(db, { fileId: form.text('fileId'), lessonId, editorId }, now)
      return goTo(page, { tone: 'success', title: FILES.removed })
    },
    [TOO_LARGE_INTENT]: async () => refuse(page, 'file-too-large'),
  } as const
  return chosenAction(actions, form)()
}

function refuse(page: string, refusal: StoreLessonFileRefusal) {
  const detail = LESSON_FILE_REFUSALS[refusal]
  return goTo(page, { tone: 'error', title: FILES.notAdded, detail, field: fileFieldId() })
}
