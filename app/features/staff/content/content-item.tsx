import { Button } from '#app/ui/buttons/button.tsx'
import { CONTENT } from '#content/staff/editing.ts'

type ContentEndProps = {
  title: string
  version: number
  isSold: boolean
  isRetired: boolean
  retireHint: string
}

/** Deleting or retiring content takes two clicks, with and without script. */
export function ContentEnd({ title, version, isSold, ...retiring }: ContentEndProps) {
  if (isSold) return <RetireForm version={version} {...retiring} />
  return (
    <details className="admin-danger">
      <summary className="button button-quiet">{CONTENT.remove}</summary>
      <form method="post" className="grid justify-items-start gap-3 pt-4">
        <input type="hidden" name="version" value={version} />
        <p>{CONTENT.removeAsk(title)}</p>
        <Button type="submit" name="intent" value="delete" tone="danger">
          {CONTENT.removeConfirm}
        </Button>
      </form>
    </details>
  )
}

function RetireForm({ version, isRetired, retireHint }: Pick<ContentEndProps, 'version' | 'isRetired' | 'retireHint'>) {
  return (
    <form method="post" className="admin-danger grid justify-items-start gap-2">
      <input type="hidden" name="version" value={version} />
      <Button type="submit" name="intent" value={isRetired ? 'restore' : 'retire'} tone="secondary">
        {isRetired ? CONTENT.restore : CONTENT.retire}
      </Button>
      <p className="hint">{retireHint}</p>
    </form>
  )
}
