import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { NightSky } from '#app/ui/motif/night-sky.tsx'
import { SkyWheel } from '#app/ui/motif/sky-wheel.tsx'
import { SAMPLE_BODIES, SAMPLE_RASHIS } from './sample-sky.ts'

export function HeroSample() {
  return (
    <section className="section-drawn relative">
      <NightSky />
      <div className="wrap grid items-center gap-8 py-10 lg:grid-cols-[1.05fr_0.95fr] lg:py-16">
        <div>
          <p className="eyebrow">Vedic astrology, read with care</p>
          <h1 className="mt-4 mb-5 text-4xl">Know the time you were given</h1>
          <p className="lead max-w-[34em]">
            A chart is a map of light at one moment. We read yours slowly, in plain words, so that you can decide your
            next step with a clear mind.
          </p>
          <div className="my-7 flex flex-wrap gap-3">
            <ButtonLink href="#offers">Book a consultation</ButtonLink>
            <ButtonLink href="#offers" tone="secondary">
              Explore courses
            </ButtonLink>
          </div>
          <p className="hint">
            <b className="text-ink">Trusted by 1000+ Clients</b>
          </p>
        </div>
        <div className="w-full max-w-[34rem] justify-self-center lg:justify-self-end">
          <SkyWheel bodies={SAMPLE_BODIES} rashis={SAMPLE_RASHIS} label="The sidereal sky of a sample morning" />
        </div>
      </div>
    </section>
  )
}
