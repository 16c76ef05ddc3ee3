import { Component, type ReactNode } from 'react'

interface MapBoundaryProps {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Error boundary: a map that throws is replaced by its fallback, the page stays up. Key it by attempt. */
export class MapBoundary extends Component<MapBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false }

  static getDerivedStateFromError() {
    return { hasError: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasError ? null : this.props.children
  }
}
