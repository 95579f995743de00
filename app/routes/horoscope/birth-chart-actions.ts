import { data, type RouterContextProvider } from 'react-router'
import { PROFILES } from '#app/content/birth-form.ts'
import { answerOf, settleBirth } from '#app/features/horoscope/answer-birth.ts'
import { answerDifference } from '#app/features/horoscope/answer-difference.ts'
import type { BirthAnswer, SaveResult } from '#app/features/horoscope/birth-answer.ts'
import { valuesOfBirth, valuesOfSettled } from '#app/features/horoscope/birth-values.ts'
import { CONVENTION_FIELDS, readConventions } from '#app/features/horoscope/conventions-form.ts'
import { clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import type { SentForm } from '#app/http/form.ts'
import { notFound } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import { castBirthChart } from '#domain/charts/birth-chart.ts'
import { explainDifference } from '#domain/charts/explain-difference.ts'
import { removeBirthProfile, saveBirthProfile } from '#usecases/charts/save-birth-profile.ts'
import { postedBirth, SERVER_PLACES } from './server-places.ts'

type Context = Readonly<RouterContextProvider>

/** Draws the posted birth and forgets it. */
export async function drawAction(form: SentForm) {
  return answered(await draw(form))
}

export async function explainAction(form: SentForm) {
  const answer = await draw(form)
  const figures = form.text('figures')
  return answered({ ...answer, figures, difference: await answerDifference(answer.cast, figures, explainDifference) })
}

async function draw(form: SentForm): Promise<BirthAnswer> {
  const conventions = form.texts(CONVENTION_FIELDS)
  const values = postedBirth(form)
  const birth = await settleBirth(values, SERVER_PLACES)
  if (!birth.ok) return { values, conventions, trouble: birth.refusal }

  const cast = castBirthChart(birth.value, readConventions(form.text))
  return answerOf({ values: valuesOfSettled(values, birth.value), conventions }, cast)
}

function answered(answer: BirthAnswer) {
  return data(answer, { status: answer.cast ? 200 : 422 })
}

/** Keeps a birth for the next time; the only action here that writes anything down. */
export async function keepAction(form: SentForm, context: Context) {
  const user = requireUser(context)
  const answer = await draw(form)
  if (!answer.cast) return answered(answer)

  const outcome = await saveBirthProfile(context.get(databaseContext), context.get(keyRingContext), {
    userId: user.id,
    birth: answer.cast.birth,
    hasConsented: form.isTicked('consent'),
    now: context.get(clockContext)(),
  })
  const keep: SaveResult['keep'] = outcome.ok
    ? { isKept: true }
    : { isKept: false, message: PROFILES.refusals[outcome.refusal] }
  return data({ ...answer, keep }, { status: outcome.ok ? 200 : 422 })
}

export async function drawSavedAction(form: SentForm, context: Context): Promise<BirthAnswer> {
  const user = requireUser(context)
  const profiles = await listBirthProfiles(context.get(databaseContext), context.get(keyRingContext), user.id)
  const profile = profiles.find(({ id }) => id === form.text('profile'))
  if (!profile) throw notFound()

  const asked = { values: valuesOfBirth(profile.birth), conventions: {} }
  return answerOf(asked, castBirthChart(profile.birth))
}

export async function forgetAction(form: SentForm, context: Context) {
  const user = requireUser(context)
  const outcome = await removeBirthProfile(context.get(databaseContext), {
    id: form.text('profile'),
    userId: user.id,
  })
  if (!outcome.ok) throw notFound()
  return null
}
