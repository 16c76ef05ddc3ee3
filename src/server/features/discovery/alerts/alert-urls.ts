import { alertRoutes } from '#contract/discovery/alerts.ts'
import { stopAlertsPath } from '#domain/paths.ts'

/** One-click unsubscribe: mail programs POST to it (RFC 8058). */
export const ALERTS_UNSUBSCRIBE_PATH = alertRoutes.unsubscribeAlerts.path
/** For people; asks first. */
export const ALERTS_STOP_PAGE = stopAlertsPath()

export function alertUrls(publicUrl: string, tokens: readonly string[]) {
  const search = `?token=${tokens.join(',')}`
  return {
    oneClick: `${publicUrl}${ALERTS_UNSUBSCRIBE_PATH}${search}`,
    stop: `${publicUrl}${ALERTS_STOP_PAGE}${search}`,
    weekly: `${publicUrl}${ALERTS_STOP_PAGE}${search}&to=weekly`,
  }
}
