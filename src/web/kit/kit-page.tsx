import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { Actions } from './actions.tsx'
import { Choices } from './choices.tsx'
import { Feedback } from './feedback.tsx'
import { Forms } from './forms.tsx'
import { Foundations } from './foundations.tsx'
import { Messages } from './messages.tsx'
import { Pictures } from './pictures.tsx'
import { Structure } from './structure.tsx'

/** Every component of the kit in every state, on one page. */
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
      <Messages />
      <Feedback />
      <Pictures />
    </div>
  )
}
