import { useState } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { Calendar } from '#app/ui/calendar/calendar.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { raiseToast, toastSuccess } from '#app/ui/overlays/toasts.ts'
import { showProblem } from '#app/ui/script-problem.ts'

const SAMPLE_MONTH = new Date(2026, 10, 1)

export function OverlaySamples() {
  const [day, setDay] = useState<Date | undefined>(new Date(2026, 10, 18))
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card>
        <Calendar
          selected={day}
          onSelect={setDay}
          defaultMonth={SAMPLE_MONTH}
          disabled={{ dayOfWeek: [0] }}
          isFree={(date) => [1, 3, 5].includes(date.getDay())}
        />
      </Card>
      <div className="flex flex-wrap gap-3">
        <Dialog
          title="Reset Password"
          description="We send a link to your address."
          trigger={<Button>Open dialog</Button>}
        >
          <TextField name="resetEmail" label="Email" type="email" required />
          <Button>Send Reset Link</Button>
        </Dialog>
        <ConfirmDialog
          title="Delete this post?"
          description="Readers will no longer find it. This cannot be undone."
          confirmLabel="Delete"
          trigger={<Button tone="danger">Delete…</Button>}
          onConfirm={() => toastSuccess('Post deleted')}
        />
        <Button tone="secondary" onClick={() => toastSuccess('Saved', 'Your changes are live.')}>
          Success
        </Button>
        <Button tone="secondary" onClick={() => raiseToast({ title: 'Reminder queued', tone: 'note' })}>
          Note
        </Button>
        <Button tone="secondary" onClick={() => showProblem('Could not save', 'Please try again in a minute.')}>
          Error
        </Button>
      </div>
    </div>
  )
}
