import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { ControlSamples } from './style-guide/control-samples.tsx'
import { DataSamples } from './style-guide/data-samples.tsx'
import { FormSamples } from './style-guide/form-samples.tsx'
import { HeroSample } from './style-guide/hero-sample.tsx'
import { MotifSamples } from './style-guide/motif-samples.tsx'
import { OfferSamples } from './style-guide/offer-samples.tsx'
import { OverlaySamples } from './style-guide/overlay-samples.tsx'
import { ReadingSamples } from './style-guide/reading-samples.tsx'

/** Every component in one place, for looking at: served in development only. */
export default function StyleGuide() {
  return (
    <>
      <HeroSample />
      <OfferSamples />
      <Section tone="tinted">
        <SectionHeading title="Forms" lead="Labels above, what is wrong beside the field, what helps below it." />
        <FormSamples />
      </Section>
      <Section>
        <SectionHeading title="Controls" />
        <ControlSamples />
      </Section>
      <Section tone="panel">
        <SectionHeading title="Numbers and lists" />
        <DataSamples />
      </Section>
      <Section>
        <SectionHeading title="Overlays" lead="These need script and belong to applications." />
        <OverlaySamples />
      </Section>
      <ReadingSamples />
      <MotifSamples />
    </>
  )
}
