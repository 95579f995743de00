import { type FormEvent, useRef, useState } from 'react'
import { redirect } from 'react-router'
import { useTypedEarly } from '#app/features/page-parts/use-typed-early.ts'
import { EditForm } from '#app/features/staff/content/edit-form.tsx'
import type { FormTexts } from '#app/features/staff/content/form-spec.ts'
import { SpecFields } from '#app/features/staff/content/spec-fields.tsx'
import goLiveStyles from '#app/features/staff/practice/go-live.css?url'
import styles from '#app/features/staff/setup/setup.css?url'
import { EmailFacts, ReadyList } from '#app/features/staff/setup/setup-facts.tsx'
import { SetupFrame, setupPath } from '#app/features/staff/setup/setup-frame.tsx'
import { type PreviewService, SetupPreview } from '#app/features/staff/setup/setup-preview.tsx'
import { settingsPath } from '#app/features/staff/staff-paths.ts'
import { savePicturesContext } from '#app/http/contexts.ts'
import { readForm, TOO_LARGE_INTENT } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo, moveOn } from '#app/http/redirects.ts'
import { badRequest, notFound, rejected } from '#app/http/respond.ts'
import { requireSecondProof, requireWriter } from '#app/http/viewer.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { NewTabLink, TextWithLinks } from '#app/ui/text-with-links.tsx'
import { to } from '#content/language.ts'
import { CONTENT, PRACTICE_PAGE } from '#content/staff/editing.ts'
import {
  SETUP,
  SETUP_HOURS,
  SETUP_OPEN,
  SETUP_PAYMENT,
  SETUP_SAMPLES,
  SETUP_SERVICES,
  SETUP_STEP_TEXTS,
  SETUP_TEXTS,
} from '#content/staff/practice/setup.ts'
import { recordPassedStep } from '#db/content/setup.ts'
import { isSetupStep, type SetupStep, stepAfter } from '#domain/content/setup-steps.ts'
import { removeAllSamples } from '#usecases/admin/go-live.ts'
import { openPractice, skipSetupStep } from '#usecases/admin/set-up-practice.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import type { Route } from './+types/step'
import { loadStep } from './load-step.ts'
import { saveStep } from './save-step.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: goLiveStyles },
  { rel: 'stylesheet', href: styles },
]

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const titles = loaderData ? [SETUP_STEP_TEXTS[loaderData.step].question] : []
  return privateMeta(matches, ...titles, SETUP.title)
}

function requireStep(text: string): SetupStep {
  if (!isSetupStep(text)) throw notFound()
  return text
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireAdmin(context)
  const step = requireStep(params.step)
  if (step === 'payment') requireSecondProof(context, visit.viewer)
  return loadStep(step, visit, context)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireAdmin(context)
  const step = requireStep(params.step)
  if (step === 'payment') requireSecondProof(context, visit.viewer)
  const form = await readForm(request)
  requireWriter(context, form)
  const { db } = visit
  switch (form.text('intent')) {
    case 'save': {
      const refusal = await saveStep(step, form, visit, context.get(savePicturesContext))
      if (refusal) return refusal
      await recordPassedStep(db, step)
      break
    }
    case 'skip':
      await skipSetupStep(db, step, visit)
      break
    case 'remove-samples': {
      const count = await removeAllSamples(db, visit)
      await refreshPageCaches(db)
      return moveOn(setupPath(step), { tone: 'success', title: CONTENT.samplesRemoved(count) })
    }
    case 'open':
      await openPractice(db, visit)
      await refreshPageCaches(db)
      return goTo('/', { tone: 'success', ...SETUP_OPEN.opened })
    case TOO_LARGE_INTENT:
      return rejected({ title: SETUP.tooLarge }, { status: 413 })
    default:
      throw badRequest()
  }
  await refreshPageCaches(db)
  return redirect(setupPath(stepAfter(step)))
}

export default function SetupStepPage({ loaderData, actionData }: Route.ComponentProps) {
  // A new step begins without what was typed in the last one.
  return <StepPage key={loaderData.step} shown={loaderData} problem={actionData} />
}

type StepPageProps = { shown: Route.ComponentProps['loaderData']; problem: Route.ComponentProps['actionData'] }

