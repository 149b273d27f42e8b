import { Component, type ReactNode } from 'react'

type Props = { fallback: ReactNode | ((error: unknown) => ReactNode); children: ReactNode }

/** Keeps a part that could not be loaded or drawn from breaking the whole page. */
export class LazyBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    const { fallback } = this.props
    return typeof fallback === 'function' ? fallback(this.state.error) : fallback
  }
}
