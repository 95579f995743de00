import { WHEEL_RASHIS } from '#app/features/chart-drawings/wheel-rashis.ts'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { NightSky } from '#app/ui/motif/night-sky.tsx'
import type { SkyBody } from '#app/ui/motif/sky-body.ts'
import { SkyWheel } from '#app/ui/motif/sky-wheel.tsx'
import { HOME } from '#content/site/home.ts'
import type { HomeTexts } from '#domain/content/home-texts.ts'
import { NextFreeHour, type NextHour } from './next-free-hour.tsx'

type HomeHeroProps = {
  texts: Pick<HomeTexts, 'eyebrow' | 'heading' | 'lead'>
  trustLine: string
  nextHour: NextHour | undefined
  bodies: readonly SkyBody[]
  when: string
  hasCourses: boolean
}

/** Headline and two actions on the left, the current sky on the right. */
export function HomeHero({ texts, trustLine, nextHour, bodies, when, hasCourses }: HomeHeroProps) {
  return (
    <section className="section-drawn relative">
      <NightSky />
      <div className="wrap grid items-center gap-x-10 gap-y-8 py-10 lg:grid-cols-[1.05fr_0.95fr] lg:py-16">
        <div>
          <p className="eyebrow">{texts.eyebrow === null ? HOME.eyebrow : <OwnText>{texts.eyebrow}</OwnText>}</p>
          <h1 className="mt-4 mb-5 max-w-[12em] text-4xl">
            {texts.heading === null ? HOME.heading : <OwnText>{texts.heading}</OwnText>}
          </h1>
          <p className="lead max-w-[34em]">{texts.lead === null ? HOME.lead : <OwnText>{texts.lead}</OwnText>}</p>
          <div className="my-7 flex flex-wrap gap-3">
            <ButtonLink href="/consultation" size="lg">
              {HOME.bookConsultation}
            </ButtonLink>
            {hasCourses && (
              <ButtonLink href="/courses" tone="secondary" size="lg">
                {HOME.exploreCourses}
              </ButtonLink>
            )}
          </div>
          {(trustLine || nextHour) && (
            <p className="flex flex-wrap gap-x-6 gap-y-1 text-ink-soft text-sm">
              {trustLine && (
                <b className="text-ink">
                  <OwnText>{trustLine}</OwnText>
                </b>
              )}
              {nextHour && (
                <span>
                  {HOME.nextFreeHourLabel} <NextFreeHour hour={nextHour} />
                </span>
              )}
            </p>
          )}
        </div>
        <div className="w-full max-w-[34rem] justify-self-center lg:justify-self-end">
          <SkyWheel bodies={bodies} rashis={WHEEL_RASHIS} label={HOME.wheelLabel(when)} />
          <p className="hint mx-auto mt-1 max-w-[26rem] text-balance text-center">{HOME.skyCaption(when)}</p>
        </div>
      </div>
    </section>
  )
}
