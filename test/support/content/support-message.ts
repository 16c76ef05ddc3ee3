/** What somebody writes into the contact form. */
export const SUPPORT_MESSAGE = {
  name: 'Rosa Diaz',
  email: 'rosa@example.com',
  subject: 'Price is wrong',
  category: 'listing',
  message: 'The price of my wall shows as zero.',
}

interface Attachment {
  name: string
  bytes: Uint8Array | string
  type?: string
}

/** The message with files, as a browser sends it; `changed` replaces single fields. */
export function buildSupportForm(files: readonly Attachment[], changed: object = {}): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries({ ...SUPPORT_MESSAGE, ...changed })) form.set(key, value)
  for (const { name, bytes, type = '' } of files)
    form.append('attachments', new File([bytes as BlobPart], name, { type }))
  return form
}
