import Check from 'lucide-react/icons/check'
import { Icon } from '#app/ui/icon.tsx'
import { CONTROLS } from '#content/frame/controls.ts'

type StepperProps = {
  label: string
  steps: readonly string[]
  /** Counted from 0; equal to the number of steps when all are done. */
  current: number
}

export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index < current ? 'done' : 'ahead'}
          {...(index === current && { 'aria-current': 'step' as const })}
        >
          <span className="stepper-mark" aria-hidden="true">
            {index < current ? <Icon of={Check} size={16} /> : index + 1}
          </span>
          {step}
          {index < current && <span className="sr-only"> {CONTROLS.stepDone}</span>}
        </li>
      ))}
    </ol>
  )
}
