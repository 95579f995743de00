import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { to } from '#content/language.ts'
import { MUHURTA_REQUEST } from '#content/staff/bookings/muhurta-desk.ts'

/** In the booking form: the search that goes with it, which can be left out. */
export function AttachedSearch({ text, path }: { text: string; path: string }) {
  return (
    <Notice>
      <p>{text}</p>
      <form method="post" action={to('/book/muhurta')}>
        <input type="hidden" name="return" value={path} />
        <Button type="submit" tone="quiet" size="sm">
          {MUHURTA_REQUEST.remove}
        </Button>
      </form>
    </Notice>
  )
}
