import {
  CalendarDays,
  Hash,
  type LucideIcon,
  Monitor,
  Newspaper,
  Presentation,
  RadioTower,
  Shapes,
} from 'lucide-react'
import { AD_TYPE_LABELS, AD_TYPES, type AdType } from '#domain/vocabulary.ts'

export type AdTypeLook = {
  label: string
  Icon: LucideIcon
  /** Outline of the map marker in a 24 × 24 box: each type has its own, so color is never the only cue. */
  shape: string
  /** Tailwind classes, written out in full so that the build finds them. */
  text: string
  softBackground: string
  solid: string
  /** CSS values for places without classes, such as a Leaflet icon. */
  solidColor: string
  onSolidColor: string
}

const OTHER: AdTypeLook = {
  label: 'Other',
  Icon: Shapes,
  shape: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  text: 'text-type-other',
  softBackground: 'bg-type-other-bg',
  solid: 'bg-type-other-solid text-type-other-on',
  solidColor: 'var(--type-other-solid)',
  onSolidColor: 'var(--type-other-on)',
}

const LOOKS: Record<AdType, AdTypeLook> = {
  billboard: {
    label: AD_TYPE_LABELS.billboard,
    Icon: Presentation,
    shape: 'M2 6h20v10h-8v4h-4v-4H2z',
    text: 'text-type-billboard',
    softBackground: 'bg-type-billboard-bg',
    solid: 'bg-type-billboard-solid text-type-billboard-on',
    solidColor: 'var(--type-billboard-solid)',
    onSolidColor: 'var(--type-billboard-on)',
  },
  print: {
    label: AD_TYPE_LABELS.print,
    Icon: Newspaper,
    shape: 'M5 2h10l5 5v15H5z',
    text: 'text-type-print',
    softBackground: 'bg-type-print-bg',
    solid: 'bg-type-print-solid text-type-print-on',
    solidColor: 'var(--type-print-solid)',
    onSolidColor: 'var(--type-print-on)',
  },
  digital: {
    label: AD_TYPE_LABELS.digital,
    Icon: Monitor,
    shape: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z',
    text: 'text-type-digital',
    softBackground: 'bg-type-digital-bg',
    solid: 'bg-type-digital-solid text-type-digital-on',
    solidColor: 'var(--type-digital-solid)',
    onSolidColor: 'var(--type-digital-on)',
  },
  radio: {
    label: AD_TYPE_LABELS.radio,
    Icon: RadioTower,
    shape: 'M12 2l9 5.2v9.6L12 22l-9-5.2V7.2z',
    text: 'text-type-radio',
    softBackground: 'bg-type-radio-bg',
    solid: 'bg-type-radio-solid text-type-radio-on',
    solidColor: 'var(--type-radio-solid)',
    onSolidColor: 'var(--type-radio-on)',
  },
  event: {
    label: AD_TYPE_LABELS.event,
    Icon: CalendarDays,
    shape: 'M2 7h20v3.5a2 2 0 0 0 0 4V18H2v-3.5a2 2 0 0 0 0-4z',
    text: 'text-type-event',
    softBackground: 'bg-type-event-bg',
    solid: 'bg-type-event-solid text-type-event-on',
    solidColor: 'var(--type-event-solid)',
    onSolidColor: 'var(--type-event-on)',
  },
  social: {
    label: AD_TYPE_LABELS.social,
    Icon: Hash,
    shape: 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-7l-5 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
    text: 'text-type-social',
    softBackground: 'bg-type-social-bg',
    solid: 'bg-type-social-solid text-type-social-on',
    solidColor: 'var(--type-social-solid)',
    onSolidColor: 'var(--type-social-on)',
  },
}

/** Unknown types fall back to "Other" in grey. */
export function toAdTypeLook(adType: string): AdTypeLook {
  return (AD_TYPES as readonly string[]).includes(adType) ? LOOKS[adType as AdType] : OTHER
}

/** The type's marker in its color. Decorative: a name must stand beside it or on the control that contains it. */
export function AdTypeMarker({ adType, className = 'size-4' }: { adType: string; className?: string }) {
  const look = toAdTypeLook(adType)
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d={look.shape} fill={look.solidColor} />
    </svg>
  )
}
