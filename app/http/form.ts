import { recordOf } from '#domain/record-of.ts'
import { badRequest } from './respond.ts'

/** The largest `integer` of Postgres: no row has a larger id or version. */
const LARGEST_INTEGER = 2_147_483_647

/** The intent of the form that the server puts in place of one with a file beyond the limit; `bytes` has its size. */
export const TOO_LARGE_INTENT = 'too-large'

export type SentForm = {
  /** The typed text, untrimmed; empty when the field is missing or a file. */
  text(name: string): string
  /** The typed text of each of these fields. */
  texts<Name extends string>(names: readonly Name[]): Record<Name, string>
  isTicked(name: string): boolean
  /** The names of all fields. */
  names(): string[]
  /** The values of all fields with this name. */
  list(name: string): string[]
  /** A version or id; 0, which no row has, for anything invalid. */
  wholeNumber(name: string): number
  /** The chosen file; undefined when the field is text or empty. */
  file(name: string): File | undefined
  /** All chosen files of a field that takes several. */
  files(name: string): File[]
}

/** Reads a posted form. A body that is not a form is a 400, not an error of ours. */
export async function readForm(request: Request): Promise<SentForm> {
  const form = await parse(request)
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? storable(value) : ''
  }
  const file = (name: string) => {
    const value = form.get(name)
    return value instanceof File && value.size > 0 ? value : undefined
  }
  const wholeNumber = (name: string) => {
    const value = text(name)
    return /^\d{1,10}$/.test(value) && Number(value) <= LARGEST_INTEGER ? Number(value) : 0
  }
  return {
    text,
    texts: (names) => recordOf(names, text),
    names: () => [...new Set(form.keys())],
    list: (name) =>
      form
        .getAll(name)
        .filter((value) => typeof value === 'string')
        .map(storable),
    file,
    files: (name) => form.getAll(name).filter((value) => value instanceof File && value.size > 0) as File[],
    wholeNumber,
    isTicked: (name) => text(name) === 'on',
  }
}

/** No keyboard types the null character, and Postgres cannot store or compare it. */
function storable(text: string): string {
  return text.replaceAll('\0', '')
}

/** The typed text of these fields, to be shown again; an empty field shows the page's own value. */
export function typedTexts(form: SentForm, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, form.text(name)]).filter(([, text]) => text !== ''))
}

/** The action for the form's intent, which is the value of the pressed button; `''` is for a form without one. */
export function chosenAction<Action>(actions: Readonly<Record<string, Action>>, form: SentForm): Action {
  const intent = form.text('intent')
  const action = Object.hasOwn(actions, intent) ? actions[intent] : undefined
  if (action === undefined) throw badRequest()
  return action
}

const PLAIN_FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** A form without files is parsed from text: `formData()` would read it through a stream, which is slower. */
async function parse(request: Request): Promise<Pick<FormData, 'get' | 'getAll' | 'keys'>> {
  try {
    const isPlain = PLAIN_FORM.test(request.headers.get('content-type') ?? '')
    if (isPlain) return new URLSearchParams(await request.text())
    return await request.formData()
  } catch {
    throw badRequest()
  }
}
