import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { FoldedCard } from '#app/features/staff/folded-card.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { DIARY } from '#content/staff/week/diary.ts'
import { CALL_WAYS, VIDEO_WAYS } from '#domain/content/astrologers.ts'
import type { MeetingWays } from '#domain/sessions/meeting-ways.ts'

type MeetingFormProps = { ways: MeetingWays; problem: FormProblem }

/** How the practice meets by video and by telephone. */
export function MeetingForm({ ways, problem: { values, fieldErrors } }: MeetingFormProps) {
  const isWrong = ['link', 'roomServer', 'callNumber'].some((field) => fieldErrors[field] !== undefined)
  return (
    <FoldedCard id="meeting" title={DIARY.meeting} line={DIARY.meetingLine(ways)} isOpen={isWrong}>
      <Form method="post" className="desk-form" preventScrollReset>
        <SelectField
          name="way"
          label={DIARY.videoWay}
          options={VIDEO_WAYS.map((value) => ({ value, label: DIARY.videoWays[value] }))}
          defaultValue={values.way ?? ways.way}
        />
        <TextField
          name="roomServer"
          label={DIARY.roomServer}
          hint={DIARY.roomServerHint}
          type="url"
          error={fieldErrors.roomServer}
          defaultValue={values.roomServer ?? ways.roomServer}
          required
        />
        <TextField
          name="link"
          label={DIARY.link}
          hint={DIARY.linkHint}
          type="url"
          error={fieldErrors.link}
          defaultValue={values.link ?? ways.link}
        />
        <SelectField
          name="callWay"
          label={DIARY.callWay}
          options={CALL_WAYS.map((value) => ({ value, label: DIARY.callWays[value] }))}
          defaultValue={values.callWay ?? ways.callWay}
        />
        <TextField
          name="callNumber"
          label={DIARY.callNumber}
          hint={DIARY.callNumberHint}
          type="tel"
          error={fieldErrors.callNumber}
          defaultValue={values.callNumber ?? ways.callNumber}
        />
        <p>
          <Button type="submit" name="intent" value="meeting" tone="secondary">
            {DIARY.saveMeeting}
          </Button>
        </p>
      </Form>
    </FoldedCard>
  )
}
