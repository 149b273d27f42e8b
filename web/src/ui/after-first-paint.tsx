import { type ReactNode, useDeferredValue } from 'react'

type AfterFirstPaintProps = {
  /** Placeholder until then. */
  instead?: ReactNode
  children: ReactNode
}

/**
 * Delays parts that a page does not need for its first paint. They are rendered right afterwards, in slices between
 * which a phone can react, so that the whole page is not one long task.
 */
export function AfterFirstPaint({ instead = null, children }: AfterFirstPaintProps) {
  return useDeferredValue(true, false) ? children : instead
}
