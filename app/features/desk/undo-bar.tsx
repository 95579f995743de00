import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { VERIFY } from '#app/content/desk-verification.ts'
import { Button } from '#app/ui/button.tsx'
import { UNDO_REJECTION_SECONDS } from '#domain/payments/rejection-delays.ts'

/** Undo for a rejection, shown for ten seconds. */
export function UndoBar({ bookingId, code }: { bookingId: string; code: string }) {
  const [left, setLeft] = useState(UNDO_REJECTION_SECONDS)

  // A timer outside React counts the seconds down.
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000)
    return () => clearInterval(timer)
  }, [])

  if (left <= 0) return null
  return (
    <div className="desk-undo" role="status">
      <p>{VERIFY.rejected(code)}</p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="bookingId" value={bookingId} />
        <Button type="submit" name="intent" value="undo" tone="secondary">
          {VERIFY.undo} <span aria-hidden="true">{left}</span>
        </Button>
      </Form>
    </div>
  )
}
