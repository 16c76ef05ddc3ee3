import type { AdType } from '#domain/vocabulary.ts'
import { RadioGroup, type RadioOption } from '#web/ui/radio-group.tsx'
import { useTerms } from './terms-context.ts'

type Choice = 'place' | 'online' | 'unsure'

const ONLINE_HINT = 'Advertising online is taxed.'
const QUESTIONS: Partial<Record<AdType, readonly RadioOption<Choice>[]>> = {
  digital: [
    { value: 'place', label: 'On a screen in a place', hint: 'A shop, a bus, a street.' },
    { value: 'online', label: 'Online', hint: `On web pages, in apps or streams. ${ONLINE_HINT}` },
  ],
  event: [
    { value: 'place', label: 'On signs and banners at the event' },
    { value: 'online', label: 'Online', hint: ONLINE_HINT },
    { value: 'unsure', label: 'Both, or something else', hint: 'Shown as taxed, marked as uncertain.' },
  ],
  print: [
    { value: 'place', label: 'In print' },
    { value: 'online', label: 'Online', hint: ONLINE_HINT },
  ],
  radio: [
    { value: 'place', label: 'On the air' },
    { value: 'online', label: 'In a podcast or stream', hint: ONLINE_HINT },
  ],
}
/** What nothing said means. */
const UNSAID: Partial<Record<AdType, Choice>> = { event: 'unsure', print: 'place', radio: 'place' }

/** Where the ad is met, which decides how it is taxed; nothing for media where only one answer is possible. */
export function DeliveryField() {
  const { form, problems, listing, change } = useTerms()
  const options = QUESTIONS[listing.adType]
  if (!options) return null
  return (
    <RadioGroup
      legend="Where does the ad appear?"
      name="delivery"
      options={options}
      value={form.delivery ?? UNSAID[listing.adType]}
      onValueChange={(choice) => change({ delivery: choice === 'unsure' ? null : choice })}
      error={problems.delivery}
    />
  )
}
