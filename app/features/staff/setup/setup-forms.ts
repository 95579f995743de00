import { type FieldSpec, type FormTexts, readTexts } from '#app/features/staff/content/form-spec.ts'
import { partFormOf } from '#app/features/staff/content/forms/practice-forms.ts'
import { SETUP } from '#content/staff/practice/setup.ts'
import type { OrdinaryPart, PracticeChanges, SettingsPart } from '#domain/content/practice-changes.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import type { SetupStep } from '#domain/content/setup-steps.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** The fields of one part of the settings that a step asks for; `folded` ones stand behind "More". */
type AskedPart = {
  readonly part: SettingsPart
  readonly asked: readonly string[]
  readonly folded?: readonly string[]
  /** Without an answer the part stays as it is. */
  readonly isOptional?: true
}

/** The steps that ask for settings. They are saved as on the pages of the settings, with what these have besides. */
const SETTINGS_STEPS = {
  name: [
    { part: 'identity', asked: ['name', 'tagline'] },
    { part: 'look', asked: ['accentLight'], folded: ['accentDark', 'logoUrl'] },
  ],
  about: [
    { part: 'identity', asked: ['astrologerName'], folded: ['astrologerTitles', 'portraitUrl'] },
    { part: 'about', asked: ['about'], isOptional: true },
    { part: 'contact', asked: ['phone', 'email', 'address'] },
  ],
  payment: [{ part: 'upi', asked: ['payeeId', 'payeeName', 'kind'] }],
  texts: [
    { part: 'home', asked: ['heading', 'lead'], folded: ['eyebrow'] },
    { part: 'languages', asked: ['writtenIn', 'hi', 'te'] },
  ],
} as const satisfies Readonly<Partial<Record<SetupStep, readonly AskedPart[]>>>

export type SettingsStep = keyof typeof SETTINGS_STEPS

export function isSettingsStep(step: SetupStep): step is SettingsStep {
  return Object.hasOwn(SETTINGS_STEPS, step)
}

function partsOf(step: SettingsStep): readonly AskedPart[] {
  return SETTINGS_STEPS[step]
}

/** The fields of a step, in the order in which they are asked. */
export function askedFields(step: SettingsStep): FieldSpec[] {
  return partsOf(step).flatMap(({ part, asked, isOptional }) =>
    asked
      .flatMap((name) => fieldOf(part, name))
      .map((field) => ({
        ...field,
        ...(isOptional && { isOptional }),
        ...(field.name === 'accentLight' && { label: SETUP.accent }),
      })),
  )
}

export function foldedFields(step: SettingsStep): FieldSpec[] {
  return partsOf(step).flatMap(({ part, folded = [] }) => folded.flatMap((name) => fieldOf(part, name)))
}

function fieldOf(part: SettingsPart, name: string): FieldSpec[] {
  return partFormOf(part).fields.filter((field) => field.name === name)
}

/** The stored values; what a new practice lacks is filled in from the account of its owner. */
export function stepValues(
  step: SettingsStep,
  practice: Practice,
  owner: { readonly fullName: string | null; readonly email: string },
): FormTexts {
  const stored = Object.assign({}, ...partsOf(step).map(({ part }) => filledPart(part, practice))) as FormTexts
  const known: FormTexts = {
    astrologerName: owner.fullName ?? '',
    email: owner.email,
    payeeName: practice.astrologerName,
  }
  // The first step has nothing better to store as the name of a person.
  const isNameless = practice.astrologerName === practice.name
  const names = [...askedFields(step), ...foldedFields(step)].map(({ name }) => name)
  return Object.fromEntries(
    names.map((name) => {
      const value = name === 'astrologerName' && isNameless ? '' : stored[name]
      return [name, value || known[name] || '']
    }),
  )
}

function filledPart(part: SettingsPart, practice: Practice): FormTexts {
  const form = partFormOf(part)
  return form.fill(form.of(practice))
}

export type SetupChange = { readonly part: OrdinaryPart; readonly change: PracticeChanges[OrdinaryPart] }

/** The changes of a step, or the problems of its fields. What it does not ask for stays as it is stored. */
export function readStep(
  step: Exclude<SettingsStep, 'payment'>,
  practice: Practice,
  typed: FormTexts,
): Outcome<readonly SetupChange[], FormTexts> {
  const changes: SetupChange[] = []
  const problems: Record<string, string> = {}
  for (const { part, asked, folded = [], isOptional } of partsOf(step)) {
    const names = [...asked, ...folded]
    if (isOptional && names.every((name) => (typed[name] ?? '').trim() === '')) continue
    const own = Object.fromEntries(names.map((name) => [name, typed[name] ?? '']))
    const read = readTexts(partFormOf(part), completed({ ...filledPart(part, practice), ...own }))
    if (read.ok) changes.push({ part, change: read.value } as SetupChange)
    else Object.assign(problems, read.refusal)
  }
  return Object.keys(problems).length === 0 ? accepted(changes) : refused(problems)
}

/** Fields that this step does not ask for, but that their part requires. */
function completed(texts: FormTexts): FormTexts {
  const { email = '', name = '' } = texts
  return {
    ...texts,
    ...(texts.astrologerName === '' && { astrologerName: name }),
    ...(texts.supportEmail === '' && { supportEmail: email }),
    ...(texts.astrologerEmail === '' && { astrologerEmail: email }),
  }
}

export function readUpi(typed: FormTexts): Outcome<PracticeChanges['upi'], FormTexts> {
  return readTexts(partFormOf('upi'), typed) as Outcome<PracticeChanges['upi'], FormTexts>
}
