import { ENDED_BOOKINGS } from './ended-stories.ts'
import { OPEN_BOOKINGS } from './open-stories.ts'
import { PROVED_BOOKINGS } from './proved-stories.ts'
import { REVIEWED_BOOKINGS } from './reviewed-stories.ts'
import { RUNNING_BOOKINGS } from './running-stories.ts'
import { TESTED_BOOKINGS } from './tested-stories.ts'
import type { DemoBooking } from './types.ts'

/** All that is played in the market; the first admin's own come after the admin. */
export const BOOKINGS: readonly DemoBooking[] = [
  ...RUNNING_BOOKINGS,
  ...REVIEWED_BOOKINGS,
  ...PROVED_BOOKINGS,
  ...ENDED_BOOKINGS,
  ...OPEN_BOOKINGS,
  ...TESTED_BOOKINGS,
]
