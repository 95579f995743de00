import { Form } from 'react-router'
import { DIARY } from '#app/content/diary.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

type SlotHour = {
  readonly key: string
  readonly label: string
  readonly days: readonly number[]
  readonly isOpen: boolean
}

export function SlotHours({ hours }: { hours: readonly SlotHour[] }) {
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{DIARY.slots}</h2>
      <ul className="desk-rows">
        {hours.map((hour) => (
          <li key={hour.key} className="desk-row">
            <Form
              method="post"
              className="grid w-full grid-cols-[1fr_auto] items-center gap-2 md:grid-cols-[7rem_6rem_1fr_auto]"
              preventScrollReset
            >
              <input type="hidden" name="key" value={hour.key} />
              <h3 className="text-base">{hour.label}</h3>
              <Tick name="isOpen" label={DIARY.slotOpen} hour={hour.label} isTicked={hour.isOpen} />
              <fieldset className="desk-days col-span-full md:col-span-1">
                <legend className="sr-only">{hour.label}</legend>
                {DIARY.days.map((day, index) => (
                  <Tick key={day} name={`day-${index + 1}`} label={day} isTicked={hour.days.includes(index + 1)} />
                ))}
              </fieldset>
              <Button
                type="submit"
                name="intent"
                value="slot"
                tone="secondary"
                size="sm"
                className="col-span-full md:col-span-1"
              >
                {DIARY.saveSlot}
                <span className="sr-only"> {hour.label}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type TickProps = { name: string; label: string; isTicked: boolean; hour?: string }

/** `hour` names the hour for a checkbox outside its group. */
function Tick({ name, label, isTicked, hour }: TickProps) {
  return (
    <label className="desk-day">
      <input type="checkbox" name={name} value="on" defaultChecked={isTicked} />
      {label}
      {hour && <span className="sr-only"> {hour}</span>}
    </label>
  )
}
