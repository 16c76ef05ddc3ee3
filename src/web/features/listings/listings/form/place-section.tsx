import { useId } from 'react'
import { required } from '#domain/required.ts'
import { AUDIENCE_LABELS, FEATURE_LABELS, toAudienceTag } from '#domain/vocabulary.ts'
import type { TileUrls } from '#web/map/tiles.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { Input } from '#web/ui/input.tsx'
import { useListingForm } from './form-context.ts'
import { PinField } from './pin-field.tsx'
import { SpecificationsField } from './specifications-field.tsx'
import { TagsField } from './tags-field.tsx'
import { usePin } from './use-pin.ts'
import { usePlaceSuggestions } from './use-places.ts'

/** Location, specifications and audience. */
export function PlaceSection({ tileUrls }: { tileUrls: TileUrls }) {
  const { register, formState } = useListingForm()
  const { errors } = formState
  const { places, ask } = usePlaceSuggestions()
  const pin = usePin()
  const listId = useId()
  return (
    <FormSection title="Location & Specifications">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Location" error={errors.location?.message} hint="City, neighborhood, or zip code">
          <Input
            {...register('location', {
              onChange: (event) => ask(event.target.value),
              onBlur: () => void pin.find(),
            })}
            list={listId}
            autoComplete="off"
            placeholder="Fremont, Seattle, WA"
          />
        </Field>
        <datalist id={listId}>
          {places.map(({ canonical }) => (
            <option key={canonical} value={canonical} />
          ))}
        </datalist>
        <Field label="Address" error={errors.address?.message}>
          <Input
            {...register('address', { onBlur: () => void pin.find() })}
            autoComplete="address-line1"
            placeholder="3500 Fremont Ave N"
          />
        </Field>
      </div>
      <PinField tileUrls={tileUrls} onMove={pin.moveByHand} />
      {pin.notice && (
        <Alert live tone="warning">
          {pin.notice}
        </Alert>
      )}
      <Field label="Directions" optional error={errors.locationDetails?.message}>
        <Input {...register('locationDetails')} placeholder="North side of the bridge, above the bike shop" />
      </Field>
      <SpecificationsField />
      <TagsField
        name="features"
        label="Features"
        optional
        hint="What sets it apart. Buyers filter by the ones below."
        known={FEATURE_LABELS}
        toTag={(text) => toKnownTag(text, FEATURE_LABELS) ?? text.trim()}
      />
      <TagsField
        name="targetMarket"
        label="Target Market"
        hint="Who it reaches. Buyers filter by the ones below; add your own as you like."
        known={AUDIENCE_LABELS}
        toTag={(text) => toKnownTag(text, AUDIENCE_LABELS) ?? toAudienceTag(text)}
      />
    </FormSection>
  )
}

function toKnownTag(text: string, known: Record<string, string>): string | undefined {
  const words = text.trim().toLowerCase()
  return Object.keys(known).find((tag) => required(known[tag]).toLowerCase() === words)
}
