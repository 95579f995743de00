import { AddFileForm } from '#app/features/page-parts/file-list.tsx'
import { LessonFileLink, type LessonFileView } from '#app/features/page-parts/lesson-file.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FILES } from '#content/booking/files.ts'
import { to } from '#content/language.ts'
import { LESSON_FILES } from '#content/learning/lesson-files.ts'

type LessonFilesProps = { files: readonly LessonFileView[]; action: string }

/** The files of a lesson, and a form to add one. Plain forms: the browser sends the file itself, with or without script. */
export function LessonFiles({ files, action }: LessonFilesProps) {
  return (
    <Card as="section" className="grid gap-4" id="files">
      <h2 className="text-xl">{LESSON_FILES.title}</h2>
      <p className="hint">{files.length === 0 ? FILES.none : LESSON_FILES.lead}</p>
      {files.length > 0 && (
        <ul className="grid gap-4">
          {files.map((file) => (
            <li key={file.id} className="flex flex-wrap items-center justify-between gap-x-4">
              <LessonFileLink file={file} />
              <form method="post" action={to(action)}>
                <input type="hidden" name="fileId" value={file.id} />
                <Button type="submit" name="intent" value="remove" tone="quiet" size="sm">
                  {FILES.remove}
                  <span className="sr-only"> {file.name}</span>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <AddFileForm id="file" action={action} label={LESSON_FILES.addLabel} hint={LESSON_FILES.hint} />
    </Card>
  )
}
