import type { ReactNode } from 'react'
import { to } from '#content/language.ts'
import { SETUP, SETUP_STEP_TEXTS } from '#content/staff/practice/setup.ts'
import { SETUP_STEPS, type SetupStep, stepBefore } from '#domain/content/setup-steps.ts'

type SetupFrameProps = {
  step: SetupStep
  passed: readonly SetupStep[]
  /** The site as it will look, beside the question. */
  preview: ReactNode
  children: ReactNode
}

/** One question of the set-up: where it is among the eight, the question, and the preview. */
export function SetupFrame({ step, passed, preview, children }: SetupFrameProps) {
  const { question, lead } = SETUP_STEP_TEXTS[step]
  return (
    <section className="wrap setup">
      <div className="setup-question">
        <SetupDots step={step} passed={passed} />
        <header className="grid gap-2">
          <h1 className="text-2xl md:text-3xl">{question}</h1>
          <p className="text-ink-soft">{lead}</p>
        </header>
        {children}
      </div>
      {preview}
    </section>
  )
}

export function setupPath(step: SetupStep): string {
  return `/staff/setup/${step}`
}

function SetupDots({ step, passed }: Pick<SetupFrameProps, 'step' | 'passed'>) {
  const number = SETUP_STEPS.indexOf(step) + 1
  const before = stepBefore(step)
  return (
    <nav className="grid gap-1" aria-label={SETUP.stepsLabel}>
      <ol className="setup-dots">
        {SETUP_STEPS.map((one, index) => (
          <li key={one}>
            <a
              href={to(setupPath(one))}
              aria-label={`${index + 1}. ${SETUP_STEP_TEXTS[one].name}`}
              data-state={passed.includes(one) ? 'done' : 'ahead'}
              {...(one === step && { 'aria-current': 'step' })}
            />
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="hint">{SETUP.progress(number, SETUP_STEPS.length)}</span>
        {before && (
          <a className="text-link inline-flex min-h-11 items-center" href={to(setupPath(before))}>
            {SETUP.back}
          </a>
        )}
      </p>
    </nav>
  )
}
