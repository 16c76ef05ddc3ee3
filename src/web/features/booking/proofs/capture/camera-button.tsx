import { Camera } from 'lucide-react'
import { useId } from 'react'
import { buttonVariants } from '#web/ui/button-variants.ts'
import { cn } from '#web/ui/cn.ts'

type CameraButtonProps = {
  /** What is photographed, for who does not see what stands around it: "of the north face". */
  what: string
  isTaking: boolean
  disabled?: boolean
  label?: string
  variant?: 'default' | 'outline'
  onTake: (files: readonly File[]) => void
}

/** Opens the camera of a phone; at a desk, the files. */
export function CameraButton({
  what,
  isTaking,
  disabled = false,
  label = 'Take a photo',
  variant = 'default',
  onTake,
}: CameraButtonProps) {
  const id = useId()
  return (
    <div className="noscript:hidden">
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        className="peer sr-only"
        disabled={disabled}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          onTake(files)
        }}
      />
      <label
        htmlFor={id}
        className={cn(
          buttonVariants({ size: 'lg', variant }),
          'w-full cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
          'peer-disabled:cursor-not-allowed peer-disabled:opacity-55',
        )}
      >
        <Camera aria-hidden="true" />
        {isTaking ? 'Taking the position...' : label}
        <span className="sr-only"> {what}</span>
      </label>
    </div>
  )
}
