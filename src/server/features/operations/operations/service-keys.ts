import type { AppContext } from '../../../context.ts'
import { checkGeocoder } from '../../../platform/geocoding/street-geocoder.ts'
import type { KeyCheck } from '../../../platform/keys/keys-health.ts'
import { checkMailLogin } from '../../../platform/mail/mail-refusal.ts'

/** Each quarter of an hour, and when a job process starts. */
export const CHECK_SERVICES_TASK = 'check-service-keys'
export const SERVICES_CRON = `*/15 * * * * ${CHECK_SERVICES_TASK} ?max=1`

type Settings = Pick<AppContext, 'config' | 'languageModel'>

/** The services besides those of payments that are set, by their name in `/readyz`. */
export function listServices({ config, languageModel }: Settings): Map<string, KeyCheck> {
  const { SMTP_URL: mail, GEOCODER_URL: geocoder } = config
  const services = new Map<string, KeyCheck>()
  if (mail) services.set('mail', () => checkMailLogin(mail))
  if (geocoder) services.set('geocoder', () => checkGeocoder(geocoder))
  if (languageModel) services.set('model', () => languageModel.checkKey())
  return services
}
