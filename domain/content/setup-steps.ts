import type { GoLiveStep } from './go-live.ts'

/** The guided set-up of a new practice, in the order of its questions. */
export const SETUP_STEPS = ['name', 'about', 'services', 'hours', 'payment', 'texts', 'email', 'open'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

export function isSetupStep(text: string): text is SetupStep {
  return SETUP_STEPS.some((step) => step === text)
}

/** What "Not for us" takes off the go-live checklist. */
export const SKIPPED_WITH: Readonly<Record<SetupStep, readonly GoLiveStep[]>> = {
  name: [],
  about: ['about'],
  services: ['packages'],
  hours: ['hours'],
  payment: ['upi'],
  texts: ['home'],
  email: ['mail'],
  open: [],
}

/** Where the owner goes on: the first step that they have not been through. */
export function nextOpenStep(passed: readonly SetupStep[]): SetupStep {
  return SETUP_STEPS.find((step) => !passed.includes(step)) ?? 'open'
}

export function stepAfter(step: SetupStep): SetupStep {
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1] ?? 'open'
}

/** Undefined for the first step. */
export function stepBefore(step: SetupStep): SetupStep | undefined {
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) - 1]
}
