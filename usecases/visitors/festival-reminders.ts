import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import {
  type FestivalReminder,
  findReminderOf,
  markRemindersConfirmed,
  markRemindersEnded,
  recordReminderRequest,
  recordReminders,
} from '#db/visitors/festival-reminders.ts'
import { isConfirmable, type ReminderChoice, reminderChoiceKey } from '#domain/almanac/festival-reminders.ts'
import { isFestivalList, isRegion } from '#domain/almanac/observances.ts'
import { parseEmail } from '#domain/email-address.ts'
import type { FieldProblems } from '#domain/field-problems.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import { findTypedCity } from '#usecases/almanac/find-typed-city.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { countEmail, countTry, type TooOften } from '#usecases/limits/count-try.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { confirmRemindersLink } from './festival-reminder-link.ts'
import type { FormOrigin, Invalid } from './form-origin.ts'

/** As it was typed. */
export type ReminderFormValues = {
  readonly city: string
  readonly lists: readonly string[]
  readonly region: string
}

type Field = 'email' | 'city' | 'lists'
type Chosen = { readonly choice: ReminderChoice; readonly cityName: string }

type Signing = { readonly keys: KeyRing; readonly site: Site }

/**
 * Sends an email with a link that confirms the choice. The outcome is the same for every address, so that it reveals nothing
 * about who is subscribed.
 */
export async function requestFestivalReminders(
  db: Database,
  signing: Signing,
  { email: typed, ...form }: ReminderFormValues & { readonly email: string },
  { address, now, honeypot }: FormOrigin,
): Promise<Outcome<null, Invalid<Field> | TooOften>> {
  if (honeypot !== '') return accepted(null)

  const email = parseEmail(typed)?.toLowerCase()
  const chosen = await readChoice(form)
  const problems: FieldProblems<Field> = {
    ...(chosen.ok ? {} : chosen.refusal),
    ...(!email && { email: typed.trim() === '' ? 'missing' : 'invalid' }),
  }
  if (!email || !chosen.ok) return refused({ reason: 'invalid', problems })

  const counted = await countTry(db, 'newsletter', networkOf(address), now)
  if (!counted.ok) return counted

  const mail = await countEmail(db, 'subscribe', email, now)
  if (!mail.ok) return mail
  await askForConfirmation(db, signing, { email, ...chosen.value, now })
  return accepted(null)
}

/** For a signed-in reader, whose address is verified. */
export async function changeFestivalReminders(
  db: Database,
  {
    email,
    hasFamily,
    now,
    ...form
  }: ReminderFormValues & { readonly email: string; readonly hasFamily: boolean; readonly now: Date },
): Promise<Outcome<null, Invalid<Exclude<Field, 'email'>>>> {
  const chosen = await readChoice(form, { mayBeEmpty: hasFamily })
  if (!chosen.ok) return refused({ reason: 'invalid', problems: chosen.refusal })
  await recordReminders(db, { email: email.toLowerCase(), choice: chosen.value.choice, hasFamily, now })
  return accepted(null)
}

type Order = Chosen & { readonly email: string; readonly now: Date }

async function askForConfirmation(db: Database, { keys, site }: Signing, order: Order): Promise<void> {
  const { email, choice, cityName, now } = order
  await db.transaction(async (tx) => {
    const before = await findReminderOf(tx, email)
    if (before?.chosen && reminderChoiceKey(before.chosen) === reminderChoiceKey(choice)) return

    const id = await recordReminderRequest(tx, { email, choice, now })
    const link = confirmRemindersLink(keys, site, { id, email }, choice)
    await queueEmail(tx, {
      eventKey: `festival-opt-in:${id}:${hashSecret(reminderChoiceKey(choice))}:${now.getTime()}`,
      to: { address: email },
      email: { kind: 'festival-opt-in', city: cityName, lists: choice.lists, link },
      timeZone: choice.timeZone,
      language: site.language,
    })
  })
}

async function readChoice(
  form: ReminderFormValues,
  { mayBeEmpty } = { mayBeEmpty: false },
): Promise<Outcome<Chosen, FieldProblems<'city' | 'lists'>>> {
  const lists = [...new Set(form.lists)].filter(isFestivalList)
  const city = await findTypedCity(form.city)
  const isNothing = lists.length === 0 && !mayBeEmpty
  if (!city || isNothing) {
    const isEmpty = form.city.trim() === ''
    return refused({
      ...(!city && { city: isEmpty ? 'missing' : 'invalid' }),
      ...(isNothing && { lists: 'missing' }),
    })
  }
  const region = isRegion(form.region) ? form.region : null
  return accepted({ choice: { city: city.slug, timeZone: city.timeZone, lists, region }, cityName: city.name })
}

/** Confirms what an opened link names. Confirming again what is confirmed changes nothing. */
export async function confirmFestivalReminders(
  db: Database,
  { id, requested, chosen, requestedAt }: FestivalReminder,
  now: Date,
): Promise<Outcome<null, 'link-unusable'>> {
  if (requested === null) return chosen === null ? refused('link-unusable') : accepted(null)
  if (!isConfirmable(requestedAt, now)) return refused('link-unusable')
  const isConfirmed = await markRemindersConfirmed(db, id, { choice: requested, now })
  return isConfirmed ? accepted(null) : refused('link-unusable')
}

/** Sends no more festival emails to an address, whose owner has asked by a link or signed in. Safe to repeat. */
export async function endFestivalReminders(db: Database, email: string, now: Date): Promise<void> {
  await markRemindersEnded(db, email, now)
}
