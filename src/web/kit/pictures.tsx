import { AD_TYPES } from '#domain/vocabulary.ts'
import { AdTypeIllustration } from '#web/listing-parts/ad-type-illustration.tsx'
import { AllDoneArt } from '#web/ui/illustrations/all-done-art.tsx'
import { HeroArt } from '#web/ui/illustrations/hero-art.tsx'
import { NothingYetArt } from '#web/ui/illustrations/nothing-yet-art.tsx'
import { KitPart, KitSection } from './kit-section.tsx'

export function Pictures() {
  return (
    <KitSection title="Pictures">
      <KitPart name="Scenes for spaces without a photo" wide>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
          {[...AD_TYPES, 'other'].map((adType) => (
            <AdTypeIllustration key={adType} adType={adType} className="rounded-card" />
          ))}
        </div>
      </KitPart>
      <KitPart name="Home page" wide>
        <HeroArt className="max-w-xl" />
      </KitPart>
      <KitPart name="Nothing yet" wide>
        <NothingYetArt />
        <AllDoneArt />
      </KitPart>
    </KitSection>
  )
}
