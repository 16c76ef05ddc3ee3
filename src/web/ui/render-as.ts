import { cloneElement, createElement, type ReactElement, type ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

export type Rendered = ReactElement<{ className?: string | undefined }> | undefined

interface Props {
  className: string
  children?: ReactNode
}

/**
 * What a part of the kit draws: an element of its usual kind, or the one its caller gives (`render={<Link to="/" />}`), whose own props
 * win. Base UI's `useRender` does more, and weighs 1.4 kB in every page.
 */
export function renderAs(render: Rendered, usual: string, props: Props): ReactElement {
  if (!render) return createElement(usual, props)
  const className = cn(props.className, render.props.className)
  return cloneElement(render, { ...props, ...render.props, className })
}
