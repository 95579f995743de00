import type { PracticeChanges, SettingsPart } from '#domain/content/practice-changes.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import type { FormSpec } from './form-spec.ts'

/** One part of the practice settings: its texts, its form, and where its values are in the practice. */
export type PartForm<Part extends SettingsPart> = FormSpec<PracticeChanges[Part]> & {
  readonly texts: { readonly title: string; readonly lead: string }
  of(practice: Practice): PracticeChanges[Part]
}
