import type { Lane } from './platform/jobs/lanes.ts'

/**
 * The lane of every task. A task belongs to `outside` as soon as it may wait for another machine (files may be in a bucket),
 * to `clocks` when somebody's time runs and nothing but the database is needed.
 */
const TASKS_OF_LANE: Readonly<Record<Lane, readonly string[]>> = {
  clocks: [
    'booking-clock',
    'close-viewings',
    'expire-changes',
    'offer-freed-dates',
    'remind-artwork',
    'remind-payments',
    'remind-renewals',
    'remind-seller',
    'remind-viewing',
  ],
  money: ['match-statement', 'reconcile-payments', 'sweep-payments'],
  mail: ['mail-notices', 'send-mail', 'send-password-reset'],
  outside: [
    'carry-artwork',
    'deliver-cross-post',
    'pull-calendar',
    'run-import',
    'sweep-artwork',
    'sweep-attachments',
    'sweep-conversations',
    'sweep-held-mails',
    'sweep-imports',
    'sweep-photos',
    'sweep-support',
    'sync-cross-posts',
  ],
  pictures: ['fetch-pictures'],
  upkeep: [
    'check-claims',
    'embed-listings',
    'fade-sellers',
    'erase-instructions',
    'keep-retention',
    'measure-answers',
    'prune-listing-changes',
    'pull-calendars',
    'resume-imports',
    'roll-counts',
    'sweep-accounts',
    'sweep-alerts',
    'sweep-counts',
    'sweep-demand',
    'sweep-errors',
    'sweep-failed-jobs',
    'sweep-feeds',
    'sweep-idempotency',
    'sweep-marks',
    'sweep-newsletter',
    'sweep-notices',
    'sweep-outbox',
    'sweep-prepared-bookings',
    'sweep-spool',
    'take-backup',
    'tell-favorites',
    'watch-market',
  ],
}

export const LANE_OF_TASK: Readonly<Record<string, Lane>> = Object.fromEntries(
  Object.entries(TASKS_OF_LANE).flatMap(([lane, tasks]) => tasks.map((task) => [task, lane as Lane])),
)
