import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { SPECIAL_DAYS } from '#content/staff/week/special-days.ts'

type UndoRemovalProps = { text: string; fields: Readonly<Record<string, string>> }

/** Undo for a removed special day; the form has everything that was removed. */
export function UndoSpecialDayRemoval({ text, fields }: UndoRemovalProps) {
  return (
    <div className="desk-undo" role="status">
      <p>{text}</p>
      <Form method="post" preventScrollReset>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" name="intent" value="restore" tone="secondary">
          {SPECIAL_DAYS.undo}
        </Button>
      </Form>
    </div>
  )
}
