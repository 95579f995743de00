import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { FoldedCard } from '#app/features/staff/folded-card.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { DIARY } from '#content/staff/week/diary.ts'
import { VIDEO_WAYS } from '#domain/content/astrologers.ts'
import type { VideoSessions } from '#domain/sessions/video-sessions.ts'

type VideoFormProps = { sessions: VideoSessions; problem: FormProblem }

/** How the practice meets by video. */
export function VideoForm({ sessions, problem: { values, fieldErrors } }: VideoFormProps) {
  const { way, link, roomServer } = sessions
  const isWrong = fieldErrors.link !== undefined || fieldErrors.roomServer !== undefined
  return (
    <FoldedCard id="video" title={DIARY.video} line={DIARY.videoLine(sessions)} isOpen={isWrong}>
      <Form method="post" className="desk-form" preventScrollReset>
        <SelectField
          name="way"
          label={DIARY.videoWay}
          options={VIDEO_WAYS.map((value) => ({ value, label: DIARY.videoWays[value] }))}
          defaultValue={values.way ?? way}
        />
        <TextField
          name="roomServer"
          label={DIARY.roomServer}
          hint={DIARY.roomServerHint}
          type="url"
          error={fieldErrors.roomServer}
          defaultValue={values.roomServer ?? roomServer}
          required
        />
        <TextField
          name="link"
          label={DIARY.link}
          hint={DIARY.linkHint}
          type="url"
          error={fieldErrors.link}
          defaultValue={values.link ?? link}
        />
        <p>
          <Button type="submit" name="intent" value="video" tone="secondary">
            {DIARY.saveVideo}
          </Button>
        </p>
      </Form>
    </FoldedCard>
  )
}
