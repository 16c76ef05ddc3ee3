import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { AttachmentsField } from './attachments-field.tsx'
import { MessageFields } from './message-fields.tsx'
import { loadChecks, type Preset, useContactForm } from './use-contact-form.ts'

type ContactFormProps = {
  /** Ticket number of a message sent without scripts. */
  sentBefore?: string | undefined
  preset?: Preset
}

export function ContactForm({ preset, sentBefore }: ContactFormProps) {
  const { form, submit, attachments, failure, sent, isSignedIn } = useContactForm(preset, sentBefore)
  const { isSubmitting } = form.formState
  return (
    <form
      noValidate
      onSubmit={submit}
      onFocus={loadChecks}
      action="/api/support/messages"
      method="post"
      encType="multipart/form-data"
      className="flex flex-col gap-4"
    >
      <MessageFields form={form} preset={preset} />
      <AttachmentsField attachments={attachments} isSignedIn={isSignedIn} />
      {/* beside the button, where people look after pressing it */}
      <FormError>{failure}</FormError>
      {sent && (
        <div id="sent" className="scroll-mt-8">
          <Alert tone="success" title={`Your message has the number ${sent}`} live>
            A copy is on its way to your mailbox.
          </Alert>
        </div>
      )}
      <Button type="submit" size="lg" pending={isSubmitting} className="self-start">
        {isSubmitting ? 'Sending...' : preset ? 'Send Feedback' : 'Send Message'}
      </Button>
    </form>
  )
}
