import { Moon, Sun } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { applyTheme, currentTheme } from '#web/ui/theme.ts'

/** The server cannot know the system's theme, so CSS selects which of the two labels shows. */
export function ThemeToggle({ className }: { className?: string }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className={className}
      onClick={() => applyTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    >
      <span className="dark:hidden">
        <Moon aria-hidden="true" />
        <span className="sr-only">Switch to dark theme</span>
      </span>
      <span className="hidden dark:inline">
        <Sun aria-hidden="true" />
        <span className="sr-only">Switch to light theme</span>
      </span>
    </Button>
  )
}
