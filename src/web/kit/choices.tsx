import { useState } from 'react'
import { formatUsd } from '#domain/money.ts'
import { AD_TYPE_LABELS, AD_TYPES, type AdType } from '#domain/vocabulary.ts'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { Histogram } from '#web/ui/histogram.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { type Range, RangeSlider } from '#web/ui/range-slider.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { KitPart, KitSection } from './kit-section.tsx'

const BINS = [4, 9, 16, 22, 19, 14, 15, 11, 7, 9, 5, 4, 3, 2, 0, 2, 1, 0, 0, 1].map((count, index) => ({
  from: index * 500,
  to: (index + 1) * 500,
  count,
}))
const COUNTS = [42, 31, 27, 12, 18, 33]
const VIEWS = [
  { value: 'map', label: 'Map View' },
  { value: 'list', label: 'List View' },
] as const

export function Choices() {
  const [types, setTypes] = useState<AdType[]>(['billboard', 'radio'])
  const [kind, setKind] = useState<'rent' | 'sale'>('rent')
  const [view, setView] = useState<'map' | 'list'>('map')
  const [moving, setMoving] = useState(true)
  const [range, setRange] = useState<Range>([500, 5000])
  return (
    <KitSection title="Choices">
      <div className="grid gap-8 md:grid-cols-3">
        <KitPart name="Checkboxes with counts" wide>
          <CheckboxGroup
            legend="Ad type"
            options={AD_TYPES.map((value, index) => ({
              value,
              label: AD_TYPE_LABELS[value],
              count: COUNTS[index] ?? 0,
            }))}
            value={types}
            onValueChange={setTypes}
          />
        </KitPart>
        <KitPart name="Radios" wide>
          <RadioGroup
            legend="Listing type"
            options={[
              { value: 'rent', label: 'For Rent', hint: 'Paid by the period' },
              { value: 'sale', label: 'For Sale' },
            ]}
            value={kind}
            onValueChange={setKind}
          />
          <SegmentedControl legend="View" options={VIEWS} value={view} onValueChange={setView} />
          <Switch
            label="Search as I move"
            checked={moving}
            onChange={(event) => setMoving(event.target.checked)}
          />
          <Switch label="Off and disabled" disabled />
        </KitPart>
        <KitPart name="Price" wide>
          <RangeSlider
            min={0}
            max={10_000}
            step={100}
            value={range}
            onValueChange={setRange}
            labels={['Minimum price', 'Maximum price']}
            format={formatUsd}
          >
            <Histogram bins={BINS} selected={range} caption="Spaces by price" format={formatUsd} />
          </RangeSlider>
          <p className="price flex justify-between">
            <span>{formatUsd(range[0])}</span>
            <span>{formatUsd(range[1])}</span>
          </p>
        </KitPart>
      </div>
    </KitSection>
  )
}
