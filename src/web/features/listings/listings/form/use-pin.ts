import { useEffect, useRef, useState } from 'react'
import type { LatLng } from '#domain/geo.ts'
import { describePin, describeUnknown, findPin, isAt, nameOf } from './find-pin.ts'
import { useListingForm } from './form-context.ts'
import { useFindPlaces } from './use-places.ts'

/** The pin follows the geocoded address until it is placed by hand. */
export function usePin() {
  const { getValues, setValue } = useListingForm()
  const findPlaces = useFindPlaces()
  const isByHand = useRef(false)
  const asked = useRef('')
  const [notice, setNotice] = useState<string | null>(null)
  const move = (point: LatLng | null) => setValue('coordinates', point, { shouldDirty: true })
  useEffect(() => {
    const { location, address, coordinates } = readWords(getValues())
    if (!coordinates) return
    asked.current = `${address},${location}`
    void findPin({ location, address }, findPlaces).then((place) => {
      if (place && isAt(place, coordinates) && !isByHand.current) setNotice(describePin(place))
    })
  }, [getValues, findPlaces])
  return {
    notice,
    moveByHand(point: LatLng | null) {
      isByHand.current = point !== null
      setNotice(null)
      move(point)
    },
    async find() {
      const { location, address } = readWords(getValues())
      const words = `${address},${location}`
      if (isByHand.current || asked.current === words) return
      asked.current = words
      const place = await findPin({ location, address }, findPlaces)
      if (isByHand.current || asked.current !== words) return
      setNotice(place ? describePin(place) : location ? describeUnknown(location) : null)
      if (!place) return
      move({ lat: place.lat, lng: place.lng })
      if (!location || nameOf(place) !== place.canonical)
        setValue('location', nameOf(place), { shouldDirty: true })
    },
  }
}

function readWords({ location, address, coordinates }: Pinned): Pinned {
  return { location: location.trim(), address: address.trim(), coordinates }
}

interface Pinned {
  location: string
  address: string
  coordinates: LatLng | null
}
