import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { FormFold } from '#app/ui/fields/form-fold.tsx'
import { GROUP } from '#content/staff/courses/groups.ts'

type EndGroupProps = {
  version: number
  isOpen: boolean
  /** Nobody is in it or waits for it. */
  isEmpty: boolean
  /** How many get an email if it is cancelled. */
  notified: number
}

/** An empty group is deleted; one with students is cancelled, after a look at what that means. */
export function EndGroup({ version, isOpen, isEmpty, notified }: EndGroupProps) {
  if (isEmpty) {
    return (
      <FormFold label={GROUP.delete}>
        <Form method="post" className="grid justify-items-start gap-3">
          <p>{GROUP.deleteLead}</p>
          <Button type="submit" name="intent" value="delete" tone="danger">
            {GROUP.delete}
          </Button>
        </Form>
      </FormFold>
    )
  }
  if (!isOpen) return null
  return (
    <FormFold label={GROUP.cancel}>
      <Form method="post" className="grid justify-items-start gap-3">
        <input type="hidden" name="version" value={version} />
        <p className="max-w-[65ch]">{GROUP.cancelLead}</p>
        <Button type="submit" name="intent" value="cancel" tone="danger">
          {GROUP.cancelWith(notified)}
        </Button>
      </Form>
    </FormFold>
  )
}
