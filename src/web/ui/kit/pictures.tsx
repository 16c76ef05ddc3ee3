import { AD_TYPES } from '#domain/vocabulary.ts'
import { AdTypeIllustration } from '#web/ui/illustrations/ad-type-illustration.tsx'
import { CrashArt } from '#web/ui/illustrations/crash-art.tsx'
import { HeroArt } from '#web/ui/illustrations/hero-art.tsx'
import { MapUnavailableArt } from '#web/ui/illustrations/map-unavailable-art.tsx'
import { NoResultsArt } from '#web/ui/illustrations/no-results-art.tsx'
import { NotFoundArt } from '#web/ui/illustrations/not-found-art.tsx'
import { NothingYetArt } from '#web/ui/illustrations/nothing-yet-art.tsx'
import { KitPart, KitSection } from '#web/ui/kit/kit-section.tsx'

const SPOTS = [
  { name: 'No results', Art: NoResultsArt },
  { name: 'Nothing yet', Art: NothingYetArt },
  { name: 'Map unavailable', Art: MapUnavailableArt },
  { name: 'Crash', Art: CrashArt },
  { name: 'Not found', Art: NotFoundArt },
]

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
      <KitPart name="States" wide>
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-5">
          {SPOTS.map(({ name, Art }) => (
            <li key={name} className="text-center text-sm text-ink-faint">
              <Art />
              {name}
            </li>
          ))}
        </ul>
      </KitPart>
    </KitSection>
  )
}
