import { AD_TYPES } from '#domain/vocabulary.ts'
import { AdTypeMarker, toAdTypeLook } from '#web/listing-parts/ad-type.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { cn } from '#web/ui/cn.ts'
import { Logo, LogoMark } from '#web/ui/logo.tsx'
import { KitPart, KitSection } from './kit-section.tsx'

const SWATCHES = [
  ['bg-paper', 'paper'],
  ['bg-sunk', 'sunk'],
  ['bg-card', 'card'],
  ['bg-raised', 'raised'],
  ['bg-ink', 'ink'],
  ['bg-ink-soft', 'ink-soft'],
  ['bg-ink-faint', 'ink-faint'],
  ['bg-rule', 'rule'],
  ['bg-control', 'control'],
  ['bg-primary', 'primary'],
  ['bg-primary-soft', 'primary-soft'],
  ['bg-accent', 'accent'],
  ['bg-accent-soft', 'accent-soft'],
  ['bg-danger', 'danger'],
  ['bg-danger-soft', 'danger-soft'],
]

export function Foundations() {
  return (
    <KitSection title="Foundations">
      <KitPart name="Logo">
        <Logo />
        <LogoMark className="size-14" />
      </KitPart>
      <KitPart name="Type" wide>
        <p className="font-display text-5xl font-extrabold tracking-[-0.035em]">A good corner sells itself</p>
        <p className="font-display text-2xl font-bold tracking-tight">
          Twelve walls on Pike, from $450 a month
        </p>
        <p className="max-w-prose">
          Body text is Hanken Grotesk: quiet, warm and easy to read at a bus stop. It sits in near-black ink
          on paper. Links are{' '}
          <a href="#foundations" className="link">
            underlined like this one
          </a>
          .
        </p>
        <p className="text-sm text-ink-faint">Small print stays readable: 18,400 daily views, modeled.</p>
        <p>
          <span className="price text-3xl">$1,250</span> <span className="price text-3xl">$9,875</span>
        </p>
      </KitPart>
      <KitPart name="Colour">
        {SWATCHES.map(([background, name]) => (
          <div key={name} className="w-24">
            <div className={cn('h-14 rounded-control border border-rule', background)} />
            <p className="mt-1 text-sm text-ink-faint">{name}</p>
          </div>
        ))}
      </KitPart>
      <KitPart name="Ad types">
        {[...AD_TYPES, 'other'].map((adType) => (
          <div
            key={adType}
            className="flex flex-col items-center gap-2 rounded-card border border-rule bg-card p-3"
          >
            <AdTypeMarker adType={adType} className="size-9" />
            <TypeBadge adType={adType} />
            <span className={cn('price rounded-control px-2 py-0.5 text-sm', toAdTypeLook(adType).solid)}>
              $1,200
            </span>
          </div>
        ))}
      </KitPart>
    </KitSection>
  )
}
