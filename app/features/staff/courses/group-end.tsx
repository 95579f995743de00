import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { FormFold } from '#app/ui/fields/form-fold.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { GROUP, GROUP_KIND } from '#content/staff/courses/groups.ts'

type EndGroupProps = {
  kind: keyof typeof GROUP_KIND
  version: number
  isOpen: boolean
  /** Its last class is over. */
  isOver: boolean
  /** Nobody is in it or waits for it. */
  isEmpty: boolean
  /** How many get an email if it is cancelled. */
  notified: number
}

/** An empty group is deleted; one with students is cancelled, after a look at what that means. */
export function EndGroup({ kind, version, isOpen, isOver, isEmpty, notified }: EndGroupProps) {
  const texts = GROUP_KIND[kind]
  if (isEmpty) {
    return (
      <FormFold label={texts.delete}>
        <Form method="post" className="grid justify-items-start gap-3">
          <p>{GROUP.deleteLead}</p>
          <Button type="submit" name="intent" value="delete" tone="danger">
            {texts.delete}
          </Button>
        </Form>
      </FormFold>
    )
  }
  if (!isOpen || isOver) return null
  return (
    <FormFold label={texts.cancel}>
      <Form method="post" className="grid justify-items-start gap-3">
        <input type="hidden" name="version" value={version} />
        <p className="max-w-[65ch]">{texts.cancelLead}</p>
        <Button type="submit" name="intent" value="cancel" tone="danger">
          {texts.cancelWith(notified)}
        </Button>
      </Form>
    </FormFold>
  )
}

/** A group that was cancelled while its students kept their bookings. */
export function CancelledGroup({
  kind,
  version,
  students,
}: Pick<EndGroupProps, 'kind' | 'version'> & { students: number }) {
  return (
    <Notice>
      <Form method="post" className="grid justify-items-start gap-3">
        <input type="hidden" name="version" value={version} />
        <p>{GROUP_KIND[kind].isCancelled}</p>
        <Button type="submit" name="intent" value="cancel" tone="danger">
          {GROUP.cancelRest(students)}
        </Button>
      </Form>
    </Notice>
  )
}
