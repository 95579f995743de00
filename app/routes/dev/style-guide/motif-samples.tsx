import { ConcentricCircles } from '#app/ui/motif/concentric-circles.tsx'
import { LogoMark } from '#app/ui/motif/logo-mark.tsx'
import { LostGraha } from '#app/ui/motif/lost-graha.tsx'
import { LotusRosette } from '#app/ui/motif/lotus-rosette.tsx'
import { Monogram } from '#app/ui/motif/monogram.tsx'
import { NakshatraMarks } from '#app/ui/motif/nakshatra-marks.tsx'
import { RashiGlyph } from '#app/ui/motif/rashi-glyph.tsx'
import { TwelvefoldWheel } from '#app/ui/motif/twelvefold-wheel.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'

const SIGNS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

export function MotifSamples() {
  return (
    <Section tone="panel" drawing={<TwelvefoldWheel className="motif-behind -right-40 -bottom-40" />}>
      <SectionHeading title="The family of drawings" />
      <div className="flex flex-wrap items-center gap-8">
        <LogoMark size={64} />
        <LogoMark />
        <LotusRosette className="w-48" />
        <TwelvefoldWheel className="w-48" />
        <ConcentricCircles className="w-48" />
        <NakshatraMarks className="w-48" />
        <Monogram name="Surya Jyotish" className="w-48" />
        <LostGraha className="w-96" />
      </div>
      <div className="mt-8 flex flex-wrap gap-4 text-gold-text">
        {SIGNS.map((sign) => (
          <RashiGlyph key={sign} sign={sign} size={40} />
        ))}
      </div>
    </Section>
  )
}
