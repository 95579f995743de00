import { data, type RouterContextProvider } from 'react-router'
import { resolveBirth } from '#app/features/births/resolve-birth.ts'
import { janmaKundaliText } from '#app/features/chart-text/janma-kundali-text.ts'
import type { BirthChartView, SaveResult } from '#app/features/horoscope/birth-chart-view.ts'
import { viewOf } from '#app/features/horoscope/birth-chart-view.ts'
import { CONVENTION_FIELDS, conventionTexts, readConventions } from '#app/features/horoscope/conventions-form.ts'
import { explainFigures } from '#app/features/horoscope/explain-figures.ts'
import { clockContext, databaseContext, keyRingContext, practiceContext } from '#app/http/contexts.ts'
import type { SentForm } from '#app/http/form.ts'
import { notFound } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import { PROFILES } from '#content/charts/birth-form.ts'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import { valuesOfBirth, valuesOfResolved } from '#domain/births/birth-texts.ts'
import { castAndSummarize } from '#domain/charts/cast-birth-chart.ts'
import { explainDifference } from '#domain/charts/explain-difference.ts'
import { removeBirthProfile, saveBirthProfile } from '#usecases/charts/save-birth-profile.ts'
import { postedBirth, SERVER_PLACES } from './server-places.ts'

type Context = Readonly<RouterContextProvider>

/** Draws the posted birth without storing it. */
export async function drawAction(form: SentForm, context: Context) {
  return respond(await draw(form, context))
}

export async function explainAction(form: SentForm, context: Context) {
  const view = await draw(form, context)
  const figures = form.text('figures')
  return respond({ ...view, figures, difference: await explainFigures(view.cast, figures, explainDifference) })
}

async function draw(form: SentForm, context: Context): Promise<BirthChartView> {
  const conventions = form.texts(CONVENTION_FIELDS)
  const values = postedBirth(form)
  const birth = await resolveBirth(values, SERVER_PLACES)
  if (!birth.ok) return { values, conventions, formProblem: birth.refusal }

  const cast = castAndSummarize(birth.value, readConventions(form.text), nowMsIn(context))
  return withReading(viewOf({ values: valuesOfResolved(values, birth.value), conventions }, cast), context)
}

/** For browsers without script; the others ask their worker when the reading is opened. */
function withReading(view: BirthChartView, context: Context): BirthChartView {
  if (view.cast?.kind !== 'timed') return view
  return { ...view, reading: janmaKundaliText(view.cast, nowMsIn(context)) }
}

function nowMsIn(context: Context): number {
  return context.get(clockContext)().getTime()
}

function respond(view: BirthChartView) {
  return data(view, { status: view.cast ? 200 : 422 })
}

/** Saves a birth; the only action here that stores anything. */
export async function saveBirthAction(form: SentForm, context: Context) {
  const user = requireUser(context)
  const view = await draw(form, context)
  if (!view.cast) return respond(view)

  const outcome = await saveBirthProfile(context.get(databaseContext), context.get(keyRingContext), {
    userId: user.id,
    birth: view.cast.birth,
    hasConsented: form.isTicked('consent'),
    now: context.get(clockContext)(),
  })
  const save: SaveResult['save'] = outcome.ok
    ? { isSaved: true }
    : { isSaved: false, message: PROFILES.refusals[outcome.refusal] }
  return data({ ...view, save }, { status: outcome.ok ? 200 : 422 })
}

export async function drawSavedAction(form: SentForm, context: Context): Promise<BirthChartView> {
  const user = requireUser(context)
  const profiles = await listBirthProfiles(context.get(databaseContext), context.get(keyRingContext), user.id)
  const profile = profiles.find(({ id }) => id === form.text('profile'))
  if (!profile) throw notFound()

  const { conventions } = (await context.get(practiceContext)()).charts
  const request = { values: valuesOfBirth(profile.birth), conventions: conventionTexts(conventions) }
  return withReading(viewOf(request, castAndSummarize(profile.birth, conventions, nowMsIn(context))), context)
}

export async function removeAction(form: SentForm, context: Context) {
  const user = requireUser(context)
  const outcome = await removeBirthProfile(context.get(databaseContext), {
    id: form.text('profile'),
    userId: user.id,
  })
  if (!outcome.ok) throw notFound()
  return null
}
