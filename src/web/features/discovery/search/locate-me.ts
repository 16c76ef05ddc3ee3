import { KM_PER_MILE } from '#domain/geo.ts'
import { required } from '#domain/required.ts'
import { toast } from '#web/ui/toast.ts'

/** How far "near me" reaches. */
export const NEAR_KM = Math.round(15 * KM_PER_MILE)

const NEAR_ME = /^(?:(?:near|around|close to|by) (?:me|here)|nearby|here)$/i

/** Whether what was typed asks for where its writer is: no place has such a name. */
export function isNearMe(text: string): boolean {
  return NEAR_ME.test(text.trim().replace(/\s+/g, ' '))
}

/** Hands on where the visitor is, or says why that is not known. */
export async function locateMe(onFound: (near: string) => void): Promise<void> {
  try {
    onFound(await locate())
  } catch (error) {
    toast({ title: 'Near me', description: (error as Error).message, variant: 'destructive' })
  }
}

const REFUSALS: Record<number, string> = {
  1: 'Your browser did not share where you are. Allow it for this site, or type a place.',
  2: 'Where you are could not be found. Type a place instead.',
  3: 'Finding where you are took too long. Try again, or type a place.',
}

/** `lat,lng` rounded to about 100 m: precise enough to sort by, without exposing more in the URL. */
function locate(): Promise<string> {
  return new Promise((found, refused) => {
    if (!navigator.geolocation)
      return refused(new Error('Your browser cannot tell where you are. Type a place.'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => found(`${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`),
      ({ code }) => refused(new Error(REFUSALS[code] ?? required(REFUSALS[2]))),
      { timeout: 10_000, maximumAge: 300_000 },
    )
  })
}
