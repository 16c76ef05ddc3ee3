import { useCallback, useEffect, useRef, useState } from 'react'
import type { Capture } from '#domain/booking/proof/capture.ts'

type Position = NonNullable<Capture['position']>
type Reading = Position & { at: number }

/** A reading that is older says little of now. */
const FRESH_MS = 15_000
const WAIT_MS = 10_000
const OPTIONS = { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: 5000 }
const MAX_ACCURACY_M = 1_000_000

/** Where this phone is, followed once it was allowed. */
export function usePosition() {
  const [position, setPosition] = useState<Position | null>(null)
  const [isRefused, setRefused] = useState(false)
  const latest = useRef<Reading | null>(null)
  const watch = useRef<number | null>(null)

  const take = useCallback(({ coords }: GeolocationPosition): Position => {
    const read = toPosition(coords)
    latest.current = { ...read, at: Date.now() }
    setPosition(read)
    setRefused(false)
    return read
  }, [])

  const follow = useCallback(() => {
    if (watch.current !== null || !('geolocation' in navigator)) return
    const onError = ({ code }: GeolocationPositionError) => {
      if (code !== PERMISSION_DENIED) return
      stop(watch)
      setRefused(true)
    }
    watch.current = navigator.geolocation.watchPosition(take, onError, OPTIONS)
  }, [take])

  useEffect(() => {
    // who has allowed it before is not asked again
    void navigator.permissions
      ?.query({ name: 'geolocation' })
      .then(({ state }) => state === 'granted' && follow())
      .catch(() => {})
    return () => stop(watch)
  }, [follow])

  /** At this moment; null: not allowed, or not known within ten seconds. */
  const now = useCallback((): Promise<Position | null> => {
    const { current } = latest
    if (current && Date.now() - current.at <= FRESH_MS) {
      const { at: _, ...read } = current
      return Promise.resolve(read)
    }
    if (!('geolocation' in navigator)) return Promise.resolve(null)
    return new Promise((resolve) =>
      navigator.geolocation.getCurrentPosition(
        (read) => resolve(take(read)),
        () => resolve(null),
        OPTIONS,
      ),
    )
  }, [take])

  return { position, isRefused, follow, now }
}

const PERMISSION_DENIED = 1

function stop(watch: { current: number | null }): void {
  if (watch.current !== null) navigator.geolocation.clearWatch(watch.current)
  watch.current = null
}

export function toPosition({
  latitude,
  longitude,
  accuracy,
}: Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>): Position {
  return { lat: latitude, lng: longitude, accuracyM: Math.min(Math.ceil(accuracy), MAX_ACCURACY_M) }
}
