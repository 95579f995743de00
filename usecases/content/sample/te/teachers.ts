import type { SampleTeacherText } from '../sample-texts.ts'

export const TEACHERS: Readonly<Record<string, SampleTeacherText>> = {}
