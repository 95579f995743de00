import type { SamplePackageText } from '../sample-texts.ts'

export const CONSULTATION_PACKAGES: readonly SamplePackageText[] = []
