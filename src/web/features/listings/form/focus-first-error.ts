/** After the messages are on the page, in the order people see the fields. */
export function focusFirstError(form: HTMLFormElement | null): void {
  setTimeout(() => {
    const first = form?.querySelector<HTMLElement>('[aria-invalid=true]')
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  })
}
