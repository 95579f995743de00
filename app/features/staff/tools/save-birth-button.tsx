import { Button } from '#app/ui/buttons/button.tsx'
import { to } from '#content/language.ts'
import { BIRTH_FIELDS, type BirthValues } from '#domain/births/birth-form.ts'
import { SAVE_CHART_PATH } from './saved-chart-paths.ts'

type SaveBirthButtonProps = { birth: BirthValues; target: 'list' | 'client'; label: string }

/** Takes a birth to the form that saves it, in the body of the request: an address would stay in the history. */
export function SaveBirthButton({ birth, target, label }: SaveBirthButtonProps) {
  return (
    <form method="post" action={to(SAVE_CHART_PATH)} className="no-print">
      {BIRTH_FIELDS.filter((field) => birth[field] !== '').map((field) => (
        <input key={field} type="hidden" name={field} value={birth[field]} />
      ))}
      <input type="hidden" name="target" value={target} />
      <Button type="submit" name="intent" value="review" tone="secondary" size="sm">
        {label}
      </Button>
    </form>
  )
}
