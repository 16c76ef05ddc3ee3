import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { type NoticeSettings, NoticeSettingsInput } from '#contract/ground/notices.ts'
import { api } from '#web/platform/api.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { toast } from '#web/ui/toast.ts'
import { HourField } from './hour-field.tsx'
import { KindsTable } from './kinds-table.tsx'
import { noticeSettingsQuery } from './queries.ts'
import { readHour, toInput } from './settings-input.ts'
import { ZoneField } from './zone-field.tsx'

const toHour = { setValueAs: readHour }

/** What somebody is told, where, and when mails may come. */
export function SettingsForm({ settings }: { settings: NoticeSettings }) {
  const queryClient = useQueryClient()
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(NoticeSettingsInput),
    defaultValues: toInput(settings),
  })
  const submit = submitWith(async (body) => {
    queryClient.setQueryData(noticeSettingsQuery.queryKey, await api('PUT /api/notice-settings', { body }))
    toast({ title: 'Saved', description: 'Your choices apply from now on.' })
  })
  const { register, watch, setValue } = form
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <FormError>{failure}</FormError>
      <KindsTable kinds={settings.kinds} register={register} />
      <Card render={<section aria-label="Times" />} className="flex flex-col gap-5 p-5 md:p-6">
        <div className="flex flex-col gap-1.5">
          <h2 className="text-xl">Times</h2>
          <p className="text-[0.9375rem] text-ink-soft">
            Mails that can wait are held back in your quiet hours. Viewings and what is always mailed come at
            any time.
          </p>
        </div>
        <div className="grid gap-5 md:grid-cols-3">
          <HourField
            label="Quiet from"
            none="No quiet hours"
            input={register('quietFrom', toHour)}
            error={errors.quietFrom?.message}
          />
          <HourField
            label="Quiet until"
            none="No quiet hours"
            input={register('quietTo', toHour)}
            error={errors.quietTo?.message}
          />
          <HourField
            label="Digest comes at"
            input={register('digestHour', toHour)}
            error={errors.digestHour?.message}
          />
        </div>
        <ZoneField
          zone={watch('timeZone')}
          input={register('timeZone')}
          error={errors.timeZone?.message}
          onChoose={(zone) => setValue('timeZone', zone, { shouldDirty: true })}
        />
      </Card>
      <Button type="submit" size="lg" pending={isSubmitting} className="self-start">
        {isSubmitting ? 'Saving...' : 'Save'}
      </Button>
    </form>
  )
}
