import { type ReactNode, useRef } from 'react'
import { useSeen } from './use-seen.ts'

type InSightProps = {
  /** Of the empty box that stands for the content, which should be about as high. */
  className: string
  children: ReactNode
}

/** Renders content further down the page, and lets it fetch its data, only once it comes near the view. */
export function InSight({ className, children }: InSightProps) {
  const box = useRef<HTMLDivElement>(null)
  return useSeen(box) ? children : <div ref={box} className={className} />
}
