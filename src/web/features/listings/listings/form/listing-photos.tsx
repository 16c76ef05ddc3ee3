import { useWatch } from 'react-hook-form'
import { LIMITS } from '#domain/limits.ts'
import { PhotosField } from '#web/photos/photos-field.tsx'
import { messageOf, useListingForm } from './form-context.ts'

/** The photos of the form's listing. */
export function ListingPhotos({ onUploading }: { onUploading: (isUploading: boolean) => void }) {
  const { control, getValues, setValue, formState } = useListingForm()
  const images = useWatch({ control, name: 'images' })
  return (
    <PhotosField
      value={images}
      onChange={(change) => setValue('images', change(getValues('images')), { shouldDirty: true })}
      max={LIMITS.images.max}
      tooMany={`A space has at most ${LIMITS.images.max} photos`}
      error={messageOf(formState.errors.images)}
      onUploading={onUploading}
    />
  )
}
