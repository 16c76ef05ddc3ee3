import { Actions } from '#web/ui/kit/actions.tsx'
import { Choices } from '#web/ui/kit/choices.tsx'
import { Feedback } from '#web/ui/kit/feedback.tsx'
import { Forms } from '#web/ui/kit/forms.tsx'
import { Foundations } from '#web/ui/kit/foundations.tsx'
import { Pictures } from '#web/ui/kit/pictures.tsx'
import { Structure } from '#web/ui/kit/structure.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'

/** Every part of the kit in every state, on one page. */
export function KitPage() {
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-12 px-4 py-10 md:px-8">
      <header className="flex items-start justify-between gap-4">
        <div>
          <h1 className="text-4xl">The kit</h1>
          <p className="mt-2 text-ink-soft">
            Every part in every state. Look here before you draw something new.
          </p>
        </div>
        <ThemeToggle />
      </header>
      <Foundations />
      <Actions />
      <Forms />
      <Choices />
      <Structure />
      <Feedback />
      <Pictures />
    </div>
  )
}
