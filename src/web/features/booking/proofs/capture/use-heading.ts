import { useCallback, useEffect, useRef, useState } from 'react'

/** What browsers of iPhones add: degrees from north, clockwise. */
type Turned = DeviceOrientationEvent & { webkitCompassHeading?: number }
type OrientationPermission = { requestPermission?: () => Promise<string> }

const FRESH_MS = 3000

/** Where the back of the phone points. Nothing is drawn by it: it is read in the moment of a photo. */
export function useHeading() {
  const latest = useRef<{ heading: number; at: number } | null>(null)
  const [isToAsk, setToAsk] = useState(false)

  useEffect(() => {
    let isGone = false
    // who may know it already tells so without a press; iPhones refuse to be asked without one
    void needsPress(globalThis).then((needs) => !isGone && setToAsk(needs))
    const onTurn = (event: Turned) => {
      const heading = toHeading(event)
      if (heading === null) return
      latest.current = { heading, at: Date.now() }
      setToAsk(false)
    }
    const turn = (event: Event) => onTurn(event as Turned)
    addEventListener('deviceorientationabsolute', turn)
    addEventListener('deviceorientation', turn)
    return () => {
      isGone = true
      removeEventListener('deviceorientationabsolute', turn)
      removeEventListener('deviceorientation', turn)
    }
  }, [])

  /** iPhones ask once a visit, and only upon a press. */
  const allow = useCallback(async () => {
    setToAsk(false)
    if (typeof DeviceOrientationEvent === 'undefined') return
    await (DeviceOrientationEvent as OrientationPermission).requestPermission?.().catch(() => {})
  }, [])

  const now = useCallback((): number | null => {
    const { current } = latest
    return current && Date.now() - current.at <= FRESH_MS ? current.heading : null
  }, [])

  return { allow, now, isToAsk }
}

/** Whether this browser tells where it points only upon a press: asked without one it refuses to answer. */
export async function needsPress(scope: { DeviceOrientationEvent?: unknown }): Promise<boolean> {
  const event = scope.DeviceOrientationEvent as OrientationPermission | undefined
  if (typeof event?.requestPermission !== 'function') return false
  return event.requestPermission().then(
    () => false,
    () => true,
  )
}

/** Whole degrees from north, clockwise; null: this phone has no compass, or counts from anywhere. */
export function toHeading({
  webkitCompassHeading,
  absolute,
  alpha,
}: Pick<Turned, 'webkitCompassHeading' | 'absolute' | 'alpha'>): number | null {
  // iPhones say -1 of a compass that does not know
  if (typeof webkitCompassHeading === 'number')
    return webkitCompassHeading < 0 ? null : Math.round(webkitCompassHeading) % 360
  return absolute && alpha !== null ? Math.round(360 - alpha) % 360 : null
}
