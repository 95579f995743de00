import { recordOf } from '#domain/record-of.ts'
import { badRequest } from './respond.ts'

/** The database's own: what is larger is no row's number. */
const LARGEST_INTEGER = 2_147_483_647

export type SentForm = {
  /** What was typed, untrimmed; empty when the field is missing or holds a file. */
  text(name: string): string
  /** What was typed into each of these fields. */
  texts<Name extends string>(names: readonly Name[]): Record<Name, string>
  isTicked(name: string): boolean
  /** A number such as a version or an id; 0, which no row of ours has, for anything that cannot be one. */
  wholeNumber(name: string): number
  /** The file that was chosen; undefined when the field holds text or nothing. */
  file(name: string): File | undefined
}

/** Reads a posted form. A body that is no form at all is the sender's mistake, not a fault of ours. */
export async function readForm(request: Request): Promise<SentForm> {
  const form = await parse(request)
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const file = (name: string) => {
    const value = form.get(name)
    return value instanceof File && value.size > 0 ? value : undefined
  }
  const wholeNumber = (name: string) => {
    const value = text(name)
    return /^\d{1,10}$/.test(value) && Number(value) <= LARGEST_INTEGER ? Number(value) : 0
  }
  return { text, texts: (names) => recordOf(names, text), file, wholeNumber, isTicked: (name) => text(name) === 'on' }
}

/** What was typed into these fields, to be shown again; where nothing was, the page has its own. */
export function typedIn(form: SentForm, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, form.text(name)]).filter(([, text]) => text !== ''))
}

/** The action that a form asks for by its intent, the name of a button; `''` is the one of a form that names none. */
export function chosenAction<Action>(actions: Readonly<Record<string, Action>>, form: SentForm): Action {
  const intent = form.text('intent')
  const action = Object.hasOwn(actions, intent) ? actions[intent] : undefined
  if (action === undefined) throw badRequest()
  return action
}

const PLAIN_FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** A form without files comes as one text; read as one that might have some, it would go through a stream in pieces. */
async function parse(request: Request): Promise<Pick<FormData, 'get'>> {
  try {
    const isPlain = PLAIN_FORM.test(request.headers.get('content-type') ?? '')
    if (isPlain) return new URLSearchParams(await request.text())
    return await request.formData()
  } catch {
    throw badRequest()
  }
}