function StepPage({ shown, problem }: StepPageProps) {
  const { step, passed, fields, folded, values, hidden, version, preview } = shown
  const [typed, setTyped] = useState<FormTexts>()
  const question = useRef<HTMLDivElement>(null)
  const isAsked = fields.length > 0
  const texts = { ...preview.texts, ...(isAsked && values), ...typed }
  const show = (form: HTMLFormElement | null | undefined) =>
    form && setTyped(typedIn(new FormData(form), Object.keys(values)))
  useTypedEarly(question, (typed) => show(typed.querySelector<HTMLFormElement>('.admin-form')))
  return (
    <SetupFrame
      step={step}
      passed={passed}
      preview={<SetupPreview texts={texts} services={typedServices(preview.services, texts)} />}
    >
      <div
        className="grid gap-5"
        ref={question}
        onInput={({ target }: FormEvent<HTMLDivElement>) => show((target as HTMLInputElement).form)}
      >
        {shown.hasSamples && <SamplesNotice />}
        <StepFacts shown={shown} />
        <EditForm
          fields={fields}
          values={values}
          version={version}
          problem={problem && 'toast' in problem ? problem : undefined}
          backHref={setupPath(step)}
          actions={
            <div className="grid gap-3">
              <div className="form-actions">
                {step === 'open' && shown.isOpen ? (
                  <ButtonLink href="/">{SETUP_OPEN.toSite}</ButtonLink>
                ) : (
                  <Button type="submit" name="intent" value={step === 'open' ? 'open' : 'save'}>
                    {step === 'open' ? SETUP.open : isAsked ? SETUP.save : SETUP.goOn}
                  </Button>
                )}
                {step !== 'open' && (
                  <Button type="submit" name="intent" value="skip" tone="quiet" formNoValidate>
                    {SETUP.notForUs}
                  </Button>
                )}
              </div>
              {step !== 'open' && <p className="hint">{SETUP.next(SETUP_STEP_TEXTS[stepAfter(step)].name)}</p>}
            </div>
          }
        >
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {folded.length > 0 && (
            <details className="setup-more">
              <summary>{SETUP.more}</summary>
              <div>
                <SpecFields fields={folded} values={values} errors={problem?.fieldErrors ?? {}} />
              </div>
            </details>
          )}
        </EditForm>
      </div>
    </SetupFrame>
  )
}

/** An unticked box is not in the form: what the step asks for and the form lacks is empty. */
function typedIn(form: FormData, names: readonly string[]): FormTexts {
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]))
}

/** The services as typed, or as stored where the step asks for something else. */
function typedServices(stored: readonly PreviewService[], texts: FormTexts): readonly PreviewService[] {
  const keys = Object.keys(texts).flatMap((name) => /^name-(.+)$/.exec(name)?.[1] ?? [])
  if (keys.length === 0) return stored
  return keys
    .filter((key) => texts[`offer-${key}`] === 'on')
    .map((key) => ({
      key,
      name: texts[`name-${key}`] ?? '',
      price: texts[`price-${key}`] ?? '',
      minutes: texts[`durationMinutes-${key}`] ?? '',
    }))
}

function SamplesNotice() {
  return (
    <Notice>
      <form method="post" className="grid justify-items-start gap-3">
        <p>{SETUP_SAMPLES.lead}</p>
        <Button type="submit" name="intent" value="remove-samples" tone="secondary" size="sm">
          {SETUP_SAMPLES.remove}
        </Button>
      </form>
    </Notice>
  )
}

/** What a step says besides its fields. */
function StepFacts({ shown }: Pick<StepPageProps, 'shown'>) {
  switch (shown.step) {
    case 'services':
      return <p className="hint">{SETUP_SERVICES.more}</p>
    case 'hours':
      return shown.fields.length === 0 ? <OtherHours mayChange={shown.hours?.mayChange === true} /> : null
    case 'payment':
      return (
        <>
          {shown.isPasswordNeeded && (
            <Notice>
              <span className="grid justify-items-start gap-3">
                {PRACTICE_PAGE.passwordNotSet}
                <ButtonLink href="/dashboard/profile#set-password" tone="secondary" size="sm">
                  {PRACTICE_PAGE.setPassword}
                </ButtonLink>
              </span>
            </Notice>
          )}
          <p className="hint">
            <TextWithLinks
              text={SETUP_PAYMENT.others}
              links={{
                ways: (
                  <a className="text-link" href={to(settingsPath('ways'))}>
                    {SETUP_PAYMENT.othersLink}
                  </a>
                ),
              }}
            />
          </p>
        </>
      )
    case 'texts':
      return (
        <p className="hint">
          <TextWithLinks
            text={SETUP_TEXTS.legal}
            links={{
              terms: <NewTabLink path="/terms">{SETUP_TEXTS.terms}</NewTabLink>,
              privacy: <NewTabLink path="/privacy">{SETUP_TEXTS.privacy}</NewTabLink>,
            }}
          />
        </p>
      )
    case 'email':
      return <EmailFacts sendsMail={shown.sendsMail} appUrl={shown.appUrl} />
    case 'open':
      return (
        <>
          {shown.isOpen && <Notice tone="success">{SETUP_OPEN.isOpen}</Notice>}
          <ReadyList ready={shown.ready} />
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <a className="text-link" href={to('/')}>
              {SETUP_OPEN.look}
            </a>
            {!shown.isOpen && (
              <a className="text-link" href={to('/opening-soon')}>
                {SETUP_OPEN.soon}
              </a>
            )}
          </p>
        </>
      )
    default:
      return null
  }
}

function OtherHours({ mayChange }: { mayChange: boolean }) {
  if (!mayChange) return <p>{SETUP_HOURS.elsewhere}</p>
  return (
    <p>
      {SETUP_HOURS.differ}{' '}
      <a className="text-link" href={to('/staff/week/hours')}>
        {SETUP_HOURS.change}
      </a>
    </p>
  )
}
