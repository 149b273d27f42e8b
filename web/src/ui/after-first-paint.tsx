import { type ReactNode, useDeferredValue } from 'react'

type AfterFirstPaintProps = {
  /** What holds its place until then. */
  instead?: ReactNode
  children: ReactNode
}

/**
 * What a page can do without when it is first painted. It is drawn right afterwards, in slices between which a phone can
 * react, so that the whole page is not one long task.
 */
export function AfterFirstPaint({ instead = null, children }: AfterFirstPaintProps) {
  return useDeferredValue(true, false) ? children : instead
}
